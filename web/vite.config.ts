import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LANGUAGES } from '../shared/domain/languages.ts';
import { dayInIndia } from '../shared/domain/licence-end.ts';
import { guide } from './build/guide/plugin.ts';
import { lightPictures } from './build/light-pictures.ts';
import { serviceWorker } from './build/service-worker.ts';
import { digitsChunk, signsChunk, siteAndThreadChunk, startChunk } from './build/start-chunks.ts';
import { stringsChunk } from './build/strings-chunk.ts';

/** Where `npm run dev` finds the API; the page itself is then served by Vite. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** Where everything built goes: `web` for browsers, `pages` for the server, `server` for the prerender. */
const DIST = path.resolve(import.meta.dirname, '..', process.env.DIST_DIR ?? 'dist');

/** Oldest engines farmers' phones still carry; CSS is lowered to the same floor. */
const FLOOR = ['chrome87', 'safari14'];

/** Built twice: for browsers, and as the bundle the prerender draws the pages with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), guide(), lightPictures(), isSsrBuild ? null : serviceWorker(FLOOR)],
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __BUILD_DAY__: JSON.stringify(dayInIndia(new Date())),
  },
  build: {
    outDir: path.join(DIST, isSsrBuild ? 'server' : 'web'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : FLOOR,
    cssTarget: FLOOR,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // The chat has a start of its own, without the router: see entry-chat.tsx.
          input: ['index.html', 'farmers.html'].map((page) => path.join(import.meta.dirname, page)),
          output: {
            codeSplitting: {
              groups: [
                { name: stringsChunk },
                { name: siteAndThreadChunk },
                { name: startChunk },
                { name: signsChunk },
                { name: digitsChunk },
              ],
            },
          },
        },
  },
  // Whole, so that it runs from wherever it is put, with one React.
  ssr: { noExternal: true },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  server: {
    // content/ and shared/ lie beside web/, outside Vite's root.
    fs: { allow: ['..'] },
    proxy: {
      '/api': apiOrigin,
      '/uploads': apiOrigin,
      // Long texts are read out of finished pages; here those of the last build.
      [`^/.*[?]lang=(${LANGUAGES.join('|')})$`]: {
        target: apiOrigin,
        bypass: ({ headers, url }) => (headers['sec-fetch-dest'] === 'empty' ? undefined : url),
      },
      '/socket.io': { target: apiOrigin, ws: true },
    },
  },
}));
