"""Football data: a match as events located in metres, for tools of real football (docs/guides/football-data.md)."""
