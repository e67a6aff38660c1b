# Words of corps.
