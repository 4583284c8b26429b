# What a page refuses by itself; all else is said by the server (errors.ftl).

error-malformed = The server could not read this request: { $detail }
error-stale-question = Too late: the match has already moved on.
error-needs-account = You need an account to play rated matches: save your name with a password.
error-not-now = That is not possible right now.
