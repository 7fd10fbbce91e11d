import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker.ts';

/** Where `npm run dev` finds the API; the page itself is then served by Vite. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** Oldest engines farmers' phones still carry; CSS is lowered to the same floor. */
const FLOOR = ['chrome87', 'safari14'];

/**
 * Namespaces a screen always needs together. One file each would be a dozen requests of a kilobyte, and small
 * files compress badly; one per language keeps the other language away.
 */
const STRINGS_TOGETHER: Record<string, string> = {
  common: 'site',
  errors: 'site',
  ...Object.fromEntries(
    ['chat', 'voice', 'quotes', 'dispatch', 'payments', 'presence', 'pwa', 'push'].map((each) => [
      each,
      'desk',
    ]),
  ),
};

function stringsChunk(id: string): string | null {
  const [, language, namespace = ''] = /content\/strings\/(en|kn)\/([a-z]+)\.json/.exec(id) ?? [];
  const group = STRINGS_TOGETHER[namespace];
  return language && group ? `${group}-${language}` : null;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serviceWorker(FLOOR)],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: FLOOR,
    cssTarget: FLOOR,
    rolldownOptions: {
      // The chat has a start of its own, without the router: see entry-chat.tsx.
      input: ['index.html', 'farmers.html'].map((page) => path.join(import.meta.dirname, page)),
      output: { codeSplitting: { groups: [{ name: stringsChunk }] } },
    },
  },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  server: {
    // content/ and shared/ lie beside web/, outside Vite's root.
    fs: { allow: ['..'] },
    proxy: {
      '/api': apiOrigin,
      '/uploads': apiOrigin,
      '/socket.io': { target: apiOrigin, ws: true },
    },
  },
});
