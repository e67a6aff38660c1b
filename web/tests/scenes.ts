import type { Asked, Choice, Grid, Panel, Scene } from '../src/messages';

/** Scenes for tests: as small as they can be, changed where a test looks. */
export function choice(text: string, verb: string, concerns: string[] = [], more: Partial<Choice> = {}): Choice {
  return { text, label: text, verb, concerns, chances: null, describe: [], note: '', price: null, ends: false, covers: [], beside: false, ...more };
}

export function asked(choices: Choice[], more: Partial<Asked> = {}): Asked {
  return { seat: 0, prompt: 'action', text: 'What now?', concerns: [], choices, passing: '', closed: [], routes: [], ...more };
}

export function grid(): Grid {
  const cells = Array.from({ length: 9 }, (_, n) => ({ id: `square:${n % 3},${Math.floor(n / 3)}`, x: n % 3, y: Math.floor(n / 3), kind: 'floor', zone: '', describe: [] }));
  const piece = { id: 'alien:1', kind: 'alien', name: 'Alien', glyph: 'A', at: 'square:2,2', tone: 'foe', flat: false, badges: [], describe: [] };
  return { id: 'board', title: 'Board', width: 3, height: 3, cells, edges: [], pieces: [piece], shape: 'grid' } as unknown as Grid;
}

export function panel(id: string, title: string): Panel {
  return { id, title, glyph: '', tone: 'friend', piece: '', owner: 0, active: false, stats: [], cards: [], notes: [], describe: [], shape: 'panel' } as unknown as Panel;
}

export function scene(more: Partial<Scene> = {}): Scene {
  return {
    game: 'corps', lang: 'en', title: 'Newt', seat: 0, version: 1, status: [], areas: [grid(), panel('panel:a', 'A')], seats: [],
    question: null, log: [{ number: 1, event: 'x', text: 'one', concerns: [] }], ended: null, focus: [], goals: [], ...more,
  } as Scene;
}
