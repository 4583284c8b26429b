error-bad-answer = Le jeu ne comprend pas ce coup.
error-bad-setup = Ce match ne peut pas être créé ainsi. Vérifiez les réglages.
error-no-such-level = Ce jeu n'a pas d'adversaire de ce niveau.
error-bad-token = Ce lien ne correspond à aucune place de ce match. Demandez-en un nouveau.
error-not-your-seat = Vous ne pouvez pas jouer à cette place.
error-hidden = L'enregistrement sera disponible après le match ; d'ici là, il pourrait dévoiler des secrets.
error-bad-host = Ce serveur ne répond pas au nom « { $host } ». Ses responsables peuvent autoriser ce nom avec DUGOUT_HOSTS.
error-bad-origin = Cela n’est possible que depuis la page de ce serveur.
error-no-match = Il n'y a pas de match à cette adresse.
error-damaged = Ce match est endommagé et ne peut pas être ouvert. Les responsables de ce serveur trouveront la cause dans leur journal.
error-no-game = Ce serveur n'a pas ce jeu, ou pas cette version de ses règles.
error-not-found = Il n'y a rien à cette adresse.
error-method-not-allowed = Cette adresse n'accepte pas ce genre de demande.
error-refused = Les règles ne le permettent pas à ce moment.
error-match-over = Le match est terminé.
error-not-started = Le match n'a pas commencé : une place est encore libre.
error-too-large = Ce message est trop long ; la limite est de 64 Kio.
error-too-many-requests =
    { $seconds ->
        [one] Trop de demandes ; attendez une seconde et réessayez.
       *[other] Trop de demandes ; attendez { $seconds } secondes et réessayez.
    }
error-internal = Un problème est survenu sur le serveur. Rien n'a été joué ; réessayez.
error-database-away = La base de données ne répond pas : rien n'a été enregistré. Réessayez dans un instant.
error-nobody = Choisissez d’abord un nom.
error-banned = Les responsables de ce serveur ont fermé ce compte.
error-muted = Vous ne pouvez pas utiliser la discussion pour le moment.
error-avoided = L’un de vous a bloqué l’autre : vous ne pouvez pas jouer ensemble.
error-no-person = Il n’y a pas de joueur à cette adresse.
error-nothing-to-take-back = Il n’y a encore rien à reprendre.
error-name-reserved = C’est ainsi que l’on appelle ici les ordinateurs et les anciens joueurs. Choisissez un autre nom.
error-name-unseen = Ce nom n’a aucun caractère visible. Utilisez des lettres ou des chiffres.
error-name-signs = Ce nom contient des caractères impossibles à afficher. Utilisez des lettres ou des chiffres.
error-seat-taken = Quelqu’un d’autre a été plus rapide : cette place est prise.
error-no-time = Une pendule a besoin de temps : choisissez des minutes ou des jours.
error-rated-people = Dans un match classé, chaque place revient à une personne, pas à un ordinateur.
