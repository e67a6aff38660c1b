"""The box of hunt: TOML files, the records they are read into, the effect words they are written in."""
