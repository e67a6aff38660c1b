/** The curve of a match that is over. */
import { expect, test } from 'vitest';
import type { Judged } from '../src/messages';
import { alike, apart, chanceAt, hopesOf, runsOf, signed, spaced } from '../src/review/curve';

const seat = { start: 0.5, end: 1, own: 0, others: 0, gave: 0.5, took: 0, accuracy: 100, decisions: 3, strayed: 0 };
const judged: Judged = {
  rollouts: 40,
  rounds: [],
  lane: [0, 0, 1, 2, 2, 2],
  known: [
    { number: 0, chances: [0.5, 0.52, 0.1] },
    { number: 4, chances: [0.9, 0.88, 0.1] },
    { number: 6, chances: [1, 1, 0] },
  ],
  seen: [[{ number: 1, chance: 0.4 }, { number: 6, chance: 1 }], [], []],
  turning: [],
  seats: [seat, seat, seat],
};

test('a chance between two moments lies between them, and is level outside', () => {
  const hopes = hopesOf(judged, 0, true);
  expect(chanceAt(hopes, 2)).toBeCloseTo(0.7);
  expect(chanceAt(hopes, 0)).toBe(0.5);
  expect(chanceAt(hopes, 6)).toBe(1);
  const seen = hopesOf(judged, 0, false);
  expect(chanceAt(seen, 0)).toBe(0.4);
  expect(chanceAt(seen, 1)).toBe(0.4);
  expect(chanceAt(seen, 9)).toBe(1);
});

test('seats that win and lose together have one curve', () => {
  expect(apart(judged)).toEqual([0, 2]);
  expect([alike(judged, 0, 1), alike(judged, 0, 2)]).toEqual([true, false]);
});

test('choices of a seat in a row are one stroke', () => {
  expect(runsOf(judged.lane)).toEqual([{ from: 0, to: 2, seat: 0 }, { from: 2, to: 3, seat: 1 }, { from: 3, to: 6, seat: 2 }]);
});

test('numbers stand apart, and points have their sign', () => {
  const x = (number: number): number => number * 10;
  expect(spaced([{ number: 0 }, { number: 1 }, { number: 3 }], x, 20).map(({ number }) => number)).toEqual([0, 3]);
  expect([signed(3), signed(0), signed(-3)]).toEqual(['+3', '0', '−3']);
});
