/** Where the cards of encounters go, by what the log tells. Pure. */
import type { Card, Line, Scene } from '../../messages';
import type { Flight } from '../../board/travel';

/** The card in a space of a row, by the id of the card. */
function cards(scene: Scene, row: string): Map<string, Card> {
  const area = scene.areas.find((one) => one.id === row);
  return new Map(area?.shape === 'row' ? area.places.flatMap((place) => place.cards.map((card): [string, Card] => [card.id, card])) : []);
}

function seatOf(line: Line): number {
  const found = line.concerns.map((id) => /^panel:seat-(\d+)$/.exec(id)).find((one) => one !== null);
  return found ? Number(found[1]) - 1 : -1;
}

const within = (line: Line, start: string): string[] => line.concerns.filter((id) => id.startsWith(start));

/** A card of the own hand that looks like one of these, else the plate of whoever has it. */
function fromHand(line: Line, before: Scene, after: Scene, ids: string[]): string[] {
  const seat = seatOf(line);
  const shown = cards(after, 'hands');
  const arts = new Set(ids.map((id) => shown.get(id)?.art));
  const held = [...cards(before, 'hands').values()].filter((card) => card.id.startsWith(`hand:seat-${seat + 1}:`) && arts.has(card.art)).map((card) => card.id);
  return seat === before.seat ? [...held, `seat:${seat}`] : [`seat:${seat}`];
}

type Way = (line: Line, before: Scene, after: Scene) => Flight;

const WAYS: Record<string, Way> = {
  'hive-added': (line) => ({ from: ['pile:hive'], to: within(line, 'room:').map((id) => id.replace('room:', 'spot:')) }),
  moved: (line) => ({ from: within(line, 'spot:').slice(0, 1), to: within(line, 'spot:').slice(1) }),
  'entered-combat': (line) => ({ from: ['spot:airlock'], to: within(line, 'spot:') }),
  killed: (line) => ({ from: within(line, 'spot:'), to: ['pile:dead_enemies'] }),
  collected: (line) => ({ from: ['pile:hive'], to: within(line, 'collected:').reverse() }),
  struck: (line) => ({ from: ['pile:strike_deck'], to: [...within(line, 'strikes:').reverse(), `seat:${seatOf(line)}`] }),
  played: (line, before, after) => ({ from: fromHand(line, before, after, within(line, 'played:')), to: within(line, 'played:').reverse() }),
  drew: (line) => ({ from: [`panel:seat-${seatOf(line) + 1}`, `seat:${seatOf(line)}`], to: within(line, 'hand:') }),
  recruited: (line, before, after) => {
    const now = cards(after, 'hq');
    const left = [...cards(before, 'hq').values()].filter((card) => card.art !== now.get(card.id)?.art && line.text.includes(card.name));
    return { from: [...left.map((card) => card.id), 'pile:sergeants'], to: [`seat:${seatOf(line)}`] };
  },
  'hq-filled': (line, before, after) => {
    const old = cards(before, 'hq');
    const come = [...cards(after, 'hq').values()].filter((card) => card.art !== old.get(card.id)?.art && line.text.includes(card.name));
    return { from: ['pile:barracks'], to: come.map((card) => card.id) };
  },
};

export function flight(line: Line, before: Scene, after: Scene): Flight | null {
  return WAYS[line.event]?.(line, before, after) ?? null;
}
