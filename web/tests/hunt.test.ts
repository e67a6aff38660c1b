import { describe, expect, it } from 'vitest';
import { lanesOf, middle, pipsOf, spotsOf, standing, tilesOf, type Tile } from '../src/games/hunt/tiles';
import { activations } from '../src/games/hunt/sides';
import type { Cell, Edge, Grid, Panel, Piece } from '../src/messages';

const cell = (x: number, y: number, kind = 'corridor'): Cell => ({ id: `tile:r${y}c${x}`, x, y, kind, zone: '', describe: [], marks: ['normal'], badges: [] });
const wall = (x: number, y: number, side: string): Edge => ({ id: `wall:${x},${y}:${side}`, x, y, side, kind: 'wall', state: '', describe: [] });
const piece = (id: string, at: string, marks: string[] = []): Piece => ({ id, kind: 'model', name: id, glyph: 'SG1', at, tone: 'friend', flat: false, badges: [], describe: [], art: '', owner: 0, facing: '', marks });
const grid = (cells: Cell[], edges: Edge[] = [], lit: number[] = []): Grid => ({ id: 'board', title: '', shape: 'grid', width: 3, height: 3, cells, edges, pieces: [], zones: [], lit });
const first = (found: Tile[]): Tile => found[0] as Tile;

describe('tiles', () => {
  it('are open to each other where neither has a wall', () => {
    const [left, right, below] = tilesOf(grid([cell(0, 0), cell(1, 0), cell(0, 1)], [wall(0, 1, 'north')]));
    expect([...(left?.open ?? [])]).toEqual(['east']);
    expect([...(right?.open ?? [])]).toEqual(['west']);
    expect([...(below?.open ?? [])]).toEqual([]);
  });

  it('are narrow where a vent begins, and the walls leave just its way open', () => {
    const [hall] = tilesOf(grid([cell(0, 0), cell(1, 0, 'vent')]));
    expect(hall?.walls).toContain('M86 12V29H96');
    expect(first(tilesOf(grid([cell(0, 0), cell(1, 0)]))).walls).toContain('M86 12V12H96');
  });

  it('know what is seen by their place in the list', () => {
    expect(tilesOf(grid([cell(0, 0), cell(1, 0)], [], [1])).map((tile) => tile.lit)).toEqual([false, true]);
  });

  it('tell their points: whose they are, then acid', () => {
    const badge = (kind: string, value: string) => ({ kind, value, meaning: '', terms: [] });
    expect(pipsOf({ ...cell(0, 0), badges: [badge('used:1', '2'), badge('used:0', '1'), badge('acid', '3')] })).toEqual({ owners: [1, 1, 0], acid: 3 });
    expect(pipsOf(cell(0, 0))).toBeNull();
  });
});

describe('who stands on a tile', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i of them stand on it side by side, and nobody covers anybody', (many) => {
    const spots = spotsOf(many);
    expect(spots).toHaveLength(many);
    for (const [n, one] of spots.entries()) {
      const half = 20 * one.k;
      expect(Math.abs(one.dx) + half).toBeLessThanOrEqual(48);
      for (const other of spots.slice(n + 1)) expect(Math.max(Math.abs(one.dx - other.dx), Math.abs(one.dy - other.dy))).toBeGreaterThanOrEqual(2 * half - 1);
    }
  });

  it('stands below the name of a room', () => {
    const tiles = new Map(tilesOf(grid([cell(0, 0, 'room')])).map((tile) => [tile.cell.id, tile]));
    expect(standing([piece('a', 'tile:r0c0')], tiles).get('a')?.dy).toBeGreaterThan(0);
  });
});

describe('somebody on sentry', () => {
  it('has a lane as far as the marks say', () => {
    const tile = first(tilesOf(grid([cell(0, 0), cell(1, 0), cell(2, 0)])));
    const [lane, ...others] = lanesOf(piece('a', 'tile:r0c0', ['sentry', 'lane-east-2']), tile);
    expect(others).toEqual([]);
    const end = middle({ x: 2, y: 0 }).x;
    expect(lane?.chevrons.every(({ x }) => x > tile.at.x && x < end + 48)).toBe(true);
    expect(lane?.path).toContain(`L${end + 34 + 9} 42`);
  });
});

describe('the activations of a side', () => {
  it('are done, running or to come', () => {
    const stat = (id: string, value: number) => ({ id, name: id, value: String(value), max: -1, terms: [] });
    const panel = { stats: [stat('models', 6), stat('waiting', 3), stat('acting', 1)] } as unknown as Panel;
    expect(activations(panel)).toEqual({ done: 2, acting: 1, waiting: 3 });
  });
});
