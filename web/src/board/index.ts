export { default as Icon } from './Icon.svelte';
export { default as Shape } from './Shape.svelte';
export { ICONS, SHAPES, seatColour, type IconName } from './icons';
export { SAY } from './words';
