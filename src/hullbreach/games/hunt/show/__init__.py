"""What people see of hunt: scene, voice, card texts, reasons."""
