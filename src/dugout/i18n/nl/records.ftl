### Weigeringen die bij geen spel horen: dobbelstenen, plaatsen, verslagen van partijen.

refusal-not-a-die = Er wordt nu niet om een dobbelsteen gevraagd.
refusal-no-such-face = De gevraagde dobbelsteen heeft geen { $face }.
refusal-no-such-seat = Er is geen plaats “{ $seat }”.
refusal-no-orders = Dit spel kent geen vaste opdrachten.
refusal-record-format = Dit is geen verslag van een partij.
refusal-record-newer = Dit verslag is geschreven door een nieuwer programma (formaat { $schema }).
refusal-record-field = Het verslag is beschadigd: “{ $field }” ontbreekt of klopt niet.
refusal-record-answer = Het verslag is beschadigd: dit antwoord is geen tekst.
refusal-record-other-version = Dit verslag is gespeeld met regelversie { $version }, die hier niet beschikbaar is.
