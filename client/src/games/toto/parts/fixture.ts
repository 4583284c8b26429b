/** A small table for tests: four seats in the middle of a round. */
import type { RoundReport, SeatView, TotoView } from "../types";

const TEAMS =
  "NED BEL ENG SCO GER AUT FRA ESP ITA SUI POR GRE SWE NOR DEN FIN POL CZE HUN ROU BRA ARG MEX USA JPN KOR";

export function seatView(news: Partial<SeatView> = {}): SeatView {
  return {
    column: null,
    cash: 40,
    cards: 16,
    open: false,
    has_chosen: true,
    has_sent: true,
    hand: null,
    form: null,
    asked: false,
    answered: false,
    stopped: false,
    total: 0,
    led: 0,
    best: 0,
    ...news,
  };
}

export function level(): number[][] {
  return Array.from({ length: 13 }, () => [0, 0]);
}

export function totoView(news: Partial<TotoView> = {}): TotoView {
  const teams = TEAMS.split(" ");
  return {
    seat: 0,
    phase: "turn",
    round: 1,
    rounds: 2,
    mode: "live",
    fixtures: Array.from({ length: 13 }, (_, row) => teams.slice(2 * row, 2 * row + 2)),
    own_fixtures: false,
    scores: level(),
    seats: [1, 2, 3, 4].map((column) => seatView({ column })),
    starter: 0,
    turn: 0,
    window: null,
    sheet: 1,
    group: 1,
    pot: 40,
    stakes: 40,
    carry: 0,
    jackpot: 0,
    ledger: [0, 0, 0],
    discarded: [0, 0, 0, 0, 0, 0, 0],
    deck: [18, 14, 10, 7, 4, 3, 8],
    options: {},
    reports: [],
    effects: null,
    places: null,
    ...news,
  };
}

export function roundReport(news: Partial<RoundReport> = {}): RoundReport {
  return {
    number: 1,
    starter: 0,
    scores: level(),
    results: "3333333333333",
    forms: ["3333333333333", "1111111111111"],
    open: [false, false],
    hands: [
      [0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 1],
    ],
    removed: [0, 0, 0, 0, 0, 0, 0],
    counts: [13, 0],
    leaders: [0],
    pot: 20,
    outcome: "taken",
    share: 20,
    rounding: 0,
    cash: [60, 40],
    ...news,
  };
}
