/** What the table does by itself. Device settings, kept between visits. */
import { read, write } from "../../../lib/storage";

class Habits {
  /** Questions with one possible answer are answered at once. */
  auto = $state(read<boolean>("dugout.auto", true));
  odds = $state(read<boolean>("dugout.odds", true));

  /** Substitutions are asked for at every dead ball; null: as the match was made. */
  subs = $state(read<boolean | null>("dugout.substitutions", null));

  /** The formation that was named last. */
  formation = $state(read<string>("dugout.formation", "4-4-2"));

  setAuto = (to: boolean): void => {
    this.auto = to;
    write("dugout.auto", to);
  };

  setOdds = (to: boolean): void => {
    this.odds = to;
    write("dugout.odds", to);
  };

  setSubs = (to: boolean): void => {
    this.subs = to;
    write("dugout.substitutions", to);
  };

  setFormation = (to: string): void => {
    this.formation = to;
    write("dugout.formation", to);
  };
}

export const habits = new Habits();
