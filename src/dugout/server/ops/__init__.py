"""What operators need: logs, metrics, background work, tuning."""
