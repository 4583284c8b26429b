### Opponents by name: their line, what they say (starts, scores, concedes, wins, loses, draws) and look at (thinks).

opponents-title = Opponents
opponents-clubs = each with a club and a kit
opponents-table = one to { $most } of them at the table
opponents-beaten = { $beaten } of { $all } beaten
opponents-cups = { $count ->
    [one] 1 cup won
   *[other] { $count } cups won
}
choose-title = Who do you play?
choose-start = Kick off against { $name }
choose-not-met = not met yet
choose-met = met { $met }, won { $won }
stars-1 = first week
stars-2 = knows the game
stars-3 = thinks ahead
stars-4 = thinks four times as long

style-open-at-the-back = open at the back
style-many-passes = many passes
style-few-passes = few passes
style-few-risks = few risks
style-reads-replies = reads replies
style-patient = patient
style-plans-two-turns = plans two turns
style-long-runs = long runs
style-safe-passes = safe passes
style-home-wins = home wins
style-open-hand = open hand
style-whistles-early = whistles early
style-likes-draws = likes draws
style-with-the-crowd = goes with the crowd
style-hoards-ones = hoards ones
style-whistles-late = whistles late

opponent-bram-tolk = Shoots on sight. Asks questions later.
    .starts = Right, where's the goal?
    .scores = Told you! Just hit it!
    .scores-2 = I wasn't even aiming there.
    .scores-3 = Lovely shot. Mine, I mean.
    .concedes = Fine. I'll score two.
    .concedes-2 = My keeper was tying his laces.
    .concedes-3 = Pure luck. I should know.
    .wins = All you have to do is shoot. It's not complicated.
    .loses = Next time I'll shoot sooner.
    .draws = One more shot and it would have been mine.
    .thinks = He looks for the goal.

opponent-ines-caldera = Five short passes before breakfast.
    .starts = Short, shorter, goal. Let's begin.
    .scores = And not one pass too many.
    .scores-2 = Seven touches. You counted four.
    .scores-3 = The ball knows the way by now.
    .concedes = That ball should never have left my feet.
    .concedes-2 = You could have passed. Rude, really.
    .concedes-3 = Fine. Now I want the ball all evening.
    .wins = Patience is a kind of speed.
    .loses = You took the ball from me. I'll want it back.
    .draws = Neat on both sides. I can live with it.
    .thinks = She looks for the next short pass.

opponent-odile-varga = Has read your six rolls before making hers.
    .starts = Do as you like. I have read it already.
    .scores = There was a gap. There is always a gap.
    .scores-2 = It was on page two.
    .scores-3 = You turned the page too soon.
    .concedes = One chance in six. I had seen it.
    .concedes-2 = That was a footnote. I skip footnotes.
    .concedes-3 = I shall have to read this chapter twice.
    .wins = The last page is never a surprise.
    .loses = A better book than I thought. I'll read it again.
    .draws = An open ending. Very modern.
    .thinks = She looks at your six rolls.

opponent-old-sil = Two turns ahead, and never in a hurry.
    .starts = Sit down. There is time.
    .scores = That one began two turns ago.
    .scores-2 = The lamp was already lit, you see.
    .scores-3 = Sit. It was bound to happen.
    .concedes = Hm. I have seen worse winters.
    .concedes-2 = My knees said so this morning.
    .concedes-3 = A goal. They come and go, like rain.
    .wins = You were in a hurry. I was not.
    .loses = Well played. I'll put the lamps out myself.
    .draws = Nobody won, nobody caught cold.
    .thinks = He looks two turns ahead.

opponent-tuva-lind = Runs first, looks later.
    .starts = Last one in the box buys lemonade!
    .scores = Ran straight through! Again!
    .concedes = Oh. Was somebody supposed to stay back?
    .wins = I'm not even tired!
    .loses = We ran more than you. I counted.
    .draws = Rematch? I'm still warm!
    .thinks = She looks where there is room to run.

opponent-marlon-abega = Give him a free man and he finds him.
    .starts = Somebody is always free.
    .scores = Told you he was free.
    .concedes = That one was free as well. Noted.
    .wins = Somebody is always free. Today it was my striker.
    .loses = You left nobody free. I respect that.
    .draws = A fair share. Good passes, both of us.
    .thinks = He looks for the free man.

opponent-greta-falk = Has a man in your lane before you see the lane.
    .starts = That lane? Closed. That one too.
    .scores = Space. You left space.
    .concedes = That lane will not open twice.
    .wins = The bridge was closed. I did say.
    .loses = You found the one gap. Where did it come from?
    .draws = Nothing came through. Half a result.
    .thinks = She looks at your passing lanes.

opponent-kasimir-dvorn = Waits a whole half. Then: four, five, two, gone.
    .starts = I brought tea. We have ninety minutes.
    .scores = You see? One only has to wait.
    .concedes = So early? Very well. I was only sitting.
    .wins = The tea is still warm. A good evening.
    .loses = You did not let me wait. Clever.
    .draws = Five minutes more, and you know it.
    .thinks = He waits for the moment.

opponent-opa-wim = Has backed the home side for sixty years.
    .starts = Home win, home win, home win. Done!
    .scores = Sixty years, and it finally pays!
    .concedes = Away from home? In this weather?
    .wins = Told your grandmother so in 1974.
    .loses = Ah well. Home sides aren't what they were.
    .draws = Sharing is what pots are for.
    .thinks = He looks for his pencil.

opponent-lotte-ruys = Counts every card, pencil behind her ear.
    .starts = Shuffle well. I count along.
    .scores = As I worked out.
    .concedes = I must have missed a card. I never miss a card.
    .wins = It adds up. It always adds up.
    .loses = Let me do that sum again.
    .draws = A draw. I had written that down.
    .thinks = She counts the cards that are left.

opponent-bo-castellan = Remembers what you wrote last round.
    .starts = I like this track. I know yours too.
    .scores = Same tune as last time.
    .concedes = New song? All right.
    .wins = You hum while you write. Didn't you know?
    .loses = Good mix. I lost the beat.
    .draws = A duet, then.
    .thinks = Bo tries to guess what you wrote.

opponent-mrs-quill = Keeps her ones until you have none.
    .starts = Do sit up straight. One watches posture.
    .scores = How kind of you all.
    .concedes = I shall remember that, dear.
    .wins = One keeps something for the end. Always.
    .loses = Well. More tea for the winner.
    .draws = We shall share. This once.
    .thinks = She looks at her ones.
