import type { Grid, Line, Scene, SceneChange } from '../messages';

type Area = Scene['areas'][number];

/** A grid that came without its squares or edges keeps those it had. */
function filled(area: Area | Grid, known: Area | undefined): Area {
  if (area.shape !== 'grid' || known?.shape !== 'grid') return area as Area;
  return { ...area, cells: area.cells ?? known.cells, edges: area.edges ?? known.edges };
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
