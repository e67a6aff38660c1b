# Wörter von hunt. the: im Satz; of: Genitiv; gender: pl für mehrere; rule: was eine Fähigkeit oder eine Aktion bewirkt.

## Fraktionen und Seiten

faction-marine = Marines
faction-alien = Aliens
faction-predator = Predatoren
side-marine = Marines
    .the = die Marines
    .of = der Marines
    .dat = den Marines
    .gender = pl
side-alien = Aliens
    .the = die Aliens
    .of = der Aliens
    .dat = den Aliens
    .gender = pl
side-predator = Predatoren
    .the = die Predatoren
    .of = der Predatoren
    .dat = den Predatoren
    .gender = pl
side-horde = Horde
    .the = die Horde
    .of = der Horde
    .dat = der Horde
    .gender = f
group-marine = Trupp
group-alien = Schwarm
group-predator = Rudel
hero_base-marine = Colonial Marine
hero_base-wy_commando = Weyland-Yutani-Commando
heal-x = Heal ({ $x })
weapon-none = keine Waffe
rank-captain = Captain
rank-major = Major
rank-colonel = Colonel
type-troop = Truppe
type-support = Unterstützung
type-hero = Held
type-hunter = Jäger
type-decoy = Köder
base-small = kleines Base
base-medium = mittleres Base
base-large = großes Base
base-none = ohne Base

## Teile einer Einheitenliste

chart-hero = Helden
chart-troop = Truppen
chart-support = Unterstützung
chart-hunter = Jäger
chart-colonial_marines = Colonial Marines
chart-wy_commandos = Weyland-Yutani-Commandos
chart-heavy_weapon = schwere Waffen
chart-special_weapon = Spezialwaffen
chart-sergeant = Sergeants

## Werte

stat-m = Bewegung (M)
stat-cc = Nahkampf (CC)
stat-rs = Fernkampf (RS)
stat-st = Stärke (St)
stat-con = Konstitution (Con)
stat-ld = Führung (LD)
stat-w = Wunden (W)
stat-a = Panzerung (A)
stat-door_value = Türwert
stat-roa = Angriffsrate (RoA)
stat-avv = Antifahrzeugwert (AVV)
weapon_field-st = Waffenstärke (St)
    .acc = die Waffenstärke (St)
weapon_field-roa = Angriffsrate (RoA)
    .acc = die Angriffsrate (RoA)
weapon_field-avv = Antifahrzeugwert (AVV)
    .acc = den Antifahrzeugwert (AVV)
stat-range = Reichweite

## Phasen

phase-setup = Aufbau
phase-initiative = Initiativephase
phase-renewal = Erneuerungsphase
phase-activation = Aktivierungsphase
phase-check = Kontrollphase

## Aktionen

action-move = Bewegen
    .rule = 1 AP. Die Miniatur bewegt sich um bis zu M Kacheln; 0 Kacheln sind erlaubt. Jede betretene Kachel braucht genug freie Kapazitätspunkte. Nicht von einer umkämpften Kachel aus.
action-shoot = Schießen
    .rule = 1 AP. Fernkampfangriff: so viele RS-Tests wie die RoA der Waffe, jeder gegen einen Feind in Sichtlinie.
action-fight = Kämpfen
    .rule = 1 AP. Nahkampfangriff: so viele CC-Tests wie die RoA der Waffe, jeder gegen einen Feind, der mit der Miniatur im Nahkampf ist.
action-pass = Passen
    .rule = 1 AP. Die Aktivierung endet; übrige AP verfallen.
action-interact = Interagieren
    .rule = 1 AP. Nutze eine Tür, einen Marker oder ein Missionsziel der eigenen Kachel. Nicht auf einer umkämpften Kachel.
action-sentry = Wache
    .rule = 1 AP, der als Wachmarker bleibt: Vor dem Ende der Spielrunde kann die Miniatur ihn für einmal Schießen, Kämpfen oder Bewegen ausgeben, als Reaktion auf einen Feind, der aktiviert wird oder gehandelt hat.
action-aim = Zielen
    .rule = 1 AP. +4 RS auf den ersten Test des nächsten Fernkampfangriffs der Miniatur in dieser Spielrunde. Verfällt, wenn sie sich bewegt.
action-burning_inferno = Burning Inferno
    .rule = 1 AP, zählt als Schießen. Jede Miniatur, auch eigene, auf einer Kachel in 1 oder 2 Kacheln Entfernung und Sichtlinie erleidet je RoA einen automatischen Treffer. Eine Kachel in höchstens 3 Kacheln Entfernung von einem Marine mit Ping! braucht keine Sichtlinie, aber einen offenen Weg. Kein Dodge dagegen.
action-shotgun = Shotgun!
    .rule = 1 AP, zählt als Schießen. Wähle eine Kachel in 1 oder 2 Kacheln Entfernung und Sichtlinie: ein RS-Test gegen jeden Feind darauf und auf der Kachel dazwischen. Treffer haben St 8.
action-point_blank_shot = Point Blank Shot
    .rule = 1 AP, zählt als Kämpfen. Bis zu 3 Feinde im Nahkampf mit der Miniatur erleiden einen automatischen Treffer mit der St der Waffe.
action-hide = Verstecken
    .rule = 1 AP. Auf einer befallenen, nicht umkämpften Kachel wird die Miniatur zu einem versteckten Ping!-Marker: RS-Tests gegen sie erhalten −10 statt −4. Nahkampf oder jede Aktion außer schleichendem Vormarsch und Passen beendet das.
action-force_doors_open = Tür aufbrechen
    .rule = 1 AP. Test gegen 5 (kleines Base), 10 (mittleres) oder 15 (großes), um eine Tür der eigenen Kachel zu entfernen; einer Miniatur ohne Base gelingt es immer. +1 für jedes andere Alien auf den beiden Kacheln der Tür.
action-acid_spit = Acid Spit
    .rule = 1 AP, zählt als Schießen. Ein RS-Test gegen jeden Feind auf einer Nachbarkachel; jeder Erfolg ist ein Treffer mit der St der Waffe.
action-smart_disc_throw = Smart-Disc Throw
    .rule = 1 AP, zählt als Schießen. Wirf auf eine Kachel mit Feinden in höchstens 2 Kacheln Entfernung, ohne Sichtlinie. Für jede Kachel mit Feinden auf dem Weg wirf 2 W20: Jede 1–10 ist eine Wunde ohne Panzerungstest. Du nennst die Fraktion, ihr Spieler die Miniatur.
action-disengage = Lösen
    .rule = 1 AP, zählt als Bewegen. Bestehe einen CC-Test, um von einer umkämpften Kachel auf eine Nachbarkachel ohne Feinde zu gehen. Misslingt er, ist die Aktion verloren.
action-run = Rennen
    .rule = 2 AP, zählt als Bewegen. Wie Bewegen mit M + 1 Kacheln.
action-tactical_move = Taktische Bewegung
    .rule = 2 AP, zählt als Bewegen. Die Miniatur erhält einen Wachmarker und bewegt sich um 1 Kachel. Sie kann den Marker sofort nutzen, bevor ein Feind reagiert, oder behalten; nie für Bewegen.
action-weld_it_shut = Zuschweißen!
    .rule = 2 AP, nicht auf einer umkämpften Kachel. Ein benachbarter Lüftungsschacht wird mit allem darauf entfernt. 4 Schächte pro Partie.
action-grenade_launcher = Grenade Launcher
    .rule = 2 AP, zählt als Schießen. Ein Fernkampfangriff mit dem M40. Aus einer Wunde werden 2, jede mit eigenem Heal-Test. Ohne Sichtlinie genügt ein Ziel in höchstens 3 Kacheln Entfernung von einem Marine mit Ping!, wenn ein offener Weg dorthin führt.
action-rapid_fire = Rapid Fire
    .rule = 2 AP, zählt als Schießen. Ein Fernkampfangriff mit RoA +1 und −4 RS auf jeden Test.
action-seal_the_bulkhead = Schott versiegeln
    .rule = 2 AP, nicht auf einer umkämpften Kachel. Bestehe einen CC-Test, um eine Tür zwischen die eigene Kachel und eine Nachbarkachel zu setzen. 3 Türen pro Partie.
action-skulking_advance = Schleichender Vormarsch
    .rule = 2 AP, zählt als Bewegen, nicht von einer umkämpften Kachel aus. Die Miniatur wird auf einer befallenen, nicht umkämpften Nachbarkachel zu einem versteckten Ping!-Marker oder bleibt versteckt.
action-field_wound_treatment = Wundversorgung
    .rule = 2 AP, nicht auf einer umkämpften Kachel. Wirf einen W20: Bei 1–10 heilt die Miniatur 1 Wunde. Eine Wunde pro Miniatur und Partie.
action-open_door = Tür öffnen (Interagieren)
    .rule = 1 AP, eine Interaktion. Ein Marine oder Predator entfernt eine Tür seiner Kachel endgültig.

## Fähigkeiten

skill-vocal_mimicry = Vocal Mimicry
    .rule = Die Fraktion beginnt mit 2 Ködern: Ping!-Markern, die sich nur bewegen oder rennen können, beim Aufdecken entfernt werden und nie feindliche Marker aufdecken.
skill-hide_on_reveal = Verstecken (beim Aufdecken)
    .rule = Ein Ping!-Marker auf einer befallenen, nicht umkämpften Kachel, der noch nicht aktiviert wurde, kann versteckt bleiben, wenn er gesehen wird. Er gilt dann als aktiviert.
skill-team_tactics = Team Tactics
    .rule = Ein aufgedeckter Ping!-Marker wird zu einem beliebigen noch nicht aufgedeckten Marine gleicher Basegröße. Die Wunde einer Truppenminiatur kann eine andere Truppenminiatur auf derselben Kachel nehmen.
skill-auto_sentry = Auto-Sentry
    .rule = Erhält zu Beginn jeder Spielrunde einen Wachmarker, vor allen Aktivierungen.
skill-dodge = Dodge
    .rule = Wird die Miniatur von einem Angriff getroffen, wirf einen W20: Bei 1–5 bleibt der Treffer ohne Wirkung. Nicht gegen Flammenwerfer.
skill-electric_shock = Electric Shock
    .rule = Wer vom Elektroschocker getroffen wird, legt einen Konstitutionstest statt eines Panzerungstests ab und erleidet bei Misslingen eine Wunde.
skill-guided_fire = Guided Fire
    .rule = Darf jeden misslungenen RS-Test einmal wiederholen.
skill-gun_emplacement = Gun Emplacement
    .rule = Kann nur Schießen, Wache und Passen nutzen.
skill-heal = Heal (X)
    .rule = Erleidet die Miniatur eine Wunde, kann sie gegen X testen; bei Erfolg wird die Wunde ignoriert. Nicht gegen kritische Treffer.
skill-medic = Medic!
    .rule = Jede Marine-Miniatur auf seiner Kachel und den Nachbarkacheln kann bei einer Wunde einen Heal-Test gegen 4 ablegen. Ein Test pro Wunde, der bessere Wert zählt.
skill-perimeter_secured = Perimeter Secured!
    .rule = Öffnet ein Alien oder Predator eine Tür, wirf einen W20: Bei 1–5 erleidet jede Miniatur auf den beiden Kacheln der Tür einen automatischen Treffer mit St 8.
skill-ping = Ping!
    .rule = Gibt Sichtlinie auf alle Kacheln in höchstens 3 Kacheln Entfernung, auch durch Türen, aber nur für Burning Inferno, Grenade Launcher und Strategiekarten.
skill-acidic_blood = Acidic Blood
    .rule = Für jede erlittene Wunde wirf einen W20: Bei 1–5 kommt ein Säuremarker auf die Kachel, falls Platz ist, und du kannst eine Miniatur dort wählen, die einen automatischen Treffer mit St 10 erleidet.
skill-climbing_claws = Climbing Claws
    .rule = Kann eine volle, nicht umkämpfte Kachel durchqueren, aber dort nicht stehen bleiben.
skill-egg_injection = Egg Injection
    .rule = Eine Miniatur, die er im Nahkampf tötet, legt einen letzten Konstitutionstest ab; misslingt er, oder nach einem kritischen Treffer, kann auf ihrer Kachel ein Alien schlüpfen: Infant aus einer Marine-Truppe, Stalker aus einem Hellhound, Predalien aus einem anderen Predator.
skill-facehug = Facehug
    .rule = Wen er trifft, der legt einen Konstitutionstest statt eines Panzerungstests ab; misslingt er, oder nach einem kritischen Treffer, werden Opfer und Facehugger entfernt, und auf einer beliebigen befallenen Kachel kann ein Alien schlüpfen.
skill-hive_bloodhounds = Hive Bloodhounds
    .rule = +1 Kachel beim Rennen.
skill-improved_dodge = Improved Dodge
    .rule = Wie Dodge, bei 1–10.
skill-improved_hide = Improved Hide
    .rule = Auf einer befallenen, nicht umkämpften Kachel kann er sich einmal pro Spielrunde vor seiner Aktivierung ohne AP verstecken und trotzdem aktiviert werden.
skill-resilient = Resilient
    .rule = Erleidet durch einen Treffer nie mehr als 1 Wunde.
skill-royal_pheromones = Royal Pheromones
    .rule = Aliens in höchstens 2 Kacheln Entfernung haben +2 CC. Mehrere Träger addieren sich nicht.
skill-tiny = Tiny
    .rule = Kann seine Aktivierung in einem Lüftungsschacht beenden. Kann keine Türen aufbrechen und hilft offen auch nicht dabei.
skill-unstoppable = Unstoppable
    .rule = Bricht Türen immer erfolgreich auf.
skill-seasoned_hunter = Seasoned Hunter
    .rule = Wird sein Ping!-Marker aufgedeckt, kann die Miniatur auf eine Nachbarkachel gestellt werden, die kein Feind sieht.
skill-charge = Charge!
    .rule = +2 CC, wenn sich die Miniatur in dieser Spielrunde durch eine eigene Bewegungsaktion um mindestens 1 Kachel bewegt hat.
skill-hot_plasma = Hot Plasma
    .rule = Gelungene Panzerungstests gegen seine Plasmawaffe müssen wiederholt werden.
skill-pack_hunt = Pack Hunt
    .rule = +1 CC und RS für jede andere Miniatur mit Pack Hunt auf ihrer Kachel und den Nachbarkacheln.
skill-rage = Rage!
    .rule = Zu Beginn der Aktivierung ohne AP angesagt: Er darf in dieser Spielrunde seine CC-Tests wiederholen, und seine Nahkampfwaffe hat St +2. Am Ende der Aktivierung erleidet er 1 Wunde ohne Panzerungstest.
skill-self_destruct_device = Self-Destruct Device
    .rule = Wird die Miniatur entfernt, wirf einen W20: Bei 1–3 erleidet jede Miniatur auf ihrer Kachel einen automatischen Treffer mit St 15.

## Sonderregeln der Missionen

special-carry_token = Tragen eines Missionsmarkers
    .rule = Eine Miniatur hebt einen Marker auf ihrer Kachel durch Interagieren auf oder legt ihn ab. Ein Träger bewegt sich pro Aktivierung um höchstens 2 Kacheln; wird er entfernt, bleibt der Marker auf seiner Kachel. Jeder Marker wird höchstens einmal pro Spielrunde aufgehoben.
special-trophy_collection = Trophäensammlung
    .rule = Wer im Nahkampf getötet wird, bleibt auf der Kachel liegen. Ab der nächsten Spielrunde kann eine Miniatur der Fraktion, die getötet hat, dort durch Interagieren eine Trophäe nehmen. Aliens tragen sie, für Predatoren zählt sie sofort.
special-damage_room_alien = Raum beschädigen (Aliens)
    .rule = Ein Alien außer einem Facehugger kann an einem Ort interagieren, den seine Missionsziele nennen: Bei 1–10 legt es dort einen Säuremarker ab. Mit 2 Markern ist der Ort beschädigt.
special-damage_room_marine = Raum beschädigen (Marines)
    .rule = Ein Marine kann in der Kälteschlafkammer interagieren: Bei 1–10 kommt dort ein Säuremarker hin. Mit 4 Markern ist der Raum zerstört.
special-launch_pod = Kapselstart
    .rule = Ein Marine in der Predator-Kapsel, oder ein Alien mit einem Ei dort, kann durch Interagieren starten, wenn die Kachel nicht umkämpft ist. Die Partie endet sofort, und seine Fraktion gewinnt.
special-imminent_destruction = Drohende Zerstörung
    .rule = Ab Spielrunde 2 wird nach dem Initiativewurf für jede einstürzende Kachel ein W20 geworfen: Bei 1–10 wird sie mit allem darauf entfernt. Einstürzend sind Rettungskapsel, Labor, markierte Kacheln und jede Kachel mit einer offenen Seite, die ins Leere führt.
