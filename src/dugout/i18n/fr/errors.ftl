error-malformed = Cette demande est illisible : { $detail }
error-bad-answer = Ce n'est pas une réponse que le jeu comprend.
error-bad-setup = On ne peut pas préparer un match ainsi.
error-no-such-level = Ce jeu n'a pas d'adversaire ordinateur de ce niveau.
error-bad-token = Ce lien de place n'est pas valable pour ce match.
error-not-your-seat = Cette place n'est pas la vôtre.
error-hidden = L'enregistrement sera disponible après le match, car il cache encore quelque chose.
error-bad-origin = Le direct ne s'ouvre que depuis la page de ce serveur.
error-no-match = Il n'y a pas de match à cette adresse.
error-no-game = Ce jeu, ou cette version de ses règles, n'est pas disponible ici.
error-not-found = Il n'y a rien à cette adresse.
error-method-not-allowed = Cette adresse n'accepte pas ce genre de demande.
error-stale-question = Le match a avancé ; cette réponse arrive trop tard.
error-refused = Les règles ne le permettent pas maintenant.
error-match-over = Le match est fini.
error-not-started = Le match n'a pas commencé ; une place est encore libre.
error-too-large = Ce message est trop grand ; 64 Kio au plus sont acceptés.
error-too-many-requests =
    { $seconds ->
        [one] Trop de demandes ; attendez une seconde.
       *[other] Trop de demandes ; attendez { $seconds } secondes.
    }
error-internal = Un problème est survenu ici ; le match est inchangé.
error-database-away = La base de données ne répond pas ; rien n'a été accepté. Réessayez dans un instant.
