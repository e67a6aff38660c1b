import { describe, expect, it } from 'vitest';
import { moments as corps } from '../src/games/corps/moments';
import { moments as encounters } from '../src/games/encounters/moments';
import type { Card, Grid, Line, Panel, Scene } from '../src/messages';
import { placeBeside } from '../src/moments/beside';
import { foldedTo, isTakenBack, newsIn, worstOf } from '../src/moments/moment';
import { grid, panel, scene } from './scenes';

const line = (number: number, event: string, concerns: string[] = [], more: Partial<Line> = {}): Line => ({ number, event, text: `${event}.`, concerns, rolled: null, cards: [], policy: false, ...more });
const roll = (value: number, need: number): Partial<Line> => ({ rolled: { value, need, least: false, passed: value <= need } });

describe('many at once', () => {
  const all = [3, 1, 9, 5, 2].map((weight, number) => ({ weight, line: line(number, 'x') }));

  it('a few are shown in their order', () => {
    expect(foldedTo(all.slice(0, 3)).map((one) => one.weight)).toEqual([3, 1, 9]);
  });

  it('of many the worst are shown, the worst first, and the rest is left to the log', () => {
    expect(foldedTo(all).map((one) => one.weight)).toEqual([9, 5, 3]);
    expect(worstOf(all, 2).map((one) => one.weight)).toEqual([9, 5]);
    expect(worstOf(all, 3).map((one) => one.line.number)).toEqual([0, 2, 3]);
  });

  it('only what is new counts, and what was taken back did not happen', () => {
    const [before, after] = [scene({ log: [line(1, 'a')] }), scene({ log: [line(1, 'a'), line(2, 'b')] })];
    expect(newsIn(before, after).map((one) => one.number)).toEqual([2]);
    expect(newsIn(null, after)).toEqual([]);
    expect(newsIn(scene({ log: [] }), after).map((one) => one.number)).toEqual([1, 2]);
    expect(newsIn(before, { ...after, title: 'The next mission' })).toEqual([]);
    expect([isTakenBack(after, before), isTakenBack(before, after)]).toEqual([true, false]);
  });
});

describe('corps', () => {
  const board = { ...grid(), pieces: [{ ...grid().pieces[0], id: 'character:hicks', name: 'Hicks', at: 'square:0,0' }, { ...grid().pieces[0], id: 'alien:alien-2', name: 'alien-2', at: 'square:2,2' }] } as Grid;
  const now = scene({ areas: [board, { ...panel('panel:hicks', 'Hicks'), piece: 'character:hicks', owner: 1 } as Panel] });
  const shot = (value: number): Line[] => [line(1, 'shot', ['character:hicks', 'alien:alien-2'], roll(value, 7)), line(2, value > 7 ? 'dial' : 'alien-killed', ['alien:alien-2'])];

  it('a shot is a die at its target, with what came of it', () => {
    expect(corps(shot(4), now, now)).toMatchObject([{ shape: 'die', title: 'Hicks → alien-2', verdict: 'web-moment-hit', good: true, at: ['square:2,2', 'square:0,0', 'alien:alien-2', 'character:hicks'], around: [{ number: 2 }] }]);
    expect(corps(shot(9), now, now)).toMatchObject([{ verdict: 'web-moment-miss', good: false, around: [{ event: 'dial' }] }]);
  });

  it('who defends in vain is told before who shoots well, and a death before both', () => {
    const news = [...shot(4), line(3, 'defence-roll', ['character:hicks', 'alien:alien-2'], roll(9, 4)), line(4, 'knocked-down', ['character:hicks']), line(5, 'killed', ['character:hicks']), line(6, 'moved', ['character:hicks'])];
    const found = corps(news, now, now);
    expect(found.map((one) => one.kind)).toEqual(['shot', 'attacked', 'death']);
    expect(found[1]).toMatchObject({ title: 'alien-2 → Hicks', verdict: 'web-moment-caught', at: ['square:0,0', 'square:2,2', 'character:hicks', 'alien:alien-2'] });
    expect(found[2]).toMatchObject({ shape: 'fate', how: 'lost', panel: { owner: 1 }, at: ['square:0,0', 'character:hicks'] });
    expect(foldedTo(found, 1)[0]?.kind).toBe('death');
  });

  it('a hazard is a card that can be read', () => {
    expect(corps([line(1, 'hazard', [], { cards: ['card:weapon_jam'] })], now, now)).toMatchObject([{ shape: 'card', print: 'card:weapon_jam', kick: 'web-moment-setback' }]);
  });

  it('whoever is found and joins is found once', () => {
    const found = corps([line(1, 'mission-blip-shown', ['square:1,1']), line(2, 'joined', ['character:newt', 'square:1,1'])], now, now);
    expect(found).toMatchObject([{ kind: 'found', how: 'found', line: { number: 2 }, around: [{ number: 1 }], at: ['square:1,1', 'character:newt'] }]);
  });

  it('walks are no moments', () => {
    expect(corps([line(1, 'moved', ['character:hicks', 'square:1,0']), line(2, 'blip-moved', ['blip:blip-1', 'square:1,0'])], now, now)).toEqual([]);
  });
});

describe('encounters', () => {
  const bears = (value: number, marks: string[] = []): Panel => ({ ...panel('panel:seat-1', 'Player 1'), marks, stats: [{ id: 'health', name: 'Health', value: String(value), max: 10, terms: [] }] });
  const at = (value: number, marks: string[] = [], more: Partial<Scene> = {}): Scene => scene({ game: 'encounters', areas: [bears(value, marks)], ...more });
  const struck = (number: number): Line => line(number, 'struck', ['panel:seat-1'], { cards: ['card:inner_jaw'] });

  it('Strikes fill what a player can bear one after the other', () => {
    const found = encounters([struck(1), struck(2)], at(9), at(5));
    expect(found.map((one) => one.shape === 'card' && one.health)).toEqual([{ name: 'Health', before: 9, after: 7, max: 10 }, { name: 'Health', before: 7, after: 5, max: 10 }]);
  });

  it('a death by Strikes is no birth, one without them is', () => {
    const died = line(3, 'died', ['panel:seat-1']);
    expect(encounters([struck(2), died], at(2, ['burdened']), at(0)).map((one) => one.kind)).toEqual(['strike', 'death']);
    expect(encounters([died], at(8, ['burdened']), at(0))).toMatchObject([{ kind: 'burst', how: 'burst' }]);
    expect(encounters([died, line(4, 'became-alien', ['panel:seat-1'])], at(8), at(8))).toMatchObject([{ kind: 'burst', around: [{ number: 4 }] }]);
    expect(encounters([died], at(8), at(0))).toMatchObject([{ kind: 'death', how: 'lost' }]);
  });

  it('a Hazard is read from the Location', () => {
    const now = at(9, [], { goals: [{ title: 'Objective', lines: ['Goal: hold'] }, { title: 'LV-426', lines: ['Power Cut: Show Tech.', 'In the Ceiling: One card ambushes.'] }] });
    expect(encounters([line(1, 'hazard', [], { text: 'Hazard 2 happens.' })], now, now)).toMatchObject([{ card: { name: 'In the Ceiling', describe: ['LV-426 · Hazard 2 happens', 'One card ambushes.'] } }]);
  });

  it('what comes up from the Hive lies open where it came up', () => {
    const card = { id: 'spot:airlock', kind: 'enemy', name: 'Drone', art: 'drone', hidden: false } as Card;
    const place = { id: 'room:airlock', name: 'Airlock', owner: -1, cards: [card] };
    const now = at(9, [], { areas: [{ id: 'complex', title: 'Complex', places: [place], shape: 'row' }] as unknown as Scene['areas'] });
    expect(encounters([line(1, 'revealed', ['spot:airlock'], { cards: ['card:drone'] })], now, now)).toMatchObject([{ kind: 'revealed', card: { name: 'Drone' }, to: ['spot:airlock'] }]);
  });
});

describe('a plate beside its target', () => {
  const plate = { w: 380, h: 190 };
  const board = { w: 880, h: 560 };
  const covers = ({ left, top }: { left: number; top: number }, x: number, y: number): boolean => x > left - 20 && x < left + plate.w + 20 && y > top - 20 && y < top + plate.h + 20;

  it.each([[440, 400, 600, 400], [440, 60, 600, 80], [860, 280, 700, 290], [20, 540, 200, 540]])('at %i,%i covers neither it nor who shoots', (x, y, a, b) => {
    const found = placeBeside({ x, y }, [{ x: a, y: b }], plate, board);
    expect([covers(found, x, y), covers(found, a, b)]).toEqual([false, false]);
    expect(found.left).toBeGreaterThanOrEqual(0);
    expect(found.top + plate.h).toBeLessThanOrEqual(board.h);
  });
});
