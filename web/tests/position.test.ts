import { describe, expect, it } from 'vitest';
import type { PositionWords } from '../src/messages';
import { pack, unpack } from '../src/position/link';
import { offersAt } from '../src/position/offers';
import { placeOf, spotAt, writeName } from '../src/position/writing';

/** The text without its bar, and where that stood. */
function at(marked: string): [string, number] {
  return [marked.replace('¦', ''), marked.indexOf('¦')];
}
const spot = (marked: string) => spotAt(...at(marked));

const WORDS: PositionWords = {
  starters: [],
  settings: [{ name: 'mission', values: ['sandbox', 'newt'] }, { name: 'players', values: [1, 2] }],
  places: [
    { place: 'given', keys: [{ key: 'characters', form: 'table', kind: '', words: [] }, { key: 'aliens', form: 'table', kind: 'alien', words: [] }] },
    { place: 'given.characters', keys: [{ key: '*', form: 'table', kind: 'character', words: [] }] },
    { place: 'given.characters.*', keys: [{ key: 'at', form: 'name', kind: 'square', words: [] }, { key: 'weapons', form: 'names', kind: 'card', words: [] }, { key: 'down', form: 'flag', kind: '', words: ['true', 'false'] }] },
  ],
  kinds: [{ kind: 'character', words: ['hudson', 'hicks'] }, { kind: 'card', words: ['m41a', 'hk_vp70'] }],
};
const offered = (marked: string, open: string[] = []) => offersAt(WORDS, spot(marked), open).map((one) => one.write);

describe('where the cursor stands', () => {
  it('knows tables, keys and values', () => {
    expect(spot('[[case]]\n¦')).toMatchObject({ path: [], mode: 'key', prefix: '' });
    expect(spot('[[case]]\n[case.given]\ncha¦')).toMatchObject({ path: ['given'], mode: 'key', prefix: 'cha' });
    expect(spot('[[case]]\n[case.given]\ncharacters.hudson = { at = "0,¦0" }')).toMatchObject({ path: ['given', 'characters', 'hudson', 'at'], mode: 'value', prefix: '0,', quoted: true });
    expect(spot('[[case]]\n[case.given.characters.hudson]\nweapons = ["m41a", ¦]')).toMatchObject({ path: ['given', 'characters', 'hudson', 'weapons'], mode: 'value', listed: true });
    expect(spot('[[case]]\n[case.given.cha¦')).toMatchObject({ path: ['given'], mode: 'table', prefix: 'cha' });
    expect(spot('[[case]]\n[case.given]\ncharacters.hudson.d¦')).toMatchObject({ path: ['given', 'characters', 'hudson'], mode: 'key', prefix: 'd' });
  });
  it('is not led astray by drawings, comments and long lists', () => {
    expect(spot("[[case]]\n[case.given]\nboard = '''\n+-+\n|.|\n[x]\n'''\n¦")).toMatchObject({ path: ['given'], mode: 'key' });
    expect(spot('[[case]]\n# [case.given]\nplay = [\n  "a",\n  "¦",\n]')).toMatchObject({ path: ['play'], mode: 'value', quoted: true, listed: true });
    expect(spot('[[case]]\noptions = { players = 1, ¦ }')).toMatchObject({ path: ['options'], mode: 'key' });
  });
});

describe('what is offered', () => {
  it('offers keys with room for their value', () => {
    expect(offered('[[case]]\n[case.given]\nal¦')).toEqual(['aliens = {  }']);
    expect(offered('[[case]]\n[case.given]\ncharacters.hu¦')).toEqual(['hudson = {  }']);
    expect(offered('[[case]]\n[case.given]\ncharacters.hudson = { we¦ }')).toEqual(['weapons = [""]']);
    expect(offered('[[case]]\noptions = { mis¦ }')).toEqual(['mission = ""']);
  });
  it('offers values, with quotes where none stand', () => {
    expect(offered('[[case]]\noptions = { mission = "n¦" }')).toEqual(['newt', 'sandbox']);
    expect(offered('[[case]]\noptions = { players = ¦ }')).toEqual(['1', '2']);
    expect(offered('[[case]]\n[case.given]\ncharacters.hudson = { weapons = [¦] }')).toEqual(['"m41a"', '"hk_vp70"']);
    expect(offered('[[case]]\n[case.given]\ncharacters.hudson = { down = t¦ }')).toEqual(['true']);
    expect(offered('[[case]]\nplay = ["ai¦"]', ['aim', 'rest'])).toEqual(['aim']);
  });
});

describe('pointing at the board', () => {
  const TEXT = '[[case]]\n[case.given]\ncharacters.hudson = { at = "0,0" }\naliens = ["4,2"]\n';
  const shown = (from: number, to: number, text = TEXT) => text.slice(from, to);
  it('finds where a piece stands, by its name or by its place', () => {
    const hudson = placeOf(TEXT, 'hudson', '0,0');
    expect(hudson && shown(hudson.from, hudson.to)).toBe('0,0');
    const alien = placeOf(TEXT, 'alien-1', '4,2');
    expect(alien && shown(alien.from, alien.to)).toBe('4,2');
    const table = '[[case]]\n[case.given.pieces.marine-1]\nface = "up"\nat = "r0c1"\n';
    const marine = placeOf(table, 'marine-1', 'r0c1');
    expect(marine && shown(marine.from, marine.to, table)).toBe('r0c1');
    expect(placeOf(TEXT, 'ripley', '')).toBeNull();
  });
  it('writes a name over the text the cursor stands in, or as one of a list', () => {
    const [text, cursor] = at('[[case]]\n[case.given]\ncharacters.hudson = { at = "0¦,0" }');
    expect(writeName(text, cursor, '3,1').text).toContain('at = "3,1"');
    const [list, end] = at('[[case]]\n[case.given]\naliens = ["4,2"¦]');
    expect(writeName(list, end, '5,2').text).toContain('aliens = ["4,2", "5,2"]');
  });
});

describe('a link', () => {
  it('carries the text there and back, and nothing else', async () => {
    const text = '[[case]]\nid = "é"\n'.repeat(40);
    expect(await unpack(await pack(text))).toBe(text);
    expect(await unpack('rubbish!')).toBeNull();
    expect(await unpack(await pack('a'.repeat(200_000)))).toBeNull();
  });
});
