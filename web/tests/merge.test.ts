import { expect, test } from 'vitest';
import type { SceneChange } from '../src/messages';
import { merge } from '../src/net/merge';
import { asked, choice, grid, panel, scene } from './scenes';

const change = (part: Partial<SceneChange>): SceneChange => ({ question: null, ...part });

test('what did not come stays the same object', () => {
  const before = scene();
  const after = merge(before, change({ version: 2 }));
  expect(after.version).toBe(2);
  expect(after.areas).toBe(before.areas);
  expect(after.log).toBe(before.log);
});

test('the question always comes, also when it is gone', () => {
  const before = scene({ question: asked([choice('aim', 'aim')]) });
  expect(merge(before, change({})).question).toBeNull();
});

test('a grid without squares keeps those it had and takes the new pieces', () => {
  const before = scene();
  const bare = { ...grid(), cells: null, edges: [], pieces: [] };
  const after = merge(before, change({ areas: { order: ['board', 'panel:a'], changed: [bare] } }));
  const [board] = after.areas;
  expect(board?.shape === 'grid' && board.cells.length).toBe(9);
  expect(board?.shape === 'grid' && board.pieces).toEqual([]);
  expect(after.areas[1]).toBe(before.areas[1]);
});

test('an edge that comes takes the place of the one that stood there', () => {
  const wall = { id: 'edge:0,0:east', x: 0, y: 0, side: 'east', kind: 'wall', state: '', describe: [] };
  const shut = { id: 'door:a', x: 1, y: 0, side: 'south', kind: 'door', state: 'shut', describe: [] };
  const open = { ...shut, state: 'open' };
  const before = scene({ areas: [{ ...grid(), edges: [wall, shut] }] });
  const bare = { ...grid(), cells: null, edges: [open] };
  const [board] = merge(before, change({ areas: { order: ['board'], changed: [bare] } })).areas;
  expect(board?.shape === 'grid' && board.edges).toEqual([wall, open]);
});

test('areas come, go and change places', () => {
  const after = merge(scene(), change({ areas: { order: ['panel:b', 'board'], changed: [panel('panel:b', 'B')] } }));
  expect(after.areas.map((area) => area.id)).toEqual(['panel:b', 'board']);
});

test('new lines follow the old ones; a number that comes again replaces what stood there', () => {
  const line = (number: number, text: string) => ({ number, event: 'x', text, concerns: [], rolled: null, cards: [], policy: false });
  const after = merge(scene(), change({ log: [line(2, 'two'), line(3, 'three')] }));
  expect(after.log.map((one) => one.text)).toEqual(['one', 'two', 'three']);
  expect(merge(after, change({ log: [line(2, 'other')] })).log.map((one) => one.text)).toEqual(['one', 'other']);
});

test('neither the scene nor the change is touched', () => {
  const before = scene();
  const copy = structuredClone(before);
  merge(before, change({ version: 9, log: [{ number: 2, event: 'x', text: 'two', concerns: [], rolled: null, cards: [], policy: false }], areas: { order: ['board'], changed: [] } }));
  expect(before).toEqual(copy);
});
