import type { BareGrid, Edge, Line, Scene, SceneChange } from '../messages';

type Area = Scene['areas'][number];

const place = (edge: Edge): string => `${edge.x},${edge.y},${edge.side}`;

/** A grid that came without its squares keeps those it had; of its edges only those came that differ. */
function filled(area: Area | BareGrid, known: Area | undefined): Area {
  if (area.shape !== 'grid' || area.cells || known?.shape !== 'grid') return area as Area;
  const fresh = new Map(area.edges.map((edge) => [place(edge), edge]));
  const edges = fresh.size ? known.edges.map((edge) => fresh.get(place(edge)) ?? edge) : known.edges;
  return { ...area, cells: known.cells, edges };
}

function areas(known: Area[], order: string[], changed: Area[]): Area[] {
  const before = new Map(known.map((area) => [area.id, area]));
  const fresh = new Map(changed.map((area) => [area.id, area]));
  return order.flatMap((id) => {
    const came = fresh.get(id);
    const had = before.get(id);
    return came ? [filled(came, had)] : had ? [had] : [];
  });
}

/** The known lines with the new ones; a number that comes again replaces the old line. */
function lines(known: Line[], fresh: Line[]): Line[] {
  const first = fresh[0];
  if (!first) return known;
  const kept = known.findIndex((line) => line.number >= first.number);
  return [...(kept < 0 ? known : known.slice(0, kept)), ...fresh];
}

/** The scene after a change: fields that did not come stay as they are. Neither argument is touched. */
export function merge(scene: Scene, change: SceneChange): Scene {
  const { areas: moved, log, ...rest } = change;
  const next: Scene = { ...scene, ...(rest as Partial<Scene>) };
  if (moved) next.areas = areas(scene.areas, moved.order, moved.changed as Area[]);
  if (log) next.log = lines(scene.log, log);
  return next;
}
