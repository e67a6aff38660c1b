import type { Choice, Link, Node, Piece, Scene } from '../../messages';

/** A board of rooms, made up, until a game has one. */
const node = (id: string, name: string, x: number, y: number, tone = 'plain', badge = ''): Node => ({
  id, name, kind: 'room', x, y, tone, badges: badge ? [{ value: badge, meaning: `${badge} noise`, kind: 'noise', terms: [] }] : [], describe: [name],
});
const link = (one: string, other: string, state = '', badge = ''): Link => ({
  id: `${one}-${other}`, one, other, kind: 'corridor', state, badges: badge ? [{ value: badge, meaning: `corridor ${badge}`, kind: 'corridor', terms: [] }] : [],
});
const piece = (id: string, name: string, glyph: string, at: string, tone: string, owner: number): Piece => ({
  id, kind: 'figure', name, glyph, at, tone, flat: false, badges: [], describe: [name], art: '', owner, facing: '', marks: [],
});
const move = (to: string, name: string, percent: number): Choice => ({
  text: `move ${to}`, label: `Move to ${name}`, verb: 'move', concerns: [to], describe: [], note: '', price: null, ends: false, covers: [], beside: false, chances: { percent, need: 2, text: '', terms: [], links: [], risk: '' },
});

export const rooms: Scene = {
  game: 'rooms', lang: 'en', title: 'Rooms', seat: 0, version: 1, status: [], seats: [], log: [], ended: null, focus: [], goals: [],
  areas: [
    {
      id: 'board', title: 'Rooms', shape: 'graph',
      nodes: [
        node('r1', 'Cockpit', 0, 2), node('r2', 'Unknown', 1.2, 0.8, 'unknown'), node('r3', 'Storage', 1.3, 2, 'plain', '1'), node('r4', 'Unknown', 1.2, 3.2, 'unknown'), node('r5', 'Command Center', 2.6, 2, 'plain', '3'),
        node('r6', 'Canteen', 3.2, 1, 'plain', '2'), node('r7', 'Monitoring Room', 3.2, 3, 'plain', '1'), node('r8', 'Hibernatorium', 4.3, 2), node('r9', 'Nest', 5.4, 0.6, 'danger'), node('r10', 'Engine 2', 6.4, 2),
      ],
      links: [
        link('r1', 'r2', '', '3'), link('r1', 'r3', '', '1'), link('r1', 'r4', '', '4'), link('r3', 'r5', 'shut'), link('r2', 'r6', '', '4'), link('r4', 'r7', '', '1'), link('r5', 'r6', '', '1'), link('r5', 'r7', 'open'),
        link('r6', 'r8', '', '2'), link('r7', 'r8', '', '3'), link('r8', 'r9'), link('r8', 'r10', '', '1'),
      ],
      pieces: [piece('p1', 'Captain', 'Ca', 'r5', 'friend', 0), piece('p2', 'Soldier', 'So', 'r5', 'friend', 2), piece('p3', 'Mechanic', 'Me', 'r8', 'friend', 3), piece('a1', 'Creeper', 'Cr', 'r10', 'foe', -1), piece('b1', 'Noise', '?', 'r4', 'unknown', -1)],
    },
  ],
  question: { seat: 0, prompt: 'move', text: 'Where does the Captain go?', concerns: ['p1'], choices: [move('r6', 'the Canteen', 20), move('r7', 'the Monitoring Room', 40)], passing: '', closed: [], routes: [] },
};
