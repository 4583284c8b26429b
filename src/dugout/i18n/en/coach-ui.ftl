# The coach beside the table.
coach-ask = Ask the coach
coach-title = The coach
coach-lead = What a strong player would do here, best first, and why.
coach-plan = The plan:
coach-first-step = Take the first step
coach-do = Do it
coach-none = Nothing stands out: do as you like.
coach-moments = Three moments to learn from
coach-played = You played
coach-better = Better was
coach-no-moments = You missed nothing that mattered.
