# The seven characters. gender: m or f, for sentences that agree with it.

character-hicks = Hicks
    .full = Dwayne Hicks
    .gender = m
character-hudson = Hudson
    .full = William L. Hudson
    .gender = m
character-gorman = Gorman
    .full = Scott Gorman
    .gender = m
character-vasquez = Vasquez
    .full = Jenette Vasquez
    .gender = f
character-frost = Frost
    .full = Ricco “Frosty” Frost
    .gender = m
character-ripley = Ripley
    .full = Ellen Ripley
    .gender = f
character-newt = Newt
    .full = Rebecca “Newt” Jorden
    .gender = f
