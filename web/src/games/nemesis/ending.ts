/** The ending as it is told: four checks one by one, then the seats. Pure. */
import { panelOf, sheetsOf } from '../../board/table';
import type { Card, Graph, Panel, Scene, Stat } from '../../messages';
import { badge } from './ship';

export type Verdict = 'won' | 'survived' | 'died';

export interface Check {
  stat: Stat;
  state: 'good' | 'bad' | 'open';
}

export interface Fate {
  panel: Panel;
  seat: number;
  verdict: Verdict;
  text: string;
  objectives: Card[];
}

export function checksOf(scene: Scene): Check[] {
  const panel = panelOf(scene, 'board:ending');
  const state = (id: string): Check['state'] => (panel?.marks.includes(`${id}-good`) ? 'good' : panel?.marks.includes(`${id}-bad`) ? 'bad' : 'open');
  return panel?.stats.map((stat) => ({ stat, state: state(stat.id) })) ?? [];
}

export function fatesOf(scene: Scene): Fate[] {
  const winners = scene.ended?.winners ?? [];
  return sheetsOf(scene).map((panel) => ({
    panel,
    seat: panel.owner,
    verdict: winners.includes(panel.owner) ? 'won' : panel.tone === 'fallen' ? 'died' : 'survived',
    text: scene.ended?.results.find((result) => result.seat === panel.owner)?.text || (panel.notes[0] ?? ''),
    objectives: panel.cards.filter((card) => card.kind.startsWith('objective')),
  }));
}

const WALKS = ['moved', 'revived'];
const START = 'hibernatorium';
/** The rooms through which a seat has gone, from where all wake up, as the log tells it. */
export function routeOf(scene: Scene, graph: Graph, seat: number): string[] {
  const begin = graph.nodes.find((node) => badge(node, 'tile')?.value === START)?.id;
  const gone = scene.log.filter((line) => WALKS.includes(line.event) && line.concerns.includes(`seat:seat-${seat + 1}`)).flatMap((line) => line.concerns.find((id) => id.startsWith('room:')) ?? []);
  return begin ? [begin, ...gone] : gone;
}
