# What can be set before a match.

setting-mission = Mission
value-mission-campaign = Campaign: all missions in a row
setting-edition = Edition
    .about = The rules and statistics of the first printing or of the updated one.
value-edition-updated = Updated
value-edition-2020 = 2020
setting-open_hands = Open hands
    .about = Everybody sees everybody’s cards.
setting-faq11 = Publisher’s FAQ 1.1
    .about = Play with the publisher’s later rulings.
setting-optional_swarm = Swarms are optional
setting-joint_decisions = Decisions of the whole group
value-joint_decisions-spokesperson = one player speaks for all
value-joint_decisions-vote = by vote
setting-grunt_equip = Equipping Grunts
value-grunt_equip-none = not possible
value-grunt_equip-commander = by their commander
setting-side_mission_loss_ends_campaign = A lost side mission ends the campaign
value-side_mission_loss_ends_campaign-per_edition = as the edition says
setting-sentry_ammo_step = Ammunition step of sentry guns
setting-sentry_arc = Field of fire of sentry guns
value-sentry_arc-half_plane = everything in front
value-sentry_arc-cone = a cone
setting-area_hit_character = A character hit by an area attack
value-area_hit_character-killed = is killed
value-area_hit_character-knocked_down = is knocked down
