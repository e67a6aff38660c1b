/** What deserves more than a line in nemesis, with the lines around it. Pure. */
import type { IconName } from '../../board/icons';
import { graphOf, panelOf, panelsOf } from '../../board/table';
import type { Line, Scene } from '../../messages';
import { momentsIn, type Moment, type Sort, type Tone } from '../../moments/moment';

export type MomentKind = 'death' | 'no-return' | 'beds' | 'attack' | 'encounter' | 'nest' | 'away' | 'fuse' | 'kill' | 'weakness' | 'scan' | 'explore' | 'event';

const FOUND = ['token-found', 'noise-rolled', 'noise', 'danger', 'fire', 'malfunction'];
/** The first of these that fits an event is what it makes. */
const SORTS: readonly Sort<MomentKind>[] = [
  { kind: 'death', lead: ['died'], before: ['surprise', 'fatal-wound', 'larva-grows'], after: ['pods-unlocked'], tone: 'harm', weight: 12 },
  { kind: 'no-return', lead: ['sequence'], after: ['pods-unlocked'], tone: 'harm', weight: 11 },
  { kind: 'beds', lead: ['time'], tone: 'info', weight: 10 },
  { kind: 'attack', lead: ['attack-card'], before: ['surprise'], after: ['attack-missed', 'protected', 'light-wound', 'serious-wound', 'infested', 'slimed', 'contaminated', 'transformed'], tone: 'harm', weight: 9 },
  { kind: 'encounter', lead: ['encounter'], before: ['noise-rolled'], after: ['placed', 'no-surprise', 'noise-all-around'], tone: 'harm', weight: 8 },
  { kind: 'nest', lead: ['explored'], after: FOUND, tone: 'sense', weight: 7 },
  { kind: 'away', lead: ['hibernates', 'launched'], before: ['pod-launched'], tone: 'info', weight: 6 },
  { kind: 'event', lead: ['event'], tone: 'info', weight: 6 },
  { kind: 'fuse', lead: ['sequence-started', 'sequence-stopped'], tone: 'harm', weight: 5 },
  { kind: 'kill', lead: ['intruder-died', 'nest-destroyed'], before: ['shoots', 'combat-rolled', 'injured', 'blood'], tone: 'sense', weight: 4 },
  { kind: 'weakness', lead: ['weakness'], tone: 'sense', weight: 3 },
  { kind: 'scan', lead: ['scanned'], after: ['contamination-removed', 'larva-grows'], tone: 'harm', weight: 2 },
  { kind: 'explore', lead: ['explored'], after: FOUND, tone: 'act', weight: 1 },
];
export const ICONS: Record<MomentKind | Reaction['kind'], IconName> = {
  death: 'skull', 'no-return': 'clock', beds: 'rest', attack: 'claw', encounter: 'bug', nest: 'egg', away: 'ship', fuse: 'clock', kill: 'burst', weakness: 'intel', scan: 'germ', explore: 'map', event: 'bolt', interrupt: 'no', protect: 'shield', 'take-over': 'bug',
};

/** Whether a line is the moment that its event may be: two tracks and one room speak only at one place. */
function is(kind: MomentKind, line: Line, scene: Scene): boolean {
  const stat = (id: string): number => Number(panelOf(scene, 'board:ship')?.stats.find((one) => one.id === id)?.value ?? -1);
  if (kind === 'beds') return stat('time') === stat('sleep');
  if (kind === 'no-return') return stat('self-destruct') === stat('yellow');
  if (kind === 'nest') return graphOf(scene)?.nodes.some((node) => node.kind === 'nest' && line.concerns.includes(node.id)) ?? false;
  return true;
}

/** The moments in what is new; an ending tells itself. */
export function moments(news: readonly Line[], before: Scene, after: Scene): Moment[] {
  if (after.ended) return [];
  return momentsIn(news, SORTS, (kind, line) => is(kind, line, after)).map(({ sort: { kind, tone, weight }, line, around }): Moment => {
    const base = { kind, tone, weight, line, around, kick: `web-nemesis-moment-${kind}` };
    if (kind === 'attack' || kind === 'event') {
      const seat = line.concerns.find((id) => id.startsWith('seat:'));
      return { ...base, shape: 'card', card: null, print: line.cards[0] ?? '', to: seat ? [seat] : ['pile:events'], health: null };
    }
    if (kind === 'death') {
      const who = line.concerns[0] ?? '';
      const stood = [before, after].flatMap((scene) => graphOf(scene)?.pieces ?? []).find((piece) => piece.id === who);
      const grown = around.some(({ event }) => event === 'larva-grows');
      return { ...base, shape: 'fate', panel: panelsOf(after).find((panel) => panel.piece === who) ?? null, how: grown ? 'burst' : 'lost', at: stood ? [stood.at] : [] };
    }
    return { ...base, shape: 'plate', icon: ICONS[kind], colour: `var(--${tone})` };
  });
}

export interface Reaction {
  kind: 'interrupt' | 'protect' | 'take-over';
  tone: Tone;
  /** What it answers. */
  line: Line | null;
  /** The messages of the page that explain it. */
  facts: string[];
}

const ANSWERED: Record<string, { kind: Reaction['kind']; tone: Tone; to: RegExp }> = {
  interrupt: { kind: 'interrupt', tone: 'sense', to: /^(declares-|plays$|uses)/ },
  'interrupt-again': { kind: 'interrupt', tone: 'sense', to: /^interrupted$/ },
  protect: { kind: 'protect', tone: 'harm', to: /^attack-card$/ },
  'take-over': { kind: 'take-over', tone: 'harm', to: /^died$/ },
};

/** The question as an answer to what somebody or something does; null for all others. */
export function reactionOf(scene: Scene): Reaction | null {
  const found = ANSWERED[scene.question?.prompt ?? ''];
  if (!found) return null;
  const { kind, tone } = found;
  const facts = kind === 'take-over' ? ['take-over-do', 'take-over-aim'] : [];
  if (kind === 'interrupt') facts.push('interrupt-all', scene.question?.choices.some((choice) => choice.verb === 'play') ? 'interrupt-hold' : 'interrupt-none');
  return { kind, tone, line: scene.log.findLast((line) => found.to.test(line.event)) ?? null, facts };
}
