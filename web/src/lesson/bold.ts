/** A sentence of the coach in pieces: what stands between two pairs of stars is bold. */
export function pieces(text: string): { text: string; bold: boolean }[] {
  return text
    .split('**')
    .map((piece, n) => ({ text: piece, bold: n % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
