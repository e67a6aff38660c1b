# Pourquoi cela s’est passé ainsi.

why-encounter = Le dé indiquait { $face }, et il y avait déjà du Bruit dans ce Couloir. { $loud } de ses { $faces } faces auraient amené une Rencontre.
why-surprise = Son jeton porte le nombre { $number }, { $cards ->
        [one] il y avait { $cards } carte en main
       *[other] il y avait { $cards } cartes en main
    } : il n’attaque aussitôt que si la main a moins de cartes que ce nombre.
why-missed = La carte Attaque montre { $shown }, pas { $missing }.
why-blood = { $injuries ->
        [one] { $injuries } Dégât
       *[other] { $injuries } Dégâts
    } contre une valeur de sang de { $need }.
why-any-injury = Le moindre Dégât suffit.
why-arrow = Une flèche au lieu d’une valeur de sang : il bat en retraite.
why-fatal = Avec { $most ->
        [one] { $most } Blessure Grave
       *[other] { $most } Blessures Graves
    }, toute autre blessure est mortelle.
