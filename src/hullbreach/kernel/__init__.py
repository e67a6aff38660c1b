"""The game-independent engine: match, procedures, requests, events, chance, views, records, cases."""
