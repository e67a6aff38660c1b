import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/table.css';
import './look/page.css';
import { settings } from './settings.svelte';

/** Start anew as soon as there is somebody to start from: before that the browser would put its own page here. */
async function startAnew(): Promise<void> {
  for (;;) {
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) return location.reload();
    await new Promise((done) => setTimeout(done, 1000));
  }
}

// A new version of the page was installed while this one was open: parts that are fetched late are gone. Start anew, once.
addEventListener('vite:preloadError', () => {
  const key = 'hullbreach.reloaded';
  if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < 10_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  void startAnew();
});

settings.follow();
const target = document.getElementById('app');
if (target) void settings.load().then(() => mount(App, { target }));
