"""The laboratory: simulation, soak tests, balance reports and plots."""
