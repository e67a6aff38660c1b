import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hardness, lengthOf, shareOf, together, winning } from '../src/lobby/measured';
import { matters, resized, seatsFor } from '../src/lobby/settled';
import type { Game, TableSummary } from '../src/messages';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://table.example' }));
afterEach(() => vi.unstubAllGlobals());

describe('what somebody types to come to a table', () => {
  it('is a code, an id or a whole link', async () => {
    const { addressOf, grouped, joinLink } = await import('../src/invite/links');
    expect(addressOf(' k7p-x4t ')).toBe('/j/K7PX4T');
    expect(addressOf('https://table.example/j/K7PX4T')).toBe('/j/K7PX4T');
    expect(addressOf('table.example/table/Ab3dEf6hIj9k')).toBe('/table/Ab3dEf6hIj9k');
    expect(addressOf('https://table.example/table/Ab3dEf6hIj9k#seat=2&token=x')).toBe('/table/Ab3dEf6hIj9k#seat=2&token=x');
    expect(addressOf('Ab3dEf6hIj9k')).toBe('/table/Ab3dEf6hIj9k');
    expect(addressOf('  ')).toBeNull();
    expect(grouped('K7PX4T')).toBe('K7P-X4T');
    const facts = { id: 'Ab3dEf6hIj9k', code: 'K7PX4T' } as Parameters<typeof joinLink>[0];
    expect(joinLink(facts)).toBe('https://table.example/j/K7PX4T');
    expect(joinLink({ ...facts, code: '' })).toBe('https://table.example/table/Ab3dEf6hIj9k');
  });
});

const setting = (name: string, usual: string, headline: boolean): Game['settings'][number] => ({ name, label: name, describe: '', values: [], default: usual, advanced: false, headline, where: {} });
const game = {
  settings: [setting('mission', 'newt', true), setting('edition', 'updated', false)],
  shares: [
    { settings: {}, players: 2, games: 100, won: [{ who: 'team', label: '', share: 0.41 }] },
    { settings: { mission: 'escape', edition: '2020' }, players: 2, games: 100, won: [{ who: 'team', label: '', share: 0.48 }] },
  ],
  thinks: [],
  lengths: [{ settings: { mission: 'escape' }, games: 800, rounds: 8.9 }],
} as unknown as Game;

describe('what was measured', () => {
  it('is told for exactly these settings and seats, and for no others', () => {
    expect(shareOf(game, {}, 2)?.won[0]?.share).toBe(0.41);
    expect(shareOf(game, { mission: 'newt', edition: 'updated' }, 2)?.games).toBe(100);
    expect(shareOf(game, {}, 3)).toBeNull();
    expect(shareOf(game, { mission: 'escape' }, 2)).toBeNull();
    expect(shareOf(game, { mission: 'escape', edition: '2020' }, 2)?.won[0]?.share).toBe(0.48);
  });

  it('knows how long a mission lasts, whatever else is set', () => {
    expect(lengthOf(game, { mission: 'escape', edition: '2020' })?.rounds).toBe(8.9);
    expect(lengthOf(game, {})).toBeNull();
  });

  it('says whether all win together or somebody does', () => {
    expect(winning({ who: 'team', label: '', share: 0.4 })).toBe('web-bots-win');
    expect(winning({ who: 'somebody', label: '', share: 0.4 })).toBe('web-bots-some');
  });

  it('says where sides won the same matches', () => {
    const sides = (...shares: number[]): boolean => together({ settings: {}, players: 2, games: 100, won: shares.map((share) => ({ who: 'side', label: '', share })) } as unknown as Parameters<typeof together>[0]);
    expect([sides(0.4, 0.6), sides(0.4, 0.61), sides(0.3, 0.3)]).toEqual([false, true, false]);
  });

  it('has a word from each bound on', () => {
    expect([0.649, 0.65, 0.5, 0.499].map(hardness)).toEqual(['fair', 'gentle', 'fair', 'hard']);
  });
});

describe('a table that is set up', () => {
  const value = (value: string, seats: number[]): Game['settings'][number]['values'][number] => ({ value, label: value, describe: '', seats });
  const mission = { ...setting('mission', 'first', true), values: [value('first', [2, 3]), value('arena', [1, 2, 3, 4])] };
  const factions = { ...setting('factions', 'auto', false), values: [value('auto', [2, 3]), value('two', [2])], where: { mission: ['first'] } };
  const horde = { ...setting('horde', 'instinct', false), values: [value('instinct', [1, 2, 3, 4]), value('player', [2, 3, 4])], where: { mission: ['arena'] } };
  const hunt = { seats: [1, 4], settings: [mission, factions, horde] } as unknown as Game;

  it('shows only settings that change something', () => {
    expect([mission, factions, horde].map((one) => matters(one, { mission: 'arena' }))).toEqual([true, false, true]);
    const lists = { ...factions, where: { mission: ['arena'], forces: ['lists'] } };
    expect([matters(lists, { mission: 'first', forces: 'lists' }), matters(lists, { mission: 'first', forces: 'mission' })]).toEqual([true, false]);
  });

  it('has as many seats as everything that matters allows', () => {
    expect(seatsFor(hunt, { mission: 'first', factions: 'auto', horde: 'player' })).toEqual([2, 3]);
    expect(seatsFor(hunt, { mission: 'first', factions: 'two' })).toEqual([2]);
    expect(seatsFor(hunt, { mission: 'arena', factions: 'two', horde: 'instinct' })).toEqual([1, 2, 3, 4]);
    expect(seatsFor(hunt, { mission: 'arena', factions: 'auto', horde: 'player' })).toEqual([2, 3, 4]);
  });

  it('loses bots first and never the own seat', () => {
    expect(resized(['bot', 'bot', 'human'], 1, 'bot', 'human')).toEqual(['human']);
    expect(resized(['human', 'open', 'bot'], 2, 'bot', 'human')).toEqual(['human', 'open']);
    expect(resized(['human'], 3, 'bot', 'human')).toEqual(['human', 'bot', 'bot']);
    expect(resized(['human', 'human'], 1, 'bot', 'human')).toEqual(['human']);
  });
});

describe('what waits', async () => {
  const { ago, others, waiting } = await import('../src/lobby/waiting');
  const table = (id: string, changed: number, more: Partial<TableSummary> = {}): TableSummary =>
    ({ id, changed, asked: [], yours: [0], finished: false, gathers: false, again: null, seats: [], ...more }) as unknown as TableSummary;

  it('is in the order in which it presses, the oldest first', () => {
    const mine = [
      table('gathers', 1, { gathers: true }),
      table('new', 9, { asked: [1, 0] }),
      table('others', 2, { asked: [1] }),
      table('old', 3, { asked: [0] }),
      table('over', 4, { finished: true, asked: [0], again: { table: 'next', name: 'Ana' } }),
      table('followed', 5, { finished: true, again: { table: 'new', name: 'Ana' } }),
    ];
    const found = waiting(mine, table('invited', 0, { yours: [] }), ['new']);
    expect(found.map(({ table: { id }, why }) => `${id} ${why}`)).toEqual(['old decide', 'new decide', 'over again', 'invited invited', 'gathers gather']);
  });

  it('says with whom', () => {
    const seat = (seat: number, kind: string, name: string): TableSummary['seats'][number] => ({ seat, kind, name }) as TableSummary['seats'][number];
    expect(others(table('one', 1, { yours: [0], seats: [seat(0, 'human', 'Mara'), seat(1, 'human', 'Ana'), seat(2, 'bot', ''), seat(3, 'human', 'Bo')] }))).toBe('Ana, Bo');
  });

  it('says since when', () => {
    expect(ago(0, 3 * 86_400 + 5)).toBe('3 days ago');
    expect(ago(0, 7_300)).toBe('2 hours ago');
    expect(ago(100, 400)).toBe('5 minutes ago');
  });
});
