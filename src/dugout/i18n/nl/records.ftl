### Weigeringen die bij geen spel horen: dobbelstenen, plaatsen, verslagen van partijen.

refusal-not-a-die = Er wordt nu niet om een dobbelsteen gevraagd.
refusal-no-such-face = De gevraagde dobbelsteen heeft geen { $face }.
refusal-no-such-seat = Er is geen plaats “{ $seat }”.
refusal-no-orders = Dit spel kent geen vaste opdrachten.
refusal-bad-schema = Deze opgeslagen stelling kan niet worden gelezen.
refusal-record-format = Dit is geen verslag van een partij.
refusal-record-newer = Dit verslag is geschreven door een nieuwer programma (formaat { $schema }).
refusal-record-field = Het verslag is beschadigd: “{ $field }” ontbreekt of klopt niet.
refusal-record-answer = Het verslag is beschadigd: dit antwoord is geen tekst.
refusal-record-other-version = Dit verslag is gespeeld met regelversie { $version }, die hier niet beschikbaar is.
refusal-record-truncated = Regel { $line }: het verslag houdt te vroeg op, of er ontbreken antwoorden.
refusal-record-edited = Regel { $line }: het verslag is later gewijzigd; het controlegetal klopt niet.
refusal-record-bad-line = Regel { $line }: “{ $field }” ontbreekt of klopt niet.
refusal-record-line-long = Regel { $line } is te lang voor een verslag.
refusal-record-count = Er werd één verslag verwacht; het zijn er { $records }.
