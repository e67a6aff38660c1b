import { describe, expect, it } from 'vitest';
import { lanesOf, middle, pipsOf, sightsOf, spotsOf, standing, tilesOf, type Tile } from '../src/games/hunt/tiles';
import { ASKS } from '../src/games/hunt/asks';
import { digest } from '../src/games/hunt/digest';
import { sequenceOf } from '../src/games/hunt/sides';
import { momentsOf, type HuntMoment } from '../src/games/hunt/moments';
import type { FateMoment } from '../src/moments/moment';
import { benchOf } from '../src/games/hunt/lists';
import type { AskKind, Wish } from '../src/games/look';
import type { Asked, Badge, Cell, Choice, Edge, Grid, Line, Panel, Piece, Place, Row, Scene, Stat } from '../src/messages';
import type { Policy } from '../src/settings.svelte';
import { answered, wishFor } from '../src/table/policy';
import { asked, choice, panel, scene } from './scenes';

const cell = (x: number, y: number, kind = 'corridor'): Cell => ({ id: `tile:r${y}c${x}`, x, y, kind, zone: '', describe: [], marks: ['normal'], badges: [] });
const wall = (x: number, y: number, side: string): Edge => ({ id: `wall:${x},${y}:${side}`, x, y, side, kind: 'wall', state: '', describe: [] });
const piece = (id: string, at: string, marks: string[] = []): Piece => ({ id, kind: 'model', name: id, glyph: 'SG1', at, tone: 'friend', flat: false, badges: [], describe: [], art: '', owner: 0, facing: '', marks });
const grid = (cells: Cell[], edges: Edge[] = [], lit: number[] = []): Grid => ({ id: 'board', title: '', shape: 'grid', width: 3, height: 3, cells, edges, pieces: [], zones: [], lit });
const first = (found: Tile[]): Tile => found[0] as Tile;

describe('tiles', () => {
  it('are open to each other where neither has a wall', () => {
    const [left, right, below] = tilesOf(grid([cell(0, 0), cell(1, 0), cell(0, 1)], [wall(0, 1, 'north')]));
    expect([...(left?.open ?? [])]).toEqual(['east']);
    expect([...(right?.open ?? [])]).toEqual(['west']);
    expect([...(below?.open ?? [])]).toEqual([]);
  });

  it('are narrow where a vent begins, and the walls leave just its way open', () => {
    const [hall] = tilesOf(grid([cell(0, 0), cell(1, 0, 'vent')]));
    expect(hall?.walls).toContain('M86 12V29H96');
    expect(first(tilesOf(grid([cell(0, 0), cell(1, 0)]))).walls).toContain('M86 12V12H96');
  });

  it('know what is seen by their place in the list', () => {
    expect(tilesOf(grid([cell(0, 0), cell(1, 0)], [], [1])).map((tile) => tile.lit)).toEqual([false, true]);
  });

  it('tell their points: whose they are, then acid', () => {
    const badge = (kind: string, value: string) => ({ kind, value, meaning: '', terms: [] });
    expect(pipsOf({ ...cell(0, 0), badges: [badge('used:1', '2'), badge('used:0', '1'), badge('acid', '3')] })).toEqual({ owners: [1, 1, 0], acid: 3 });
    expect(pipsOf(cell(0, 0))).toBeNull();
  });
});

describe('who stands on a tile', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i of them stand on it side by side, and nobody covers anybody', (many) => {
    const spots = spotsOf(many);
    expect(spots).toHaveLength(many);
    for (const [n, one] of spots.entries()) {
      const half = 20 * one.k;
      expect(Math.abs(one.dx) + half).toBeLessThanOrEqual(48);
      for (const other of spots.slice(n + 1)) expect(Math.max(Math.abs(one.dx - other.dx), Math.abs(one.dy - other.dy))).toBeGreaterThanOrEqual(2 * half - 1);
    }
  });

  it('stands below the name of a room', () => {
    const tiles = new Map(tilesOf(grid([cell(0, 0, 'room')])).map((tile) => [tile.cell.id, tile]));
    expect(standing([piece('a', 'tile:r0c0')], tiles).get('a')?.dy).toBeGreaterThan(0);
  });
});

describe('a line of sight', () => {
  const chances = { percent: 30, need: 6, text: '', terms: [], links: [], risk: '' };
  const board = { ...grid([cell(0, 0)]), pieces: [piece('piece:guard', 'tile:r0c0'), piece('piece:foe', 'tile:r0c0'), piece('piece:actor', 'tile:r0c0', ['active'])] };

  it('begins with whoever reacts, not with whoever acts', () => {
    const question = asked([choice('guard shoots foe', 'react-shoot', ['piece:guard', 'piece:foe'], { chances })]);
    expect(sightsOf(scene({ question }), board, 'piece:foe')).toEqual([['piece:guard', 'piece:foe']]);
    expect(sightsOf(scene({ question }), board, 'piece:guard')).toEqual([['piece:guard', 'piece:foe']]);
  });

  it('begins with whoever acts where only the target is named', () => {
    const question = asked([choice('shoot foe', 'shoot', ['piece:foe'], { chances }), choice('move', 'move', ['tile:r0c0'])]);
    expect(sightsOf(scene({ question }), board, 'piece:foe')).toEqual([['piece:actor', 'piece:foe']]);
    expect(sightsOf(scene({ question }), board, 'tile:r0c0')).toEqual([]);
  });
});

describe('somebody on sentry', () => {
  it('has a lane as far as the marks say', () => {
    const tile = first(tilesOf(grid([cell(0, 0), cell(1, 0), cell(2, 0)])));
    const [lane, ...others] = lanesOf(piece('a', 'tile:r0c0', ['sentry', 'lane-east-2']), tile);
    expect(others).toEqual([]);
    const end = middle({ x: 2, y: 0 }).x;
    expect(lane?.chevrons.every(({ x }) => x > tile.at.x && x < end + 48)).toBe(true);
    expect(lane?.path).toContain(`L${end + 34 + 9} 42`);
  });
});

const line = (number: number, event: string, ...concerns: string[]): Line => ({ number, event, text: `${event} ${concerns.join(' ')}`, concerns, rolled: null, cards: [], policy: false });
const stat = (id: string, value: string): Stat => ({ id, name: id, value, max: -1, terms: [] });
const side = (id: string, owner: number, order: number, waiting: number, acting = false): Panel =>
  ({ ...panel(`side:${id}`, id), owner, marks: [`order-${order}`], stats: [stat('waiting', String(waiting)), ...(acting ? [stat('acting', '1')] : [])] });

describe('the activations of a turn', () => {
  it('are one sequence: as they were, and by turns in the order of the initiative', () => {
    const areas = [side('marine', 0, 1, 2), side('alien', 1, 0, 3, true), side('predator', 2, 2, 0)];
    const log = [line(1, 'activated', 'piece:marine-1'), line(2, 'turn'), line(3, 'activated', 'piece:alien-1'), line(4, 'activated', 'piece:marine-1'), line(5, 'activated', 'piece:alien-2')];
    const found = sequenceOf(scene({ areas, log }));
    expect(found.map((one) => one.panel.title)).toEqual(['alien', 'marine', 'alien', 'marine', 'alien', 'marine', 'alien', 'alien']);
    expect(found.map((one) => one.state)).toEqual(['done', 'done', 'now', 'next', 'next', 'next', 'next', 'next']);
  });

  it('are none before the first turn', () => {
    expect(sequenceOf(scene({ areas: [side('marine', 0, 0, 0)], log: [] }))).toEqual([]);
  });
});

describe('what the others did', () => {
  const areas = [side('marine', 0, 0, 2), side('alien', 1, 1, 3)];
  const log = [
    line(1, 'killed', 'piece:alien-9'), line(2, 'activation-ended', 'piece:marine-1'), line(3, 'activated', 'piece:alien-1'), line(4, 'moved', 'piece:alien-1', 'tile:r1c1'),
    line(5, 'moved', 'piece:alien-1', 'tile:r1c2'), line(6, 'wounded', 'piece:marine-2'), line(7, 'killed', 'piece:marine-2'), line(8, 'activation-ended', 'piece:alien-1'),
  ];

  it('is told since the own last activation: whoever fell, and how many moved', () => {
    const told = digest(scene({ areas, log }));
    expect(told.map(({ event, seat, many }) => [event, seat, many])).toEqual([['killed', 0, undefined], ['moved', 1, 1]]);
  });

  it('stays while one acts, and what one does oneself is no news', () => {
    const acting = [...log, line(9, 'activated', 'piece:marine-3'), line(10, 'killed', 'piece:alien-1')];
    expect(digest(scene({ areas, log: acting })).map((one) => one.line)).toEqual([7, -1]);
    expect(digest(scene({ areas, log: [...acting, line(11, 'activation-ended', 'piece:marine-3')] }))).toEqual([]);
  });

  it('is nothing for those who only watch', () => {
    expect(digest(scene({ areas, log, seat: -1 }))).toEqual([]);
  });
});

describe('questions that come often', () => {
  const kind = (id: string): AskKind => ASKS.find((one) => one.id === id) as AskKind;
  const window = (...choices: Choice[]): Asked => asked([...choices, choice('pass', 'pass', [], { ends: true })], { passing: 'pass' });
  const likely = (percent: number): Choice => choice('shoot', 'react-shoot', [], { chances: { percent: 80, need: 14, text: '', terms: [], links: [{ name: '', text: '', percent }], risk: '' } });

  const chosen = (question: Asked, id: string, policy: Policy = 'gain', wish?: Wish, more: Partial<Scene> = {}, declined: string[] = []): string | null =>
    answered(scene(more), question, kind(id), wishFor(kind(id), policy, wish), new Set(declined));
  const ownTurn = { areas: [{ ...side('marine', 0, 0, 2), active: true }] };

  it('are not asked for what one would hardly do', () => {
    expect(chosen(window(choice('stay', 'react-stand')), 'sentry')).toBe('pass');
    expect(chosen(window(likely(10)), 'sentry')).toBeNull();
  });

  it('are asked from a chance on, if one wishes so', () => {
    expect(chosen(window(likely(39)), 'sentry', 'gain', 'likely')).toBe('pass');
    expect(chosen(window(likely(40)), 'sentry', 'gain', 'likely')).toBeNull();
  });

  it('between activations are asked before the own ones, once', () => {
    const card = window(choice('play cloak', 'play-card'));
    expect(chosen(card, 'between')).toBe('pass');
    expect(chosen(card, 'between', 'gain', undefined, ownTurn)).toBeNull();
    expect(chosen(card, 'between', 'gain', undefined, ownTurn, ['play cloak'])).toBe('pass');
    expect(chosen(card, 'between', 'gain', 'gain', {}, ['play cloak'])).toBeNull();
  });

  it('are answered where it costs nothing', () => {
    const dodge = asked([choice('dodge', 'dodge'), choice('refuse', 'refuse', [], { ends: true })]);
    expect(chosen(dodge, 'tests')).toBe('dodge');
    expect(chosen(dodge, 'tests', 'always')).toBeNull();
  });

  it('a die is rolled again where it failed, and where that costs nothing', () => {
    const rolled = (passed: boolean): Partial<Scene> => ({ log: [{ ...line(1, 'shot', 'piece:marine-1'), rolled: { value: 9, need: 4, least: false, passed } }] });
    const again = (verb: string): Asked => asked([choice('again', verb), choice('keep', 'keep', [], { ends: true })]);
    expect(chosen(again('reroll-skill'), 'tests', 'gain', undefined, rolled(false))).toBe('again');
    expect(chosen(again('reroll-skill'), 'tests', 'gain', undefined, rolled(true))).toBeNull();
    expect(chosen(again('reroll-level'), 'tests', 'gain', undefined, rolled(false))).toBeNull();
  });

  it('follow the wish for all windows where there is none of their own', () => {
    expect(chosen(window(likely(90)), 'sentry', 'never')).toBe('pass');
    expect(chosen(window(), 'sentry', 'always')).toBeNull();
    expect(chosen(window(), 'sentry', 'always', 'never')).toBe('pass');
  });
});

describe('a force list', () => {
  const badge = (kind: string, value: string) => ({ kind, value, meaning: '', terms: [] });
  const place = (id: string, badges: Badge[], describe: string[] = []): Place => ({ id, name: id, cards: [], badges, describe, owner: -1 });
  const row: Row = { id: 'list', title: 'List', shape: 'row', places: [place('list:whole', [badge('spent', '40'), badge('points', '300')], ['Too few. [HUNT-FORC-02]']), place('list:group:1', [badge('spent', '40')])] };

  it('tells its points, its groups and what is wrong with it by its rule', () => {
    const bench = benchOf(scene({ areas: [row] }));
    expect([bench?.spent, bench?.points, bench?.squads.length]).toEqual([40, 300, 1]);
    expect(bench?.wrong).toEqual([{ text: 'Too few.', rule: 'HUNT-FORC-02' }]);
    expect(benchOf(scene())).toBeNull();
  });
});

describe('moments', () => {
  const told = (event: string, ...concerns: string[]): HuntMoment | FateMoment | undefined => {
    const now = scene({ areas: [{ ...grid([]), pieces: [piece('piece:alien-1', 'tile:r0c0')] }, side('alien', 1, 0, 1), { ...side('predator', 2, 1, 1), art: 'predator' }] });
    return momentsOf([line(1, event, ...concerns)], now, now)[0];
  };

  it('are told of whom they are about, in the colour of the side', () => {
    expect(told('revealed', 'piece:alien-1')).toMatchObject({ kind: 'reveal', owner: 1, colour: 'var(--seat-2)', piece: { id: 'piece:alien-1' } });
    expect(told('killed', 'piece:alien-7')).toMatchObject({ shape: 'fate', kind: 'kill', how: 'lost', panel: { owner: 1 }, piece: null, at: [] });
    expect(told('killed', 'piece:alien-1')).toMatchObject({ piece: { id: 'piece:alien-1' }, at: ['piece:alien-1', 'tile:r0c0'] });
  });

  it('a Predator decloaks', () => {
    expect(told('revealed', 'piece:predator-1')?.kind).toBe('decloak');
    expect(told('decoy-gone', 'piece:predator-1')?.kind).toBe('decoy');
  });

  it('tell at once who falls in one blow', () => {
    const now = scene({ areas: [grid([]), side('alien', 1, 0, 1)] });
    const found = momentsOf([line(1, 'killed', 'piece:alien-1'), line(2, 'acid'), line(3, 'killed', 'piece:alien-2'), line(4, 'trophy', 'side:predator')], now, now);
    expect(found.map((one) => [one.kind, one.around.map(({ number }) => number)])).toEqual([['kill', [3]], ['trophy', []]]);
  });

  it('are few', () => {
    expect(told('moved', 'piece:alien-1')).toBeUndefined();
  });
});
