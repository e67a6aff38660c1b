import { describe, expect, it } from 'vitest';
import { parted } from '../src/board/card_lines';
import { cornerBox, freeCorner, type Corner } from '../src/board/corner';
import { divided } from '../src/board/divided';
import { around, bearing, edgePath, ends, gates, lookingAt, seams, standing, U } from '../src/board/geometry';
import { ICONS } from '../src/board/icons';
import { choicesAt, litBy } from '../src/board/lit';
import { drawnOf, eventIcon, lookOf } from '../src/games';
import { stepsOf } from '../src/board/motion.svelte';
import { ownHand, ownPanel, sharedRows, showsGoals } from '../src/board/table';
import { flightsOf } from '../src/board/travel';
import type { Asked, Card, Cell, Choice, Edge, Line, Panel, Piece, Place, Scene } from '../src/messages';

describe('a long word', () => {
  const shown = (name: string): string => divided(name).replaceAll('\u00ad', '|');

  it('is divided between the words it is made of, else between syllables', () => {
    expect(shown('Bewegungsmelder A')).toBe('Bewegungs|melder A');
    expect(shown('Panzerbrechende Munition')).toBe('Panzer|brechende Munition');
    expect(shown('Schwarmangriff')).toBe('Schwarm|angriff');
    expect(shown('Feuerbereitschaft')).toBe('Feuerbereit|schaft');
    expect(shown('Récupération')).toBe('Récupé|ration');
  });

  it('is divided twice where its parts would be too long', () => {
    expect(shown('Selbstzerstörungsschlüssel')).toBe('Selbstzer|störungs|schlüssel');
  });

  it('stays whole where it is short, or has no place for a hyphen', () => {
    expect(shown('Command Center')).toBe('Command Center');
    expect(shown('Hrrrrrrrrrrrr')).toBe('Hrrrrrrrrrrrr');
  });
});

describe('a line of a card', () => {
  it('begins with its moment or its price', () => {
    expect(parted('When hit: +3 CC – until the end')).toEqual({ when: 'When hit', what: '+3 CC – until the end' });
    expect(parted('During activation – You may rest.')).toEqual({ when: 'During activation', what: 'You may rest.' });
    expect(parted('Après une attaque : tirez.')).toEqual({ when: 'Après une attaque', what: 'tirez.' });
  });
  it('has no moment where a sentence comes first', () => {
    const line = 'Open or close 1 Door of this Room. Or: use the Action of this Room.';
    expect(parted(line)).toEqual({ when: '', what: line });
  });
});

describe('what lies over a board', () => {
  const box = (x: number, y: number) => ({ x, y, w: 40, h: 40 });
  const CORNERS: Corner[] = ['nw', 'ne', 'sw'];
  const at = (corner: Corner) => cornerBox(corner, { w: 390, h: 400 }, { w: 92, h: 92 }, 8);
  it('stays where it is while nobody stands there', () => {
    expect(freeCorner([box(200, 200)], ['sw', ...CORNERS], at)).toBe('sw');
    // Side by side is not on top of each other.
    expect(freeCorner([box(100, 100)], CORNERS, at)).toBe('nw');
  });
  it('goes to a free corner, and nowhere when there is none', () => {
    expect(freeCorner([box(99, 99)], CORNERS, at)).toBe('ne');
    expect(freeCorner([box(20, 20), box(300, 60)], CORNERS, at)).toBe('sw');
    expect(freeCorner([box(20, 20), box(300, 60), box(60, 360)], CORNERS, at)).toBeNull();
    expect(freeCorner([box(20, 20), box(300, 60), box(60, 360)], [...CORNERS, 'se'], at)).toBe('se');
  });
});

const choice = (text: string, label: string, concerns: string[], percent?: number): Choice => ({
  text, label, verb: text.split(' ')[0] ?? '', concerns, describe: [], note: '', price: null, ends: false, covers: [], beside: false,
  chances: percent === undefined ? null : { percent, need: 7, text: '', terms: [], links: [], risk: '' },
});
const asked = (choices: Choice[], routes: Asked['routes'] = []): Asked => ({ seat: 0, prompt: 'act', text: '?', concerns: [], choices, passing: '', closed: [], routes });
const scene = (areas: Scene['areas'], question: Asked | null = null): Scene => ({
  game: 'corps', lang: 'en', title: 'Newt', seat: 0, version: 3, status: [], areas, seats: [], question, log: [], ended: null, focus: [], goals: [],
});
const piece = (id: string, at: string, tone = 'friend'): Piece => ({ id, kind: 'character', name: id, glyph: 'XX', at, tone, flat: false, badges: [], describe: [], art: '', owner: -1, facing: '', marks: [] });
const edge = (x: number, y: number, side: string, kind = 'wall'): Edge => ({ id: `edge:${x},${y}:${side}`, x, y, side, kind, state: 'open', describe: ['Exit A'] });
const cell = (x: number, y: number): Cell => ({ id: `square:${x},${y}`, x, y, kind: 'floor', zone: 'tile:1a', describe: [], marks: [], badges: [] });
const card = (id: string, art: string, kind: string): Card => ({ id, kind, name: art, glyph: '', tone: 'plain', hidden: false, badges: [], describe: [], art, line: '', points: [], keywords: [] });

describe('what is lit', () => {
  it('is what the options concern, with the best chance and the first key', () => {
    const shoot = choice('attack alien-1 with rifle', 'Attack Alien 1 with the rifle', ['alien:1', 'gear:hicks:0'], 70);
    const blast = choice('attack alien-1 with pistol', 'Attack Alien 1 with the pistol', ['alien:1', 'gear:hicks:1'], 50);
    const lit = litBy(scene([], asked([blast, shoot, choice('end', 'End', [])])), new Map([[shoot.text, '2']]));
    expect([...lit.targets.keys()]).toEqual(['alien:1', 'gear:hicks:1', 'gear:hicks:0']);
    expect(lit.targets.get('alien:1')).toMatchObject({ percent: 70, key: '2', tip: [blast.label, shoot.label] });
  });

  it('leaves out what all options concern, and names far squares by where the walk ends', () => {
    const step = choice('move 5,4', 'Move to 5,4', ['square:5,4', 'character:hicks']);
    const other = choice('move 5,5', 'Move to 5,5', ['square:5,5', 'character:hicks']);
    const lit = litBy(scene([], asked([step, other], [{ to: 'square:4,1', texts: ['move 5,4', 'move 4,1'], label: '' }])));
    expect(lit.targets.has('character:hicks')).toBe(false);
    expect(lit.targets.get('square:4,1')).toEqual({ label: 'Move to 4,1', far: true });
    expect(choicesAt(scene([], asked([step, other])), 'square:5,5')).toEqual([other]);
  });

  it('is nothing without a question', () => {
    expect(litBy(scene([])).targets.size).toBe(0);
  });
});

describe('drawing a grid', () => {
  it('joins the sides of squares into runs', () => {
    expect(edgePath([edge(0, 0, 'north'), edge(1, 0, 'north'), edge(3, 0, 'north'), edge(0, 0, 'west')])).toBe(`M0 0H${2 * U}M${3 * U} 0H${4 * U}M0 0V${U}`);
    expect(ends(edge(2, 3, 'south'))).toEqual([{ x: 2, y: 4 }, { x: 3, y: 4 }]);
    expect(seams([cell(0, 0), cell(1, 0)])).toBe(`M${U} 0v${U}`);
  });

  it('makes one plate of the sides of an exit', () => {
    const sides = [edge(9, 4, 'east', 'exit'), edge(9, 5, 'east', 'exit')].map((one) => ({ ...one, id: 'exit:a' }));
    const [gate, ...more] = gates(sides);
    expect(more).toEqual([]);
    expect(gate?.box).toMatchObject({ y: 4 * U, h: 2 * U });
    expect(around([{ x: 0, y: 0, w: 2, h: 2 }, { x: 5, y: 1, w: 1, h: 4 }])).toEqual({ x: 0, y: 0, w: 6, h: 5 });
  });

  it('turns figures to the nearest of the other side, and makes room where several stand', () => {
    const cells = new Map([cell(0, 0), cell(3, 0), cell(0, 2)].map((one) => [one.id, one]));
    const hicks = piece('character:hicks', 'square:0,0');
    const all = [hicks, piece('alien:1', 'square:3,0', 'foe'), piece('alien:2', 'square:0,2', 'foe')];
    expect(lookingAt(hicks, all, cells, new Map())).toBeCloseTo(180);
    expect(bearing({ x: 2, y: 2 }, { x: 5, y: 1 })).toEqual({ n: 3, way: 'e' });
    expect(bearing({ x: 2, y: 2 }, { x: 0, y: 4 })).toEqual({ n: 2, way: 'sw' });
    expect(lookingAt({ ...hicks, facing: 'west' }, all, cells, new Map())).toBe(270);
    expect(lookingAt(hicks, [hicks], cells, new Map([[hicks.id, 45]]))).toBe(45);
    const spots = standing([hicks, piece('character:newt', 'square:0,0'), piece('alien:1', 'square:3,0')]);
    expect(spots.get('alien:1')).toEqual({ dx: 0, dy: 0, k: 1 });
    expect(spots.get('character:newt')?.k).toBeLessThan(1);
  });
});

describe('what happened', () => {
  const line = (number: number, event: string, concerns: string[]): Line => ({ number, event, text: '', concerns, rolled: null, cards: [], policy: false });
  it('becomes beats in order', () => {
    const steps = stepsOf(
      [
        line(1, 'moved', ['character:hicks', 'square:1,0']), line(2, 'shot', ['character:hicks', 'gear:hicks:0', 'alien:1']), line(3, 'alien-killed', ['alien:1']),
        line(4, 'defence-roll', ['character:hicks', 'alien:2']), line(5, 'exhausted', []), line(6, 'phase-starts', []),
      ],
      lookOf('corps'), (id) => /^(alien|character):/.test(id), (id) => id.startsWith('square:'),
    );
    expect(steps).toMatchObject([
      { kind: 'move', piece: 'character:hicks', from: null, to: 'square:1,0' },
      { kind: 'shot', piece: 'alien:1', from: 'character:hicks', to: null },
      { kind: 'death', piece: 'alien:1', from: null, to: null },
      { kind: 'claw', piece: 'character:hicks', from: 'alien:2', to: null },
    ]);
  });
});

describe('what lies where', () => {
  const place = (id: string, owner: number): Place => ({ id, name: id, cards: [], badges: [], describe: [], owner });
  const panel = (id: string, owner: number, active = false): Panel => ({
    id, title: id, glyph: '', tone: 'friend', piece: `character:${id}`, owner, active, art: '', marks: [], stats: [], cards: [], notes: [], describe: [], shape: 'panel',
  });
  it('finds the own hand and sheet', () => {
    const table = scene([
      { id: 'hq', title: 'HQ', places: [place('space:1', -1)], shape: 'row' },
      { id: 'hands', title: 'Hands', places: [place('hand:seat-1', 0), place('hand:seat-2', 1), place('played', -1)], shape: 'row' },
      panel('hicks', 0), panel('hudson', 0, true), panel('vasquez', 1), panel('frost', -1),
    ]);
    expect(sharedRows(table).map((row) => row.id)).toEqual(['hq']);
    expect(ownHand(table)?.id).toBe('hand:seat-1');
    expect(ownHand({ ...table, seat: -1 })).toBeNull();
    expect(ownPanel(table)?.id).toBe('hudson');
    expect(ownPanel({ ...table, question: { ...asked([]), concerns: ['character:frost'] } })?.id).toBe('frost');
    expect(showsGoals(table)).toBe(true);
  });
});

describe('looks', () => {
  it('draw cards and events that nobody has thought of', () => {
    for (const game of ['corps', 'encounters', 'a game of the future']) {
      const look = lookOf(game);
      expect(ICONS[look.art(card('x', 'unheard_of', 'unknown kind'))]).toBeTruthy();
      expect(ICONS[eventIcon(game, 'never-happened')]).toBeTruthy();
      expect(look.colour('unknown kind')).toContain('var(');
      expect(drawnOf(game).emblem).toBeTruthy();
    }
  });
});

describe('cards travel', () => {
  const row = (id: string, cards: { id: string; art: string; name: string }[]) => ({ id, shape: 'row', title: '', places: [{ id, name: '', cards, badges: [], describe: [], owner: -1 }] });
  const table = (hq: string, hand: string[]) =>
    ({ seat: 0, areas: [row('hq', [{ id: 'hq:1', art: hq, name: hq }]), row('hands', [...hand.map((art, n) => ({ id: `hand:seat-1:${n}`, art, name: art })), { id: 'played:0', art: 'grunt', name: 'grunt' }])] }) as unknown as Scene;
  const told = (event: string, text: string, ...concerns: string[]): Line => ({ number: 1, event, text, concerns, rolled: null, cards: [], policy: false });
  it('from where the log says to where it says', () => {
    const flights = flightsOf(
      [
        told('moved', '', 'spot:airlock', 'spot:combat-1'),
        told('hive-added', '', 'room:vents'),
        told('played', '', 'panel:seat-1', 'played:0'),
        told('recruited', 'recruits old', 'panel:seat-1'),
        told('hq-filled', 'new comes'),
        told('phase', ''),
      ],
      table('old', ['medic', 'grunt']),
      table('new', ['medic']),
      lookOf('encounters'),
    );
    expect(flights).toEqual([
      { from: ['spot:airlock'], to: ['spot:combat-1'] },
      { from: ['pile:hive'], to: ['spot:vents'] },
      { from: ['hand:seat-1:1', 'seat:0'], to: ['played:0'] },
      { from: ['hq:1', 'pile:sergeants'], to: ['seat:0'] },
      { from: ['pile:barracks'], to: ['hq:1'] },
    ]);
  });
  it('never twice to the same place', () => {
    const twice = [told('drew', '', 'panel:seat-1', 'hand:seat-1:0', 'hand:seat-1:1'), told('drew', '', 'panel:seat-1', 'hand:seat-1:0', 'hand:seat-1:1')];
    const empty = table('a', []);
    expect(flightsOf(twice, empty, empty, lookOf('encounters')).map((flight) => flight.to[0])).toEqual(['hand:seat-1:0', 'hand:seat-1:1']);
  });
});
