import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { crewOf, ownPanel } from '../src/board/table';
import { litBy } from '../src/board/lit';
import { lookOf } from '../src/games';
import { checksOf, fatesOf, routeOf } from '../src/games/nemesis/ending';
import { moments, reactionOf } from '../src/games/nemesis/moments';
import { encounterOf, H, place, stands, W, ways } from '../src/games/nemesis/ship';
import { tradeOf } from '../src/games/nemesis/trade';
import type { Badge, Card, Graph, Line, Link, Node, Panel, Piece, Row, Scene, Stat } from '../src/messages';
import { foldedTo, type Moment } from '../src/moments/moment';
import { asked, choice, scene } from './scenes';

const badge = (kind: string, value = ''): Badge => ({ kind, value, meaning: kind, terms: [] });
const node = (id: string, x: number, y: number, kind = 'room'): Node => ({ id, name: id, kind, x, y, tone: 'plain', badges: [], describe: [] });
const link = (one: string, other: string, state = '', badges: Badge[] = [badge('number', '1')]): Link => ({ id: `${one}-${other}-${badges[0]?.value ?? ''}`, one, other, kind: 'corridor', state, badges });
const piece = (id: string, at: string, kind = 'character', more: Partial<Piece> = {}): Piece => ({ id, kind, name: id, glyph: '', at, tone: kind === 'intruder' ? 'foe' : 'friend', flat: false, badges: [], describe: [], art: '', owner: -1, facing: '', marks: [], ...more });
const graph = (nodes: Node[], links: Link[] = [], pieces: Piece[] = []): Graph => ({ id: 'ship', title: '', nodes, links, pieces, shape: 'graph' });
const stat = (id: string, value = ''): Stat => ({ id, name: id, value, max: -1, terms: [] });
const card = (id: string, kind: string): Card => ({ id, kind, name: id, glyph: '', tone: 'plain', hidden: false, badges: [], describe: [], art: id, line: '', points: [], keywords: [] });
const panel = (id: string, owner: number, more: Partial<Panel> = {}): Panel => ({ id, title: id, glyph: '', tone: 'friend', piece: '', owner, active: false, art: '', marks: [], stats: [], cards: [], notes: [], describe: [], shape: 'panel', ...more });
const at = (areas: Scene['areas'], more: Partial<Scene> = {}): Scene => scene({ game: 'nemesis', areas, ...more });

describe('the ship', () => {
  const far = [node('a', 100, 100), node('b', 400, 100)];

  it('keeps door, noise and number of a corridor apart', () => {
    const [way] = ways(graph(far, [link('a', 'b', 'shut', [badge('number', '3·4'), badge('noise')])]));
    expect(way?.numbers).toBe('3·4');
    expect(way?.loud).toBe(true);
    const xs = [way?.door.x ?? 0, way?.noise.x ?? 0, way?.number.x ?? 0];
    expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeGreaterThan(20);
    expect((xs[2] ?? 0) - (xs[1] ?? 0)).toBeGreaterThan(20);
  });

  it('lays two corridors between the same rooms side by side', () => {
    const [one, other] = ways(graph(far, [link('a', 'b'), link('a', 'b', '', [badge('number', '2')])]));
    expect(one?.a.x).toBe(other?.a.x);
    expect(Math.abs((one?.a.y ?? 0) - (other?.a.y ?? 0))).toBeGreaterThan(20);
  });

  it('leaves entrances to the networks out of the corridors', () => {
    expect(ways(graph(far, [{ ...link('a', 'b'), kind: 'entrance' }]))).toEqual([]);
  });

  it('stands people below the name of their room, nobody on top of another', () => {
    const found = stands(graph([node('a', 100, 100)], [], ['x', 'y', 'z'].map((id) => piece(id, 'a'))));
    const p = place({ x: 100, y: 100 });
    const xs = ['x', 'y', 'z'].map((id) => found.get(id)?.x ?? 0);
    expect([...found.values()].every(({ y }) => y > p.y + H)).toBe(true);
    expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeGreaterThanOrEqual(34);
    expect(Math.abs((xs[2] ?? 0) - p.x)).toBeLessThan(W + 20);
  });

  it('stands a figure beside the number of a corridor that leads down, not on it', () => {
    for (const x of [88, 100, 112]) {
      const ship = graph([node('a', 100, 100), node('b', x, 280)], [link('a', 'b')], [piece('foe', 'a', 'intruder')]);
      const [way] = ways(ship);
      expect(Math.abs((stands(ship).get('foe')?.x ?? 0) - (way?.number.x ?? 0))).toBeGreaterThan(20);
    }
  });

  it('stands a figure beside the numbers of an entrance on the lower edge', () => {
    const [low, high] = ([900, 100] as const).map((y) => stands(graph([{ ...node('a', 100, y), badges: [badge('entrance', '3')] }], [], [piece('foe', 'a', 'intruder')])).get('foe')?.x ?? 0);
    expect(low).toBeLessThan(place({ x: 100, y: 900 }).x);
    expect(high).toBeGreaterThan(place({ x: 100, y: 100 }).x);
  });

  it('lays a pod above the numbers of an entrance on the lower edge', () => {
    const [low, high] = ([900, 100] as const).map((y) => {
      const lies = stands(graph([{ ...node('a', 100, y), badges: [badge('entrance', '3')] }], [], [piece('pod', 'a', 'pod', { flat: true })])).get('pod');
      return (lies?.y ?? 0) - place({ x: 100, y }).y;
    });
    expect(low).toBeLessThanOrEqual(H - 16);
    expect(high).toBeGreaterThan(low ?? 0);
  });

  it('finds the intruder that came: the one beside somebody', () => {
    const pieces = [piece('far', 'b', 'intruder'), piece('near', 'a', 'intruder'), piece('me', 'a')];
    expect(encounterOf(graph(far, [], pieces))?.id).toBe('near');
    expect(encounterOf(graph(far, [], pieces.slice(0, 2)))).toBeUndefined();
  });
});

describe('risk', () => {
  it('is told at the target beside its chance', () => {
    const chances = { percent: 20, need: 4, text: '', terms: [], links: [], risk: 'Encounter' };
    const lit = litBy(at([], { question: asked([choice('move to 006', 'move', ['room:006'], { chances }), choice('pass', 'pass')]) }));
    expect(lit.targets.get('room:006')).toMatchObject({ percent: 20, risk: 'Encounter' });
  });
});

describe('sheets', () => {
  const own = panel('sheet:seat-1', 0, { piece: 'seat:seat-1' });
  const other = panel('sheet:seat-2', 1, { piece: 'seat:seat-2' });

  it('are those of people, not the boards of the table', () => {
    expect(crewOf(at([own, panel('board:ship', -1, { marks: ['board'] }), panel('cat', -1)])).map(({ id }) => id)).toEqual(['cat']);
  });

  it('stay with the one who decides, whomever the question speaks of', () => {
    expect(ownPanel(at([other, own], { question: asked([], { concerns: ['seat:seat-2'] }) }))?.id).toBe('sheet:seat-1');
  });
});

describe('trade', () => {
  const tray = (seat: number) => ({ id: `trade:return:${seat}`, name: '', cards: [], badges: [], describe: [], owner: -1 });
  const row: Row = { id: 'trade', title: '', places: [tray(2), tray(0)], shape: 'row' };

  it('knows its step from the question and the seats from the trays', () => {
    const found = tradeOf(at([row], { question: asked([], { prompt: 'settle' }) }));
    expect(found?.step).toBe('accept');
    expect(found?.trays.map(({ seat }) => seat)).toEqual([2, 0]);
  });

  it('is over with any other question', () => {
    expect(tradeOf(at([row], { question: asked([], { prompt: 'pay' }) }))).toBeNull();
    expect(tradeOf(at([], { question: asked([], { prompt: 'settle' }) }))).toBeNull();
  });
});

describe('the ending', () => {
  const ending = panel('board:ending', -1, { marks: ['board', 'engines-good', 'course-bad'], stats: [stat('engines'), stat('course'), stat('objectives')] });
  const people = [panel('a', 0, { cards: [card('hoarder', 'objective-personal'), card('gun', 'item-red')] }), panel('b', 1), panel('c', 2, { tone: 'fallen', notes: ['burned'] })];
  const over = at([ending, ...people], { ended: { winners: [0], reason: 'jump', text: '', score: null, results: [{ seat: 0, won: true, side: '', text: 'Asleep', score: null }] } });

  it('tells each check as it went', () => {
    expect(checksOf(over).map(({ stat: { id }, state }) => [id, state])).toEqual([['engines', 'good'], ['course', 'bad'], ['objectives', 'open']]);
  });

  it('has a verdict for everybody: won, survived, died', () => {
    const fates = fatesOf(over);
    expect(fates.map(({ verdict }) => verdict)).toEqual(['won', 'survived', 'died']);
    expect(fates.map(({ text }) => text)).toEqual(['Asleep', '', 'burned']);
    expect(fates[0]?.objectives.map(({ id }) => id)).toEqual(['hoarder']);
  });
});

describe('a moment', () => {
  const told = (...events: string[]): Line[] => events.map((event, number) => ({ number, event, text: event, concerns: event === 'explored' ? ['room'] : [], rolled: null, cards: [], policy: false }));
  const ship = graph([node('room', 0, 0)]);
  const tracks = (more: Record<string, number>, rooms = ship): Scene => at([rooms, panel('board:ship', -1, { stats: Object.entries({ time: 3, sleep: 7, 'self-destruct': -1, yellow: 3, ...more }).map(([id, value]) => stat(id, String(value))) })]);
  const found = (events: string[], more: Record<string, number> = {}, rooms = ship): Moment[] => moments(told(...events), tracks(more, rooms), tracks(more, rooms));
  const worst = (events: string[], more: Record<string, number> = {}): string | undefined => foldedTo(found(events, more), 1)[0]?.kind;

  it('is what deserves it, in the order of the log; the most telling counts most', () => {
    const all = ['moved', 'explored', 'noise-rolled', 'encounter', 'attack-card', 'died'];
    expect(found(all).map((one) => one.kind)).toEqual(['explore', 'encounter', 'attack', 'death']);
    expect([worst(all), worst(all.slice(0, 5)), worst(all.slice(0, 3)), worst(['moved', 'noise-rolled', 'noise'])]).toEqual(['death', 'attack', 'explore', undefined]);
  });

  it('shows who died, where they stood, and what grew in them', () => {
    const died = (event: string): Moment | undefined => {
      const news = told(event, 'died').map((one) => ({ ...one, concerns: ['seat:seat-1'] }));
      const [before, after] = [at([graph([], [], [piece('seat:seat-1', 'room:006')]), panel('sheet:seat-1', 0, { piece: 'seat:seat-1' })]), at([graph([]), panel('sheet:seat-1', 0, { piece: 'seat:seat-1', tone: 'fallen' })])];
      return moments(news, before, after).at(-1);
    };
    expect(died('fatal-wound')).toMatchObject({ shape: 'fate', how: 'lost', panel: { tone: 'fallen' }, at: ['room:006'], around: [{ event: 'fatal-wound' }] });
    expect(died('larva-grows')).toMatchObject({ how: 'burst' });
  });

  it('has the lines that belong to it, not those of the one before', () => {
    const both = found(['attack-card', 'light-wound', 'surprise', 'attack-card', 'attack-missed', 'moved']);
    expect(both.map((one) => [one.line.number, one.around.map((line) => line.number)])).toEqual([[0, [1]], [3, [2, 4]]]);
  });

  it('of a track is there once', () => {
    expect([worst(['time'], { time: 6 }), worst(['time'], { time: 7 }), worst(['time'], { time: 8 })]).toEqual([undefined, 'beds', undefined]);
    expect([worst(['sequence'], { 'self-destruct': 2 }), worst(['sequence'], { 'self-destruct': 3 })]).toEqual([undefined, 'no-return']);
  });

  it('knows the nest', () => {
    expect(found(['explored'], {}, graph([node('room', 0, 0, 'nest')]))[0]?.kind).toBe('nest');
  });

  it('answers what somebody does, with what only I know', () => {
    const log = told('declares-move', 'discarded');
    const holding = at([], { log, question: asked([choice('pass', 'pass'), choice('play interruption', 'play')], { prompt: 'interrupt' }) });
    expect([reactionOf(holding)?.line?.event, reactionOf(holding)?.facts.at(-1)]).toEqual(['declares-move', 'interrupt-hold']);
    const without = at([], { log, question: asked([choice('pass', 'pass')], { prompt: 'interrupt' }) });
    expect(reactionOf(without)?.facts.at(-1)).toBe('interrupt-none');
    expect(reactionOf(at([], { log, question: asked([choice('pass', 'pass')], { prompt: 'action' }) }))).toBeNull();
  });
});

describe('the way through the ship', () => {
  it('begins where all wake up and follows one seat', () => {
    const line = (number: number, event: string, seat: string, room: string): Line => ({ number, event, text: '', concerns: [`seat:${seat}`, `room:${room}`], rolled: null, cards: [], policy: false });
    const beds = { ...node('room:011', 0, 0), badges: [badge('tile', 'hibernatorium')] };
    const log = [line(0, 'moved', 'seat-1', '006'), line(1, 'moved', 'seat-2', '008'), line(2, 'searched', 'seat-1', '006'), line(3, 'moved', 'seat-1', '007')];
    expect(routeOf(at([], { log }), graph([beds]), 0)).toEqual(['room:011', 'room:006', 'room:007']);
    expect(routeOf(at([], { log }), graph([beds]), 2)).toEqual(['room:011']);
  });
});

describe('Quest Items', () => {
  const characters = readFileSync(new URL('../../src/hullbreach/games/nemesis/content/characters.toml', import.meta.url), 'utf8');
  const quests = [...characters.matchAll(/^quest_items = (\[.*\])$/gm)].flatMap(([, list]) => JSON.parse(list ?? '[]') as string[]);
  it('are each drawn as what they are', () => {
    const card = (art: string): Card => ({ id: art, kind: 'quest', name: art, art }) as Card;
    expect(quests).toHaveLength(12);
    expect(new Set(quests.map((art) => lookOf('nemesis').art(card(art)))).size).toBe(12);
    expect(quests.map((art) => lookOf('nemesis').art(card(art)))).not.toContain('flag');
  });
});
