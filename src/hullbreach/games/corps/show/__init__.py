"""What people see of corps: scene, voice, card texts, reasons."""
