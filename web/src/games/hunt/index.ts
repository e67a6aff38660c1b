import type { Drawn } from '../look';
import Emblem from './Emblem.svelte';
import { hunt as look } from './look';

export default { look, emblem: Emblem, icon: 'grid' } satisfies Drawn;
