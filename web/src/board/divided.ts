/** Where long words may end a line: browsers divide few languages by themselves, and some none. Pure. */

const SOFT = '\u00ad';
/** Words of so many letters are divided, and parts of words that are longer. */
const LONG = 10;
const LONG_PART = 12;
/** So many letters stand at least on either side, and so many at most where there is a choice. */
const LEAST = 3;
const MOST = 14;
/** Words that others are joined to where letters alone would divide them elsewhere. */
const JOINED = /angriff|anlage|arbeiter|brenner|computer|eintrag|feuer|field|gießerei|ingenieur|ladung|lich(?=e)|ofen|pistole|raum|schlaf|schlüssel|schocker|tasche|thrower|waffe|wert|weste|zelle|zentrale/giu;
const BETWEEN = /(?<=[aeiouyäöüàâéèêëîïôûœ])[^aeiouyäöüàâéèêëîïôûœ]+(?=[aeiouyäöüàâéèêëîïôûœ])/giu;
/** What a syllable begins with: of several consonants the last, and those that are spoken together. */
const ONSET = /(?:sch[lmnrw]?|s[pt]r?|pf[lr]?|[bcfgkp][lr]|[dt]r|[gk]n|ch|ck|ph|th|qu|\p{L})$/iu;

/** Where a word is best divided: before a word that is joined to it, behind a consonant, or before one, near the middle. */
function placeIn(word: string): number | null {
  const joined = [...word.matchAll(JOINED)].map(({ index }) => ({ at: index, rank: 0 }));
  const syllables = [...word.matchAll(BETWEEN)].map(({ 0: between, index }) => {
    const onset = ONSET.exec(between)?.[0].length ?? 1;
    return { at: index + between.length - onset, rank: between.length > onset ? 1 : 2 };
  });
  const larger = ({ at }: { at: number }): number => Math.max(at, word.length - at);
  const found = [...joined, ...syllables].filter(({ at }) => at >= LEAST && word.length - at > LEAST).sort((a, b) => a.rank - b.rank || larger(a) - larger(b));
  return (found.find((one) => one.rank === 0 || larger(one) <= MOST) ?? found[0])?.at ?? null;
}

function divide(word: string, longest: number): string {
  const at = word.length < longest ? null : placeIn(word);
  return at === null ? word : [word.slice(0, at), word.slice(at)].map((part) => divide(part, LONG_PART)).join(SOFT);
}

/** A name whose long words may be divided; it looks the same where there is room for it. */
export function divided(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => divide(word, LONG));
}
