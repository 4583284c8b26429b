# Matches in the page, without a server

local-chip = sur cette page seulement
local-title = Trois jeux de football, sans serveur.
local-text = Les règles et les adversaires tournent dans cette page. Rien n’en sort.
local-fetching = Chargement des règles et des adversaires, une seule fois
local-size = { $loaded } sur { $whole } Mo
local-starting = Démarrage …
local-ready = Prêt pour le coup d’envoi.
local-failed = Ce navigateur n’a pas pu lancer les règles et les adversaires : il est trop ancien, manque de mémoire ou n’a pas de connexion à la première visite.
local-computer = Contre { $name }
local-device = À deux sur cet appareil
local-kept = Gardé dans ce navigateur
