"""Football data: a match as events with places in metres, for tools that read real matches (docs/guides/football-data.md)."""
