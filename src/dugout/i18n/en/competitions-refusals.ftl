### Competitions: what is refused (refusal-co-…).

refusal-co-bad-field = “{ $value }” is not possible for { $field }.
refusal-co-bad-format = This game has no format “{ $format }”.
refusal-co-bad-size = This format is for { $low } to { $high } entrants; there are { $entrants }.
refusal-co-bad-groups = { $entrants } entrants cannot be split into { $groups } groups of three to six.
refusal-co-bad-qualify = { $qualify } from each group is not possible: it must be fewer than the smallest group has, and 2 to 32 in all.
refusal-co-no-market = A transfer market needs a game with squads, in a league or groups played matchday by matchday.
refusal-co-bad-name = Enter a name of at most 40 characters.
refusal-co-joined-already = { $name } has already entered.
refusal-co-no-team = { $name } needs a national team.
refusal-co-team-taken = { $team } is already taken. Choose another team.
refusal-co-no-entrant = There is no such entrant.
refusal-co-bad-order = The seeding must list every entrant once.
refusal-co-entries-closed = Entries are closed.
refusal-co-too-few-cards = There are not enough player cards for { $entrants } managers.
refusal-co-bad-squad = { $name }'s squad must have one goalkeeper and fifteen field players.
refusal-co-shared-card = { $name }'s squad has a card that is already taken.
refusal-co-not-your-pick = It is not your turn to pick.
refusal-co-card-not-open = This card is not on offer.
refusal-co-no-draft = There is no draft now.
refusal-co-long-wishes = A wish list is full at { $most }, and each card can be on it only once.
refusal-co-no-fixture = This match is not part of the competition.
refusal-co-not-yours = You are not playing in { $teams } ({ $stage ->
    [knockout] knock-out
    [tables] session { $day }
    [swiss] round { $day }
    [ladder] match { $day } of the ladder
   *[league] matchday { $day }
}).
refusal-co-begun-already = { $teams } ({ $stage ->
    [knockout] knock-out
    [tables] session { $day }
    [swiss] round { $day }
    [ladder] match { $day } of the ladder
   *[league] matchday { $day }
}) has already started or is over.
refusal-co-not-begun = { $teams } ({ $stage ->
    [knockout] knock-out
    [tables] session { $day }
    [swiss] round { $day }
    [ladder] match { $day } of the ladder
   *[league] matchday { $day }
}) is not in progress.
refusal-co-bad-report = { $why ->
    [no-winner] A winner is needed: level after 90 minutes, the match is decided in extra time or by a shoot-out.
    [no-extra-time] This match ends after 90 minutes, even if level: it has no extra time and no shoot-out.
    [decided-before] The match was decided already, so nothing was played after that. Change the goals, or how it was decided.
    [golden-goal] Extra time ends with its first goal: one team has exactly one goal more than after 90 minutes, or a shoot-out decides.
    [level-extra-time] Extra time that decides a match has a winner. If it ended level, a shoot-out decides.
    [level-shootout] A shoot-out has a winner: one team needs more goals in it than the other.
    [fewer-goals] At the end no team has fewer goals than after 90 minutes.
    [forfeit] A forfeit is not entered by hand. Enter how the match ended, or void the result.
   *[other] No match can end with these figures.
}
refusal-co-bad-session = { $why ->
    [cash] { $name } cannot have that amount: cash comes in steps of 5, and nobody loses more than 10 a round.
    [total] That is more than the bank can have paid out at this table. Check everybody's cash.
    [right] { $name } cannot have that many right results: 13 a round at most, and no more in all than the best round allows.
    [leads] { $name } cannot have led more rounds than were played.
   *[rounds] A session has 1 to 20 rounds.
}
refusal-co-bad-code = The report has a code that does not exist ({ $what }).
refusal-co-bad-rolls = { $teams } needs { $wanted ->
    [one] { $wanted } injury roll
   *[other] { $wanted } injury rolls
}.
refusal-co-no-window = There is no transfer window open for you.
refusal-co-long-list = A list may have { $most } requests at most.
refusal-co-bad-request = Swap a goalkeeper for a goalkeeper, or a field player for a field player.
refusal-co-no-deadline = No deadline has passed.
refusal-co-cannot-withdraw = There is nothing to withdraw from.
refusal-co-out-already = { $name } is already out.
refusal-co-finished = The competition is over.
refusal-co-nothing-to-correct = This match has no result that could be corrected.
refusal-co-too-late = This result can no longer be corrected: one of the teams has begun its next match, the knock-out rounds have begun, or the transfers after it are done.
refusal-co-not-the-same-people = A combined championship needs the same players in every game.
refusal-co-not-two-games = A combined championship needs two or three competitions, each in a different game.
refusal-co-bad-man = No squad has player { $man }.
refusal-co-man-out = Player { $man } was suspended or injured for this match: no goal, card or injury of his can be in it.
refusal-co-not-finished = Suspensions and injuries can be carried over only from a finished competition.
refusal-co-nothing-to-inherit = In this game there is nothing to carry over.
refusal-co-other-game = Suspensions and injuries can be carried over only from the same game.
refusal-co-no-reason = Give a reason. Everybody in the competition can read it.
refusal-co-in-a-match = { $name } is in the middle of a match. Wait until it is over.
refusal-co-cannot-replace = { $name } can be replaced only while the competition is running.
refusal-co-no-entry = This match is played at a table with everybody, so no result can be entered for it.
refusal-co-nothing-entered = Nobody has entered a result for { $teams }, or it counts already.
refusal-co-being-played = { $teams } is being played on Dugout right now. Let it finish there, or rule that a side forfeits.
refusal-co-not-in-turn = It is not the turn of { $teams } yet: the matches before it have to be over, and neither side may be in another match.
refusal-co-too-many-scorers = { $teams }: more scorers than goals.
refusal-co-part-over = That is over already.
refusal-co-cannot-pause = Only a competition that is running can be paused, and only once.
refusal-co-not-paused = The competition is not paused.
refusal-co-deleted = This competition is deleted. Bring it back first.
refusal-co-bad-title = Give it a name of at most { $most } characters.
refusal-co-not-offered = Nobody has offered you this competition.
refusal-co-in-the-past = That moment has passed already. Choose a later one.
refusal-co-too-far = That is too far away. Choose a date before 2100.
refusal-co-no-evening = This evening is not open, or is over.
refusal-co-not-called = { $teams } was not called to a table, or has already begun.
refusal-co-has-name = This phone already plays as { $name }. Give up that name first.
refusal-co-name-held = { $name } is here already, on another phone. Is that you? The organiser can free the name.
refusal-co-place-taken = Somebody else has taken this place since you got the link. Ask the organiser for another.
refusal-co-no-phone = { $name } is not on any phone this evening.
refusal-co-no-lending = { $teams } is not played by two people on one phone.
refusal-co-list-full = There are { $most } people on the list already.
refusal-co-cannot-end = Only a league, a Swiss or a ladder with at least one result can be ended early.
refusal-co-changed-meanwhile = Something has changed in the meantime, and so have the consequences. Check them again, then confirm.
refusal-co-bad-rounds = A Swiss needs fewer rounds than entrants: { $rounds } rounds are too many for { $entrants }.
refusal-co-cannot-pair = The next round cannot be paired yet: the round before is not over, or the competition is paused.
refusal-co-bad-pairs = Not everybody in these pairs can play now.
refusal-co-round-begun = Round { $day } can no longer be paired again: one of its matches has begun.
refusal-co-too-late-to-enter = It is too late to enter: half of the rounds are paired, or the competition is over.
refusal-co-late-squad = Nobody can join late here: the squads have already been drafted.
refusal-co-no-challenge = You can challenge somebody at most { $reach } places above you, while neither of you is in a match or a challenge.
refusal-co-not-free = You are in a match or a challenge already, or have played all your matches (no more than { $most }).
refusal-co-helper-may-not = Only the organiser may do that; a helper may not.
refusal-co-helper-limited = You help with results and dates. Whoever runs the competition does the rest.
refusal-co-helper-own = That is a match of your own: enter the result with your next match, and the other side confirms it.
refusal-co-follows-itself = A competition cannot follow itself, nor one that follows it.
