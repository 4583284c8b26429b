"""Running competitions: the host reads the log, appends what follows, creates the matches, enters their results."""
