import '../../look/fonts.css';
import '../../look/tokens.css';
import '../../look/table.css';
import { mount } from 'svelte';
import { words } from '../../words.svelte';
import Gallery from './Gallery.svelte';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
const target = document.getElementById('gallery');
void words.speak('en').then(() => target && mount(Gallery, { target }));
