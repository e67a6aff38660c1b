import { expect, test } from 'vitest';
import type { Line } from '../src/messages';
import { toldOf } from '../src/table/telling';

const line = (number: number, event: string, text: string, ...concerns: string[]): Line => ({ number, event, text, concerns, rolled: null });
const isStep = (event: string): boolean => event === 'moved';

test('the steps of a walk are one line that ends where the walk ends', () => {
  const told = toldOf([line(1, 'moved', 'Hicks moves to 1', 'hicks'), line(2, 'moved', 'Hicks moves to 2', 'hicks'), line(3, 'moved', 'Alien moves to 2', 'alien')], isStep);
  expect(told.map(({ line: { number }, times }) => [number, times])).toEqual([[2, 2], [3, 1]]);
});

test('the same again is counted', () => {
  expect(toldOf([line(1, 'drew', 'Draws.'), line(2, 'drew', 'Draws.'), line(3, 'shot', 'Shoots.')], isStep).map((one) => one.times)).toEqual([2, 1]);
});

test('two lines and the same two again are counted together', () => {
  const lines = [1, 3, 5].flatMap((n) => [line(n, 'played', 'Plays a Grunt.'), line(n + 1, 'points', 'Gets 1 attack.')]);
  expect(toldOf([line(0, 'phase', 'Action phase.'), ...lines], isStep).map(({ line: { number }, times }) => [number, times])).toEqual([[0, 1], [5, 3], [6, 3]]);
});

test('every roll has its own line', () => {
  const shot = (n: number): Line => ({ ...line(n, 'shot', 'Hicks shoots.'), rolled: { value: n, need: 4, least: false, passed: n <= 4 } });
  expect(toldOf([shot(1), line(2, 'dial', 'Dial 3.'), shot(3), line(4, 'dial', 'Dial 3.')], isStep)).toHaveLength(4);
});
