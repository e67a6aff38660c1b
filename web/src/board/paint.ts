/** The colours of a piece: its owner's, or those of what it is to us. Pure. */
import type { Piece } from '../messages';
import { seatColour } from './icons';

const TONES: Record<string, string> = {
  friend: 'var(--text-2)', foe: 'var(--harm)', unknown: 'var(--sense)', danger: 'var(--harm)', goal: 'var(--info)', gear: 'var(--act)', plain: 'var(--text-2)', fallen: 'var(--text-3)',
};

export function colourOf(piece: Piece): string {
  return piece.owner >= 0 ? seatColour(piece.owner) : (TONES[piece.tone] ?? 'var(--text-2)');
}

export function skinOf(piece: Piece): string {
  return `color-mix(in srgb, ${colourOf(piece)} ${piece.owner >= 0 ? 42 : 20}%, var(--ink-0))`;
}

export function hideOf(piece: Piece): string {
  return `color-mix(in srgb, ${colourOf(piece)} 34%, var(--ink-0))`;
}

/** The letters on a piece. */
export function lettersOf(piece: Piece): string {
  return piece.glyph.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** How wide the tag with them is. */
export function tagWidth(piece: Piece): number {
  return lettersOf(piece).length * 7.8 + 8;
}
