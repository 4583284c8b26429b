/** What the table does by itself. Device settings, kept between visits. */
import { read, write } from "../../../lib/storage";

class Habits {
  /** Questions with one possible answer are answered at once. */
  auto = $state(read<boolean>("dugout.auto", true));
  odds = $state(read<boolean>("dugout.odds", true));

  setAuto = (to: boolean): void => {
    this.auto = to;
    write("dugout.auto", to);
  };

  setOdds = (to: boolean): void => {
    this.odds = to;
    write("dugout.odds", to);
  };
}

export const habits = new Habits();
