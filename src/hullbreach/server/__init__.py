"""HTTP and WebSocket on top of the table."""
