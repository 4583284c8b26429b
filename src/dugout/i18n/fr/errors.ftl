error-malformed = Cette demande est illisible : { $detail }
error-bad-answer = Ce n'est pas une réponse que le jeu comprend.
error-bad-setup = On ne peut pas préparer un match ainsi.
error-no-such-level = Ce jeu n'a pas d'adversaire ordinateur de ce niveau.
error-bad-token = Ce lien de place n'est pas valable pour ce match.
error-not-your-seat = Cette place n'est pas la vôtre.
error-hidden = L'enregistrement sera disponible après le match ; d'ici là, il pourrait trahir quelque chose.
error-bad-host = Ce serveur ne répond pas au nom « { $host } ». Ses responsables peuvent autoriser ce nom avec DUGOUT_HOSTS.
error-bad-origin = Cela n’est possible que depuis la page de ce serveur.
error-no-match = Il n'y a pas de match à cette adresse.
error-damaged = Ce match est endommagé et ne peut pas être ouvert. Les responsables de ce serveur trouveront la cause dans leur journal.
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
error-bad-webhook = Cette adresse ne convient pas : donnez une adresse publique qui commence par https://.
error-bad-password = Ce nom et ce mot de passe ne vont pas ensemble.
error-nobody = Dites d’abord qui vous êtes : choisissez un nom.
error-banned = Ce compte a été fermé par les responsables de ce serveur.
error-muted = Vous ne pouvez pas écrire dans la discussion pour le moment.
error-needs-account = Les matchs classés sont réservés à ceux qui gardent leur nom avec un mot de passe.
error-avoided = L’un de vous évite l’autre : ce match n’est pas possible.
error-no-person = Il n’y a personne à cette adresse.
error-not-now = Ce n’est pas possible pour le moment.
error-nothing-to-take-back = Il n’y a encore rien à reprendre.
error-name-taken = Quelqu’un d’autre garde ce nom. Choisissez-en un autre ou connectez-vous.
error-name-unseen = Ce nom ne montre rien de visible. Choisissez des lettres ou des chiffres.
error-name-signs = Ce nom contient des signes qui ne peuvent pas s’afficher. Choisissez des lettres ou des chiffres.
error-name-kept = Changez un nom gardé en même temps que son mot de passe.
error-seat-taken = Quelqu’un d’autre a été plus rapide : cette place est prise.
error-no-time = Une pendule a besoin de temps : choisissez des minutes ou des jours.
error-rated-people = Un match classé a une personne à chaque place et aucun ordinateur.
error-no-competition = Cette compétition n’existe pas.
error-not-organiser = Seule la personne qui organise la compétition peut faire cela.
