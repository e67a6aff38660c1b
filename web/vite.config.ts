import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
/** Where `npm run dev` finds the server; it serves `/api` only, the page comes from Vite. */
const server = process.env.HULLBREACH_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  root,
  plugins: [svelte()],
  resolve: { alias: { '@text': resolve(root, '../src/hullbreach/text') } },
  build: {
    outDir: resolve(root, '../src/hullbreach/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy of the server allows no inline data but images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One style for all parts: a part that is fetched while the server is gone fails once, as a script, and is tried again.
    cssCodeSplit: false,
  },
  server: { fs: { allow: [resolve(root, '..')] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
