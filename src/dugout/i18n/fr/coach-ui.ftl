# The coach beside the table.
coach-ask = Demander à l’entraîneur
coach-title = L’entraîneur
coach-lead = Ce qu’un fort joueur ferait ici, le meilleur d’abord, et pourquoi.
coach-plan = Le plan :
coach-first-step = Faire le premier pas
coach-do = Le faire
coach-none = Rien ne se détache : faites à votre idée.
coach-moments = Trois moments à retenir
coach-played = Vous avez joué
coach-better = Mieux valait
coach-no-moments = Vous n’avez rien manqué d’important.
