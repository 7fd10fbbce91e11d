import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker.ts';

/** Where `npm run dev` finds the API; the page itself is then served by Vite. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** Oldest engines farmers' phones still carry; CSS is lowered to the same floor. */
const FLOOR = ['chrome87', 'safari14'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serviceWorker(FLOOR)],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: FLOOR,
    cssTarget: FLOOR,
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
