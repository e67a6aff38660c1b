import { describe, expect, it, test } from 'vitest';
import { litBy } from '../src/board/lit';
import type { Asked, Choice } from '../src/messages';
import { askedWithin, blastAt, calledAt, entriesOf, isFinal, keysOf, pickOf, sharedLabel, sharedStart } from '../src/table/picking';
import { passes } from '../src/table/policy';
import { asked, choice, scene } from './scenes';

const moves = Array.from({ length: 6 }, (_, n) => choice(`move ${n % 3},${Math.floor(n / 3)}`, 'move', ['hicks', `square:${n % 3},${Math.floor(n / 3)}`]));
const attack = choice('attack alien-1', 'attack', ['hicks', 'alien:1']);
const burst = choice('burst alien-1', 'burst', ['hicks', 'alien:1']);
const end = choice('end activation', 'end-activation', ['hicks'], { ends: true });

test('what ends the turn has the key 0 and stands last', () => {
  const entries = entriesOf(scene(), asked([end, attack]), null, null);
  expect(entries.map((entry) => entry.key)).toEqual(['1', '0']);
});

test('many moves are one line, opened they are many', () => {
  const question = asked([...moves, attack, end]);
  const entries = entriesOf(scene(), question, null, null);
  expect(entries.map((entry) => entry.kind)).toEqual(['group', 'choice', 'choice']);
  expect(entriesOf(scene(), question, null, 'move hicks')).toHaveLength(6);
});

test('a few moves are one line only beside several other options', () => {
  const few = moves.slice(0, 3);
  const others = [attack, burst, { ...burst, text: 'aim', verb: 'aim', concerns: [] }, end];
  expect(entriesOf(scene(), asked([...few, ...others]), null, null).map((entry) => entry.kind)).toEqual(['group', 'choice', 'choice', 'choice', 'choice']);
  expect(entriesOf(scene(), asked([...few, end]), null, null)).toHaveLength(4);
});

describe('what is seldom meant', () => {
  const lead = choice('activate token-1', 'activate', ['token:1']);
  const turns = [1, 2].map((n) => choice(`convert token-${n}`, 'convert', [`token:${n}`], { beside: true }));
  const question = asked([...turns, lead, end]);

  it('is one line behind everything else', () => {
    expect(entriesOf(scene(), question, null, null).map((entry) => entry.kind === 'group' ? entry.name : entry.kind === 'choice' && entry.choice.verb)).toEqual(['activate', 'convert', 'end-activation']);
  });

  it('is not what a click on the table means', () => {
    expect(pickOf(scene(), question, 'token:1')).toEqual({ kind: 'play', texts: ['activate token-1'] });
    expect([...litBy(scene({ question })).targets.keys()]).toEqual(['token:1', 'hicks']);
  });

  it('is told, not done, where nothing else is to be had', () => {
    expect(pickOf(scene(), question, 'token:2')).toEqual({ kind: 'narrow' });
    expect(entriesOf(scene(), question, 'token:2', null)).toHaveLength(1);
    expect(pickOf(scene(), asked([...turns.slice(1), end]), 'token:2')).toEqual({ kind: 'narrow' });
  });

  it('is pointed at once its line was opened', () => {
    const within = askedWithin(scene(), question, 'convert');
    expect(pickOf(scene(), within, 'token:2')).toEqual({ kind: 'play', texts: ['convert token-2'] });
    expect([...litBy(scene({ question: within })).targets.keys()]).toEqual(['token:1', 'token:2']);
    expect(entriesOf(scene(), question, null, 'convert')).toHaveLength(2);
  });
});

test('an element that was picked narrows the list to what concerns it', () => {
  const entries = entriesOf(scene(), asked([...moves, attack, burst, end]), 'alien:1', null);
  expect(entries.map((entry) => entry.kind === 'choice' && entry.choice.text)).toEqual(['attack alien-1', 'burst alien-1']);
});

test('one option is played at once, several narrow, none is asked about', () => {
  expect(pickOf(scene(), asked([attack, end]), 'alien:1')).toEqual({ kind: 'play', texts: ['attack alien-1'] });
  expect(pickOf(scene(), asked([attack, burst, end]), 'alien:1')).toEqual({ kind: 'narrow' });
  expect(pickOf(scene(), asked([attack, end]), 'square:0,0')).toEqual({ kind: 'nothing' });
});

test('what every option concerns is no target', () => {
  expect(pickOf(scene(), asked([attack, end]), 'hicks')).toEqual({ kind: 'nothing' });
});

test('a far square is walked to step by step as one gesture', () => {
  const question = asked([...moves, end], { routes: [{ to: 'square:2,2', texts: ['move 1,1', 'move 2,2'], label: '' }] });
  expect(pickOf(scene(), question, 'square:2,2')).toEqual({ kind: 'play', texts: ['move 1,1', 'move 2,2'] });
});

test('keys go to the board by the text of their option', () => {
  expect(keysOf(entriesOf(scene(), asked([attack, end]), null, null))).toEqual(new Map([['attack alien-1', '1'], ['end activation', '0']]));
});

test('a group is called by what its labels share, up to a whole word', () => {
  expect(sharedStart(['Move to 1,2', 'Move to 1,3'])).toBe('Move to');
  expect(sharedStart(['Gehe', 'Gehe'])).toBe('Gehe');
  expect(sharedStart(['a b', 'c d'])).toBe('');
});

test('a policy passes only in windows, and looks at nothing but my own options', () => {
  const pass = choice('pass', 'pass', [], { ends: true });
  const nothing = asked([pass], { passing: 'pass' });
  const something = asked([attack, pass], { passing: 'pass' });
  expect([passes(nothing, 'always'), passes(nothing, 'gain'), passes(nothing, 'never')]).toEqual([null, 'pass', 'pass']);
  expect([passes(something, 'always'), passes(something, 'gain'), passes(something, 'never')]).toEqual([null, null, 'pass']);
  expect(passes(asked([end]), 'never')).toBeNull();
});

test('shots at spaces stand together by weapon, with the best chance', () => {
  const shots = moves.map((move, n) => choice(`throw ${n}`, 'throw', ['hicks', 'gear:1', move.concerns[1] ?? ''], { label: `Throw at ${n} with grenades`, chances: { percent: 10 * n, need: n, text: '', terms: [], links: [], risk: '' } }));
  const question = asked([...moves, ...shots, end]);
  const entries = entriesOf(scene(), question, null, null);
  expect(entries.map((entry) => entry.kind)).toEqual(['group', 'group', 'choice']);
  expect(entries[1]).toMatchObject({ label: 'Throw at … with grenades', percent: 50, key: '2' });
  expect(askedWithin(scene(), question, 'throw hicks gear:1').choices).toEqual(shots);
  expect(pickOf(scene(), askedWithin(scene(), question, 'throw hicks gear:1'), 'square:0,0')).toEqual({ kind: 'play', texts: ['throw 0'] });
});

test('a gesture of several with a name of its own stands among the options', () => {
  const question = asked([attack, end], { routes: [{ to: 'hand', texts: ['a', 'b'], label: 'Play both' }] });
  expect(entriesOf(scene(), question, null, null).map((entry) => entry.kind)).toEqual(['series', 'choice', 'choice']);
  expect(pickOf(scene(), question, 'hand')).toEqual({ kind: 'nothing' });
});

test('more than nine options go on with the letters that the hand does not need', () => {
  const many = Array.from({ length: 12 }, (_, n) => choice(`equip ${n}`, 'equip'));
  expect(entriesOf(scene(), asked([...many, end]), null, null).map((entry) => entry.key).join('')).toBe('123456789qwe0');
});

test('what many labels share is their start and their end', () => {
  expect(sharedLabel(['Attack space 1,2 with the rifle', 'Attack space 3,1 with the rifle'])).toBe('Attack space … with the rifle');
  expect(sharedLabel(['Move to 1,2', 'Move to 1,3'])).toBe('Move to …');
});

describe('a grenade', () => {
  const step = choice('move 1,1', 'move', ['square:1,1']);
  const end = choice('end', 'end', [], { ends: true });
  const grenade = (at: string): Choice => choice(`attack ${at} with m40`, 'attack-space', [`square:${at}`, 'gear:hicks:1'], { covers: ['square:1,1', 'square:1,2', 'square:2,1'] });
  const table = scene({ question: asked([step, grenade('1,1'), grenade('1,2'), end]) });
  const group = blastAt(table, table.question as Asked, 'gear:hicks:1') ?? '';

  it('is a line of its own until it is chosen, and lights nothing', () => {
    expect(entriesOf(table, table.question as Asked, null, null).map((entry) => entry.kind)).toEqual(['choice', 'group', 'choice']);
    expect([...litBy(table).targets].map(([id, target]) => [id, target.blast !== undefined])).toEqual([['square:1,1', false], ['gear:hicks:1', false]]);
    expect(pickOf(table, table.question as Asked, 'square:1,1')).toEqual({ kind: 'play', texts: ['move 1,1'] });
    expect(pickOf(table, table.question as Asked, 'square:1,2').kind).toBe('nothing');
  });

  it('once it is chosen it is aimed, and must be confirmed', () => {
    const within = askedWithin(table, table.question as Asked, group);
    expect([...litBy({ ...table, question: within }).targets].map(([id, target]) => [id, target.blast?.length])).toEqual([['square:1,1', 3], ['square:1,2', 3]]);
    expect(pickOf(table, within, 'square:1,2')).toEqual({ kind: 'play', texts: ['attack 1,2 with m40'] });
    expect([isFinal(within, 'attack 1,2 with m40'), isFinal(table.question as Asked, 'move 1,1')]).toEqual([true, false]);
    expect(entriesOf(table, table.question as Asked, 'square:1,1', group)).toMatchObject([{ choice: { text: 'attack 1,1 with m40' } }]);
  });

  it('lets choose among places only where there are several', () => {
    const groups = [[grenade('1,1')], [grenade('1,1'), grenade('1,2')]].map((thrown) => entriesOf(table, asked([step, ...thrown, end]), null, null).find(({ kind }) => kind === 'group'));
    expect(groups).toMatchObject([{ spaces: 0, choices: [{ text: 'attack 1,1 with m40' }] }, { spaces: 2, choices: [{}, {}] }]);
  });

  it('is asked for at once where there is nothing else to do', () => {
    const only = asked([grenade('1,1'), end]);
    expect(entriesOf(table, only, null, null).map((entry) => entry.kind)).toEqual(['choice', 'choice']);
    expect(litBy({ ...table, question: only }).targets.get('square:1,1')?.blast).toHaveLength(3);
  });
});

test('a walk counts the places that are several steps away', () => {
  const routes = [{ to: 'square:2,2', texts: ['move 1,1', 'move 2,2'], label: '' }, { to: 'hand', texts: ['a', 'b'], label: 'Play both' }];
  const entry = entriesOf(scene(), asked([...moves, attack, end], { routes }), null, null).find((one) => one.kind === 'group');
  expect(entry?.kind === 'group' && entry.spaces).toBe(7);
});

test('a weapon that is picked offers its kinds of attack, not every space of each', () => {
  const cells = ['square:0,0', 'square:1,0', 'square:2,0'];
  const throws = ['attack', 'free-attack'].flatMap((verb) => cells.map((cell) => choice(`${verb} ${cell}`, verb, ['hicks', 'card:m40', cell], { covers: [cell] })));
  const entries = entriesOf(scene(), asked([...throws, attack, end]), 'card:m40', null);
  expect(entries.map((entry) => entry.kind === 'group' && entry.name)).toEqual(['attack hicks card:m40', 'free-attack hicks card:m40']);
});

test('what was picked is called by its name', () => {
  expect(calledAt(scene(), 'alien:1')).toBe('Alien');
  expect(calledAt(scene(), 'square:0,0')).toBeNull();
  expect(calledAt(null, 'alien:1')).toBeNull();
});
