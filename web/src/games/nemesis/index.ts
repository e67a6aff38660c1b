import type { Drawn } from '../look';
import Emblem from './Emblem.svelte';
import { look } from './look';

export default { look, emblem: Emblem, icon: 'grid' } satisfies Drawn;
