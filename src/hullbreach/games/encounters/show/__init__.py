"""What people see of encounters: scene, voice, card texts, reasons."""
