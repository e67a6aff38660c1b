# Énumérations et jonctions entre propositions.

list-or = { $first } ou { $last }
list-and = { $first } et { $last }
list-comma = { $first }, { $last }
