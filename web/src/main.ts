import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/table.css';
import './look/page.css';
import { settings } from './settings.svelte';

// A new version of the page was installed while this one was open: parts that are fetched late are gone. Start anew, once.
addEventListener('vite:preloadError', (event) => {
  const key = 'hullbreach.reloaded';
  if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
});

settings.follow();
const target = document.getElementById('app');
if (target) void settings.load().then(() => mount(App, { target }));
