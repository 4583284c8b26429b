"""What the people who run a server look at: logs, metrics, background work, tuning."""
