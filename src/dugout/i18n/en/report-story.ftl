### A match in a few figures, for the page that ends it.

report-story-gain = { $draws ->
    [yes] Moved the result { $gain } his team’s way.
   *[no] Added { $gain } to the chance of winning.
}
report-story-worth = Goals the shots were worth
    .note = chances added up before the dice
report-story-interceptions = Interceptions
    .note = passes taken from the other side
report-story-shots = Shots
    .note = at the other goal
report-story-luck = Luck in front of goal
    .note = goals that the dice gave or took
report-story-right = Forecasts right
    .note = over all rounds
report-story-best-round = Best round
    .note = right forecasts out of thirteen
report-story-led = Rounds led
    .note = with the most right forecasts
report-story-goals = Goals played
    .note = whistled off or not
report-story-whistles = Goals stopped
    .note = with a whistle
