/** The settings of a competition that is being created. */
import { competingOf } from "../games";
import { gameTitle } from "../lib/games.svelte";
import { t } from "../lib/i18n.svelte";
import type { TimeControl } from "../protocol";
import type * as wire from "../wire";
import type { Competition, Config } from "./api";

/** Settings that templates do not specify. */
const FRESH: Partial<Config> = { third_place: false, market: false };

/** The defaults, as sent by the server. */
export type Template = wire.TemplateInfo;

export class Settings {
  /** The chosen template; empty when starting from scratch. */
  template = $state("");
  /** Whether computers fill the free places. */
  fill = $state(false);
  game = $state("");
  format = $state("league2");
  title = $state("");
  calendar = $state<"season" | "marathon">("season");
  /** Days of one matchday (CO-4.7); 0 where `days` counts for everything. */
  partDays = $state(7);
  days = $state(28);
  /** The time of day at which a matchday ends, in the time zone of this device (CO-4.7). */
  endsAt = $state("22:00");
  endsOn = $state<number | null>(null);
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  hours = $state(48);
  groups = $state(2);
  qualify = $state(2);
  groupTwice = $state(false);
  twoLegs = $state(false);
  third = $state(false);
  neutral = $state(true);
  bonus = $state(true);
  sessions = $state(5);
  /** CO-22.1, CO-24.6: 0 for the usual number. */
  rounds = $state(0);
  secondFinal = $state(true);
  market = $state(false);
  open = $state(false);
  clock = $state.raw<TimeControl>({ kind: "none" });
  expected = $state(8);
  /** A finished competition of the same game whose suspensions and injuries are carried over (CO-7.9). */
  inherit = $state("");
  /** CO-25.1: the competition whose next season it is. */
  after = $state("");

  readonly terms = $derived(competingOf(this.game));
  /** A league at tables, which has a number of evenings. */
  readonly evenings = $derived(this.terms.at_tables && this.format.endsWith("league"));
  readonly knockout = $derived(["cup", "cup2", "groups", "double"].includes(this.format));
  readonly mayTrade = $derived(
    this.terms.market && ["league1", "league2", "groups"].includes(this.format) && this.calendar === "season",
  );
  readonly usualTitle = $derived(
    this.template
      ? t(`co-template-${this.template}`)
      : t(
          this.format.includes("cup") || this.format === "double"
            ? "co-title-default-cup"
            : "co-title-default-league",
          {
            game: gameTitle(this.game),
          },
        ),
  );

  readonly config = $derived.by((): Config => {
    const { game, format, calendar, terms } = this;
    const found: Config = { game, format, calendar };
    if (calendar === "marathon") found.hours = this.hours;
    else Object.assign(found, this.#dates());
    if (format === "groups") {
      const { groups, qualify } = this;
      Object.assign(found, { groups, qualify, group_rounds: this.groupTwice ? 2 : 1 });
      if (this.twoLegs && terms.two_legs) found.knockout = "cup2";
    }
    if (this.knockout) Object.assign(found, { third_place: this.third, final_neutral: this.neutral });
    if (["swiss", "ladder"].includes(format) && this.rounds > 0) found.rounds = this.rounds;
    if (format === "double") found.second_final = this.secondFinal;
    if (terms.home_bonus) found.home_bonus = this.bonus;
    if (this.evenings) found.sessions = this.sessions;
    if (this.market && this.mayTrade) found.market = true;
    return found;
  });

  #dates(): Partial<Config> {
    const length = this.partDays ? { part_days: this.partDays } : { days: this.days };
    if (!this.endsAt) return length;
    return { ...length, ends_at: this.endsAt, ends_on: this.endsOn, zone: this.zone };
  }

  /** Apply a template of a game. */
  use = (game: string, template: Template): void => {
    const config = template.config as Config;
    this.choose(game, config.format);
    this.template = template.id;
    this.fill = template.fill;
    this.#take({ ...FRESH, ...config });
    this.expected = template.entrants;
  };

  #take(was: Partial<Config>): void {
    this.calendar = was.calendar === "marathon" ? "marathon" : "season";
    this.partDays = was.part_days ?? 0;
    this.endsAt = was.ends_at ?? "";
    this.endsOn = was.ends_on ?? null;
    this.days = was.days ?? this.days;
    this.hours = was.hours ?? this.hours;
    this.groups = was.groups ?? this.groups;
    this.qualify = was.qualify ?? this.qualify;
    this.groupTwice = was.group_rounds === 2;
    this.twoLegs = was.knockout === "cup2";
    this.third = was.third_place ?? this.third;
    this.neutral = was.final_neutral ?? this.neutral;
    this.bonus = was.home_bonus ?? this.bonus;
    this.sessions = was.sessions ?? this.sessions;
    this.rounds = was.rounds ?? 0;
    this.secondFinal = was.second_final ?? true;
    this.market = was.market ?? this.market;
  }

  choose = (game: string, format = Object.keys(competingOf(game).formats)[0] ?? ""): void => {
    this.game = game;
    this.inherit = this.after = "";
    this.pick(format);
  };

  pick = (format: string): void => {
    this.format = format;
    this.bonus = format !== "cup"; // CO-12.1
    if (format === "groups" && this.expected < 6) this.expected = 8;
  };

  /** The next season of a competition: copy all settings. */
  follow({ config: was, title, clock, public: open, entrants }: Competition): void {
    this.choose(was.game, was.format);
    this.title = title;
    this.#take(was);
    this.clock = clock;
    this.open = open;
    this.expected = entrants.length;
  }
}
