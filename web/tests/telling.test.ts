import { expect, test } from 'vitest';
import type { Card, Line, Scene } from '../src/messages';
import type { Moment } from '../src/moments/moment';
import { named } from '../src/table/seating';
import { bestOf } from '../src/review/people';
import { digestOf, leadOf, partsOf, resultIn, toldOf } from '../src/table/telling';
import { scene } from './scenes';

const line = (number: number, event: string, text: string, ...concerns: string[]): Line => ({ number, event, text, concerns, rolled: null, cards: [], policy: false });
const isStep = (event: string): boolean => event === 'moved';

test('the steps of a walk are one line that ends where the walk ends', () => {
  const told = toldOf([line(1, 'moved', 'Hicks moves to 1', 'hicks'), line(2, 'moved', 'Hicks moves to 2', 'hicks'), line(3, 'moved', 'Alien moves to 2', 'alien')], isStep);
  expect(told.map(({ line: { number }, times }) => [number, times])).toEqual([[2, 2], [3, 1]]);
});

test('what the policy decided stays marked where lines become one', () => {
  const told = toldOf([{ ...line(1, 'moved', 'Blip moves to 1', 'blip'), policy: true }, line(2, 'moved', 'Blip moves to 2', 'blip'), line(3, 'shot', 'Shoots.')], isStep);
  expect(told.map(({ line: { policy } }) => policy)).toEqual([true, false]);
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

test('things that make way for each other are one line', () => {
  const told = toldOf([line(1, 'pushed', 'A to B'), line(2, 'pushed', 'B to C'), line(3, 'drew', 'Draws.')], isStep, (event) => event === 'pushed');
  expect(told.map(({ times, pushed }) => [times, pushed])).toEqual([[2, true], [1, false]]);
});

test('cards in a sentence are parts of it', () => {
  const card = { name: 'Gash' } as Card;
  expect(partsOf('Scout draws “Gash”.', [card]).map((part) => [part.text, part.card])).toEqual([['Scout draws “', null], ['Gash', card], ['”.', null]]);
  expect(partsOf('Scout draws a card.', [card])).toEqual([{ text: 'Scout draws a card.', card: null }]);
});

test('people are called by their names, bots by whom they play', () => {
  const table = scene({ seats: [{ seat: 0, name: 'Player 1', tone: '', badges: [], notes: ['Hicks'] }, { seat: 1, name: 'Player 2', tone: '', badges: [], notes: ['Hudson'] }] });
  expect(named('Player 1 and player 2 draw.', table, ['Ana $&', ''])).toBe('Ana $& and Hudson draw.');
  // In French the article goes with the number.
  const french = scene({ lang: 'fr', seats: table.seats.map((seat, n) => ({ ...seat, name: `Joueur ${n + 1}` })) });
  expect(named('Le joueur 2 commence.', french)).toBe('Hudson commence.');
  expect(named('Le tour du joueur 1 suit celui du joueur 2.', french, ['Ana', ''])).toBe('Le tour d’Ana suit celui de Hudson.');
  expect(named('Du joueur 2 au Joueur 1.', french, ['Ana', ''])).toBe('De Hudson à Ana.');
  // A seat with a name of its own keeps it: nobody reads of “the Ana”.
  const ship = scene({ seats: [{ seat: 0, name: 'Soldier', tone: '', badges: [], notes: [] }] });
  expect(named('The Soldier passes.', ship, ['Ana'])).toBe('The Soldier passes.');
});

test('a digest tells the worst of much, in its order, and nothing of little', () => {
  const look = { moments: (news: readonly Line[]): Moment[] => news.map((one) => ({ line: one, weight: one.number % 5 }) as Moment) };
  const told = (many: number): Scene => scene({ log: Array.from({ length: many }, (_, n) => line(n, 'x', `${n}`)) });
  expect(digestOf(look, told(9), 0).map((news) => news.line)).toEqual([2, 3, 4, 8]);
  expect([digestOf(look, told(9), 6), digestOf(look, told(9), -1)]).toEqual([[], []]);
});

test('a decision is told by what came of it', () => {
  expect([resultIn({ text: 'Pass', lines: ['Hicks evades.'] }), resultIn({ text: 'Pass', lines: [] })]).toEqual(['Hicks evades.', 'Pass']);
});

test('the best of a column is praised where that is something to be proud of, and only one is best', () => {
  const counted = (seats: number[], fine = true) => bestOf({ id: 'kills', seats, fine });
  expect([counted([1, 3]), counted([3, 3]), counted([0, 0]), counted([1, 3], false)]).toEqual([1, -1, -1, -1]);
});

test('tells first what happened, and that a turn began only where nothing else did', () => {
  const news = (event: string) => ({ line: 1, event, seat: -1, text: event, concerns: [] });
  const begins = (event: string): boolean => event === 'turn';
  expect(leadOf([news('turn'), news('killed'), news('moved')], begins)?.event).toBe('killed');
  expect(leadOf([news('turn')], begins)?.event).toBe('turn');
  expect(leadOf([], begins)).toBeUndefined();
});
