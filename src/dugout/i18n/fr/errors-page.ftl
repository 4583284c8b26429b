# Ce qu’une page refuse elle-même ; le reste est dit par le serveur (errors.ftl).

error-malformed = Le serveur n'a pas pu lire cette demande : { $detail }
error-stale-question = Trop tard : le match a déjà avancé.
error-needs-account = Il faut un compte pour jouer des matchs classés : enregistrez votre nom avec un mot de passe.
error-not-now = Ce n’est pas possible pour le moment.
