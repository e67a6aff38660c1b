/** What this browser has done of lessons or puzzles, by their ids. */
export interface Kept<Progress> {
  all: () => Record<string, Progress>;
  keep: (id: string, progress: Progress) => void;
}

export function keptAt<Progress>(place: string): Kept<Progress> {
  const all = (): Record<string, Progress> => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
      return typeof kept === 'object' && kept !== null ? (kept as Record<string, Progress>) : {};
    } catch {
      return {};
    }
  };
  return { all, keep: (id, progress) => localStorage.setItem(place, JSON.stringify({ ...all(), [id]: progress })) };
}

/** The first of a list that is still to do, after this one if there is any; null when all are done. */
export function nextOpen<One extends { id: string }>(list: One[], isDone: (id: string) => boolean, after?: string): One | null {
  const open = list.filter((one) => !isDone(one.id) && one.id !== after);
  const place = list.findIndex((one) => one.id === after);
  return open.find((one) => list.indexOf(one) > place) ?? open[0] ?? null;
}
