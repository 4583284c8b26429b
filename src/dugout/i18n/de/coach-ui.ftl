# The coach beside the table.
coach-ask = Den Trainer fragen
coach-title = Der Trainer
coach-lead = Was ein starker Spieler hier täte, das Beste zuerst, und warum.
coach-plan = Der Plan:
coach-first-step = Den ersten Schritt tun
coach-do = Machen
coach-none = Nichts sticht heraus: Mach, was du magst.
coach-moments = Drei Momente zum Lernen
coach-played = Du hast gespielt
coach-better = Besser war
coach-no-moments = Du hast nichts Wichtiges verpasst.
