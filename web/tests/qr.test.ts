/** QR codes, beside what another program (the Python package qrcode) makes of the same links. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrCode, qrPath } from '../src/invite/qr';

const LINK = [
  '#######.#.#.####.#..#.#######',
  '#.....#....#...#.##.#.#.....#',
  '#.###.#.#..###...#..#.#.###.#',
  '#.###.#..#.#...###..#.#.###.#',
  '#.###.#...#.#..###..#.#.###.#',
  '#.....#.###.###.##....#.....#',
  '#######.#.#.#.#.#.#.#.#######',
  '..........##.#....#..........',
  '#.#...##....##.##.#....#..#.#',
  '...###.#..#.#...##.#.##....##',
  '###...#.##.#.##.#..##.#.###.#',
  '..###....#....###.##..#......',
  '#.....####...##.#....##.....#',
  '#.###........##..#.#.##...###',
  '#..#.##..#.#...##.####.#.#..#',
  '.....#.####.##..#......##....',
  '#..#..##..#.##.#..##.###.#..#',
  '...#.#.#..###...##.#..#..####',
  '##.##.#..#...####..##..#....#',
  '...#...#......#.#.##..#......',
  '###..##.#.##.###.#.#######.#.',
  '........#.######.#.##...###.#',
  '#######.#..##..##.#.#.#.#...#',
  '#.....#..#..##....#.#...#..#.',
  '#.###.#..##.##....#######..##',
  '#.###.#..####...#.#.#..##...#',
  '#.###.#.###.##.##......##.###',
  '#.....#....#..#...#.#..#.....',
  '#######.#...####.#.##.##....#',
];
const HOUSE = 'https://a-rather-long-name-of-a-house.somewhere.example.org/j/K7PX4T?';
/** By how many letters more: several blocks, the version told in the code, blocks of two lengths. */
const LONGER: [number, number, string][] = [[30, 41, 'a5785980b6eefbcc'], [70, 49, '8582eb5f6b3e354d'], [130, 57, '536ad9403cdffc01']];
const drawn = (code: boolean[][], dark: string, light: string): string[] => code.map((row) => row.map((one) => (one ? dark : light)).join(''));

describe('qrCode', () => {
  it('draws a link square by square', () => {
    expect(drawn(qrCode('http://192.168.1.20:8373/j/K7PX4T'), '#', '.')).toEqual(LINK);
  });

  it('draws longer links', () => {
    for (const [more, size, hash] of LONGER) {
      const code = qrCode(HOUSE + 'y'.repeat(more));
      expect(code.length).toBe(size);
      expect(createHash('sha256').update(drawn(code, '1', '0').join('\n')).digest('hex').slice(0, 16)).toBe(hash);
    }
  });

  it('refuses what does not fit', () => {
    expect(() => qrCode('x'.repeat(300))).toThrow('too long');
  });

  it('is a path of one square for each dark one', () => {
    const code = qrCode('x');
    expect(qrPath(code).match(/M/g)?.length).toBe(code.flat().filter(Boolean).length);
  });
});
