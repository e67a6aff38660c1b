import type { Drawn } from '../look';
import Emblem from './Emblem.svelte';
import { encounters as look } from './look';

export default { look, emblem: Emblem, icon: 'piles' } satisfies Drawn;
