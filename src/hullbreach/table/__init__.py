"""A match with people around it: seats, invitations, undo, chat, clocks, storage."""
