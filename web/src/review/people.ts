/** Who was there when a match ended, and what became of them. Pure. */
import { panelsOf } from '../board/table';
import type { Counted, Fate, Panel, Scene } from '../messages';
import { seatTitle } from '../table/seating';

export interface Person {
  panel: Panel;
  name: string;
  /** `safe`, `gone`, or empty for whoever was still there. */
  fate: string;
  round: number;
  text: string;
}

/** What tells how somebody is who is still there. */
const STATES = ['health', 'models'];

/** Everybody with a sheet: characters, players or sides; boards have none. */
export function peopleOf(scene: Scene, fates: readonly Fate[]): Person[] {
  return panelsOf(scene)
    .filter((panel) => panel.owner >= 0 || panel.piece)
    .map((panel) => {
      const found = fates.find(({ element }) => [panel.piece, panel.id, `seat:seat-${panel.owner + 1}`].includes(element));
      const own = scene.seats[panel.owner];
      const name = own && panel.title === own.name ? seatTitle(scene, panel.owner) : panel.title;
      const state = panel.stats.find(({ id }) => STATES.includes(id));
      const alive = state ? `${state.name} ${state.value}${state.max > 0 ? `/${state.max}` : ''}` : '';
      const down = panel.tone === 'fallen';
      return { panel, name, fate: found?.fate ?? (down ? 'gone' : ''), round: found?.round ?? 0, text: found?.text ?? (down ? (panel.notes[0] ?? '') : alive) };
    });
}

/** The seat that has most of something, if one alone has. */
export function bestOf({ seats, fine }: Counted): number {
  const most = Math.max(...seats);
  return fine && most > 0 && seats.length > 1 && seats.filter((one) => one === most).length === 1 ? seats.indexOf(most) : -1;
}
