# Aufzählungen und Fugen zwischen Satzteilen.

list-or = { $first } oder { $last }
list-and = { $first } und { $last }
list-comma = { $first }, { $last }
