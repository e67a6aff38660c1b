"""The printed content of nemesis: TOML, and the typed records it is read into."""
