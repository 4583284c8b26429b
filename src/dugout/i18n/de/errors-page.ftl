# Was eine Seite selbst ablehnt; alles andere sagt der Server (errors.ftl).

error-malformed = Der Server konnte diese Anfrage nicht lesen: { $detail }
error-stale-question = Zu spät: Das Spiel ist schon weiter.
error-needs-account = Für gewertete Spiele brauchst du ein Konto: Sichere deinen Namen mit einem Passwort.
error-not-now = Das geht gerade nicht.
