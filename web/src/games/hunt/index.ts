import type { Drawn } from '../look';
import { generic as look } from '../plain/look';
import Emblem from './Emblem.svelte';

export default { look, emblem: Emblem, icon: 'grid' } satisfies Drawn;
