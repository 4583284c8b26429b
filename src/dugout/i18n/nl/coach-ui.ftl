# The coach beside the table.
coach-ask = Vraag de coach
coach-title = De coach
coach-lead = Wat een sterke speler hier zou doen, het beste eerst, en waarom.
coach-plan = Het plan:
coach-first-step = Zet de eerste stap
coach-do = Doen
coach-none = Niets springt eruit: doe wat je wilt.
coach-moments = Drie momenten om van te leren
coach-played = Jij speelde
coach-better = Beter was
coach-no-moments = Je hebt niets belangrijks gemist.
