# Lists of words and the seams between clauses.

list-or = { $first } or { $last }
list-and = { $first } and { $last }
list-comma = { $first }, { $last }
