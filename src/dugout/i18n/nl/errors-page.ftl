# Wat een pagina zelf weigert; de rest zegt de server (errors.ftl).

error-malformed = De server kon dit verzoek niet lezen: { $detail }
error-stale-question = Te laat: de wedstrijd is al verder.
error-needs-account = Voor de ranglijst heb je een account nodig: bewaar je naam met een wachtwoord.
error-not-now = Dit kan nu niet.
