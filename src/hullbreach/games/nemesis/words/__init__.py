"""Everything that is said in nemesis."""
