/** What the others did since the viewer's last activation, in a few lines. Pure. */
import type { Panel, Line, Scene } from '../../messages';
import type { News } from '../look';
import { sideOf, sidesOf } from './sides';

/** What a person wants to know first has the greatest weight; what is not here is for the log. */
const WEIGHTS: Record<string, number> = {
  won: 9, out: 9, killed: 8, infected: 8, 'self-destruct': 8, evacuated: 7, launched: 7, trophy: 7, 'step-done': 7, taken: 6, 'tile-gone': 6, wounded: 6, forced: 5, welded: 5, 'door-placed': 5,
  revealed: 5, 'decoy-gone': 5, arrived: 5, 'arrived-unseen': 5, 'trap-sprung': 5, 'trap-laid': 4, environment: 4, 'card-played': 3, raged: 3, 'on-sentry': 3, hid: 2, turn: 2,
};
const MOST = 4;

/** The lines between the viewer's last activation and the one that runs now. */
export function linesOfOthers(scene: Scene, own: Panel): Line[] {
  const mine = (line: Line): boolean => sideOf(line) === own.id;
  const ended = scene.log.findLastIndex((line) => line.event === 'activation-ended' && mine(line));
  const found = scene.log.slice(ended + 1);
  const begun = found.findIndex((line) => line.event === 'activated' && mine(line));
  const lines = begun < 0 ? found : found.slice(0, begun);
  return lines.some((line) => line.event === 'activated') ? lines : [];
}

/** Who was hit, who fell, what came to light, in the order in which it happened; then who moved. */
export function digest(scene: Scene): News[] {
  const sides = sidesOf(scene);
  const own = sides.find((panel) => panel.owner === scene.seat && panel.owner >= 0);
  const lines = own ? linesOfOthers(scene, own) : [];
  const fallen = new Set(lines.filter((line) => line.event === 'killed').map((line) => line.concerns[0]));
  const telling = lines.filter((line) => WEIGHTS[line.event] && !(line.event === 'wounded' && fallen.has(line.concerns[0])));
  const least = telling.map((line) => WEIGHTS[line.event] ?? 0).sort((a, b) => b - a)[MOST - 1] ?? 0;
  const seatOf = (id: string | null): number => sides.find((panel) => panel.id === id)?.owner ?? -1;
  const told = telling.filter((line) => (WEIGHTS[line.event] ?? 0) >= least).slice(-MOST);
  const moved = sides
    .map((panel) => ({ panel, pieces: new Set(lines.filter((line) => line.event === 'moved' && sideOf(line) === panel.id).map((line) => line.concerns[0])) }))
    .filter(({ pieces }) => pieces.size);
  return [
    ...told.map((line): News => ({ line: line.number, event: line.event, seat: seatOf(sideOf(line)), text: line.text, concerns: line.concerns })),
    ...moved.map(({ panel, pieces }): News => ({ line: -1, event: 'moved', seat: panel.owner, side: panel.title, many: pieces.size, concerns: [] })),
  ];
}
