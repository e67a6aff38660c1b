/** What of a scene lies where: in the middle of the table, before the one who looks, beside it. Pure. */
import type { Card, Graph, Grid, Panel, Pile, Place, Row, Scene } from '../messages';

export function gridOf(scene: Scene): Grid | null {
  return scene.areas.find((area): area is Grid => area.shape === 'grid') ?? null;
}

export function graphOf(scene: Scene): Graph | null {
  return scene.areas.find((area): area is Graph => area.shape === 'graph') ?? null;
}

function rows(scene: Scene): Row[] {
  return scene.areas.filter((area): area is Row => area.shape === 'row');
}

/** Rows in the middle of the table: those where nobody's own cards lie. */
export function sharedRows(scene: Scene): Row[] {
  return rows(scene).filter((row) => row.places.every((place) => place.owner < 0));
}

export function panelsOf(scene: Scene): Panel[] {
  return scene.areas.filter((area): area is Panel => area.shape === 'panel');
}

/** A panel that belongs to the table and to nobody at it: tracks, a supply, what one knows. */
const BOARD = 'board';

/** The sheets of characters, players and sides. */
export function sheetsOf(scene: Scene): Panel[] {
  return panelsOf(scene).filter((panel) => !panel.marks.includes(BOARD));
}

export function panelOf(scene: Scene, id: string): Panel | null {
  return panelsOf(scene).find((panel) => panel.id === id) ?? null;
}

export function pilesOf(scene: Scene): Pile[] {
  return scene.areas.filter((area): area is Pile => area.shape === 'pile');
}

/** A card that lies open somewhere, by its id. */
export function cardOf(scene: Scene, id: string): Card | null {
  for (const area of scene.areas) {
    const cards = area.shape === 'row' ? area.places.flatMap((place) => place.cards) : area.shape === 'panel' ? area.cards : area.shape === 'pile' && area.top ? [area.top] : [];
    const found = cards.find((card) => card.id === id);
    if (found) return found;
  }
  return null;
}

/** The hand of the one who looks; a spectator has none. */
export function ownHand(scene: Scene): Place | null {
  return rows(scene).flatMap((row) => row.places).find((place) => place.owner >= 0 && place.owner === scene.seat) ?? null;
}

/** Open cards beside the hands: what was played, turned up or looked at. */
export function openPlaces(scene: Scene): Place[] {
  return rows(scene)
    .filter((row) => row.places.some((place) => place.owner >= 0))
    .flatMap((row) => row.places.filter((place) => place.owner < 0 && place.cards.length));
}

/** The sheet before the one who looks: the character whose decision it is, else the acting one, else the first of the seat's own. */
export function ownPanel(scene: Scene): Panel | null {
  const panels = sheetsOf(scene);
  const own = panels.filter((panel) => panel.owner === scene.seat && panel.owner >= 0);
  const concerned = scene.question?.seat === scene.seat ? panels.filter((panel) => scene.question?.concerns.some((id) => id === panel.piece || id === panel.id)) : [];
  // Whoever else a question speaks of, one decides for somebody of one's own.
  const asked = concerned.find((panel) => panel.owner === scene.seat) ?? concerned.find((panel) => panel.piece && (panel.owner < 0 || !own.length));
  return asked ?? own.find((panel) => panel.active) ?? own[0] ?? panels.find((panel) => panel.active) ?? null;
}

/** The sheet that is looked at: one that was asked for, else the own. */
export function shownPanel(scene: Scene, wanted: string | null): Panel | null {
  return panelsOf(scene).find((panel) => panel.id === wanted) ?? ownPanel(scene);
}

/** Whether the middle of the table tells the goals itself. */
export function showsGoals(scene: Scene): boolean {
  return gridOf(scene) === null && graphOf(scene) === null;
}

/** Characters that no seat plays by itself. */
export function crewOf(scene: Scene): Panel[] {
  return sheetsOf(scene).filter((panel) => panel.owner < 0);
}
