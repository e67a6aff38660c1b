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
