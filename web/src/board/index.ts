import './board.css';

export { default as Board } from './Board.svelte';
export { default as CardBack } from './CardBack.svelte';
export { default as CardFace } from './CardFace.svelte';
export { default as CardLarge } from './CardLarge.svelte';
export { default as Crew } from './Crew.svelte';
export { default as HandReel } from './HandReel.svelte';
export { default as Icon } from './Icon.svelte';
export { default as Piles } from './Piles.svelte';
export { default as Scope } from './Scope.svelte';
export { default as Shape } from './Shape.svelte';
export { default as Sheet } from './Sheet.svelte';
export { default as Tray } from './Tray.svelte';
export { ICONS, SHAPES, seatColour, type IconName } from './icons';
export { choicesAt, isHot, litBy, UNLIT, type Hands, type Lit, type Target } from './lit';
export { eventIcon } from './looks';
export { showsGoals } from './table';
export { SAY } from './words';
