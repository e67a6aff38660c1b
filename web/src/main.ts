import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/table.css';
import './look/page.css';
import { settings } from './settings.svelte';

const target = document.getElementById('app');
if (target) void settings.load().then(() => mount(App, { target }));
