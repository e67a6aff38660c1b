import type { IconName } from '../../board/icons';

const ICONS: Record<string, IconName> = {
  objective: 'flag', trophy: 'skull', spare_parts: 'gear', egg: 'egg', royal_egg: 'queen', captive: 'person', turret: 'smartgun', nuclear_charge: 'grenade', body: 'skull', trap: 'no',
};

/** The sign of an objective token. */
export function tokenIcon(kind: string): IconName {
  return ICONS[kind] ?? 'flag';
}
