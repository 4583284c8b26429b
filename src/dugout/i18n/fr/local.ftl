# Le site qui se passe de serveur

local-fetching = Chargement des règles et des adversaires, une seule fois
local-size = { $loaded } sur { $whole } Mo
local-starting = C’est parti …
local-failed-old = Ce navigateur est trop ancien pour faire tourner lui-même les règles et les adversaires ; un Firefox, Chrome, Edge ou Safari récent y arrive.
local-failed-memory = Il n’y a plus assez de mémoire sur cet appareil pour les règles et les adversaires ; fermez d’autres onglets et réessayez.
local-failed-away = Les règles et les adversaires n’ont pas pu être chargés : la première visite demande une connexion.
local-failed-stopped = Les règles et les adversaires se sont arrêtés ; vos matchs sont à l’abri dans ce navigateur.
local-trouble-not-kept = Cet appareil n’a pas pu garder le coup de votre adversaire : la mémoire est pleine, ou cette fenêtre n’a pas le droit d’enregistrer. Le match reprend tout seul dès qu’il y a de la place.
local-trouble-went-wrong = Quelque chose a mal tourné entre les règles et un adversaire. Rien n’est perdu ; Dugout réessaie tout seul.
local-kept = C’est sur cet appareil : Dugout fonctionne désormais sans connexion.
local-new = Une version plus récente de Dugout est là. Vos matchs restent tels quels.
local-renew = L’utiliser
local-later = Plus tard
local-link-copied = Lien copié : il contient tout le match et s’ouvre sans serveur.
local-link-too-long = Ce match est trop long pour un lien ; il a été enregistré comme fichier, à ouvrir avec « Ouvrir un enregistrement ».
local-link-damaged = Ce lien est abîmé : une partie s’est perdue en route. Redemandez-le, ou demandez le match comme fichier.
local-alone-title = Il faut être plusieurs
local-alone-text = Cette page tourne sans serveur et ne connaît que les personnes devant cet appareil ; le salon, les championnats et les comptes demandent un serveur Dugout.
error-needs-server = Cela demande un serveur Dugout, et cette page s’en passe.
error-not-kept = Cet appareil n’a pas pu le garder : la mémoire est pleine, ou cette fenêtre n’a pas le droit d’enregistrer. Rien n’est perdu ; réessayez.
error-nobody-else = Un match sur cette page réunit les personnes devant cet appareil et des ordinateurs ; pour inviter, il faut un serveur.
error-went-wrong = Quelque chose a mal tourné dans cette page. Rien n’a été joué ; réessayez.
