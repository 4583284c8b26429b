### Refus qui ne relèvent d'aucun jeu : dés, places, enregistrements de parties.

refusal-not-a-die = Aucun dé n'est demandé maintenant.
refusal-no-such-face = Le dé demandé n'a pas de face { $face }.
refusal-no-such-seat = Il n'y a pas de place « { $seat } ».
refusal-no-orders = Ce jeu ne connaît pas de consignes permanentes.
refusal-bad-schema = Cette position enregistrée est illisible.
refusal-record-format = Ceci n'est pas l'enregistrement d'une partie.
refusal-record-newer = Cet enregistrement vient d'un programme plus récent (format { $schema }).
refusal-record-field = L'enregistrement est abîmé : « { $field } » manque ou est faux.
refusal-record-answer = L'enregistrement est abîmé : cette réponse n'est pas un texte.
refusal-record-other-version = Cette partie a été jouée selon la version { $version } des règles, qui n'est pas disponible ici.
refusal-record-truncated = Ligne { $line } : l’enregistrement s’arrête trop tôt, ou il manque des réponses.
refusal-record-edited = Ligne { $line } : l’enregistrement a été modifié après coup ; la somme de contrôle ne correspond pas.
refusal-record-bad-line = Ligne { $line } : « { $field } » manque ou est faux.
refusal-record-line-long = La ligne { $line } est trop longue pour un enregistrement.
refusal-record-count = Un seul enregistrement était attendu, il y en a { $records }.
