import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shippedContent } from '#content/shipped.ts';
import { fillShell } from '#shared/domain/content/app-content.ts';
import { documentEntries, withoutDocumentCode } from './build/document-styles.ts';
import { guide } from './build/guide/plugin.ts';
import { lightPictures } from './build/light-pictures.ts';
import { serviceWorker } from './build/service-worker.ts';
import {
  digitsChunk,
  documentChunk,
  foldingChunk,
  signsChunk,
  startChunk,
  stringsChunk,
} from './build/start-chunks.ts';

/** Where `npm run dev` finds the API; the page itself is then served by Vite. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** Addresses of the apps; every other page is a document. */
const APPS = /^\/(farmers|my-data|admin|demo|payment)\b/;

/** Where everything built goes: `web` for browsers, `pages` for the server, `server` for the prerender. */
const DIST = path.resolve(import.meta.dirname, '..', process.env.DIST_DIR ?? 'dist');

/** Oldest engines farmers' phones still carry; CSS is lowered to the same floor. */
const FLOOR = ['chrome87', 'safari14'];

const ASSETS = 'assets/[name]-[hash:7][extname]';

/** Built twice: for browsers, and as the bundle the prerender draws the pages with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    guide(),
    lightPictures(),
    contentOfDev(),
    isSsrBuild ? null : serviceWorker(FLOOR),
    isSsrBuild ? null : withoutDocumentCode(),
  ],
  build: {
    outDir: path.join(DIST, isSsrBuild ? 'server' : 'web'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // The script inside documents is a function of this bundle (documents/hold-script.ts).
    minify: true,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : FLOOR,
    cssTarget: FLOOR,
    // Both name the same pictures: the pages are drawn by the one bundle, and what they show is of the other.
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames: ASSETS } }
      : {
          input: {
            app: path.join(import.meta.dirname, 'index.html'),
            // The chat has a start of its own, without the router: see entry-chat.tsx.
            chat: path.join(import.meta.dirname, 'farmers.html'),
            document: path.join(import.meta.dirname, 'entry-document.ts'),
            ...documentEntries(),
          },
          // Or the pages of documents would be empty, and their styles gone with them.
          preserveEntrySignatures: 'exports-only',
          output: {
            // Every page names every island's files: a letter less of each hash is 60 bytes of every page.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSETS,
            codeSplitting: {
              groups: [
                { name: stringsChunk },
                { name: documentChunk },
                { name: signsChunk },
                { name: startChunk },
                { name: digitsChunk },
                { name: foldingChunk },
              ],
            },
          },
        },
  },
  // Whole, so that it runs from wherever it is put, with one React; never React's development build, which a server at home
  // (no NODE_ENV) would draw its pages with.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  css: { modules: { generateScopedName: scopedClass } },
  server: {
    // content/ and shared/ lie beside web/, outside Vite's root.
    fs: { allow: ['..'] },
    proxy: {
      '/api': apiOrigin,
      '/uploads': apiOrigin,
      '/socket.io': { target: apiOrigin, ws: true },
      // Documents, and the files they name, are those of the last build; the apps change in place.
      '/assets': apiOrigin,
      '^/': {
        target: apiOrigin,
        bypass: ({ headers, url = '' }) =>
          headers['sec-fetch-dest'] === 'document' && !APPS.test(url)
            ? undefined
            : url.replace(/^\/farmers(?=[?]|$)/, '/farmers.html'),
      },
    },
  },
}));

/** `npm run dev` serves the apps' shells itself: with the shipped content, unmarked, where the server puts in what is in force. */
function contentOfDev(): Plugin {
  return {
    name: 'av-agro-content-of-dev',
    apply: 'serve',
    transformIndexHtml: (html) => fillShell(html, { ...shippedContent({}), samples: new Set() }),
  };
}

/**
 * `Band_inner_x4Q` for `.inner` of `ui/site/Band.module.css`. Not the bundler's own name, which says `module` in each class of a
 * page; the last three letters keep files of one name apart, and are the same wherever the checkout lies.
 */
function scopedClass(local: string, file: string): string {
  const place = path.relative(import.meta.dirname, file);
  const hash = createHash('sha256').update(`${place} ${local}`).digest('base64url');
  return `${path.basename(file, '.module.css')}_${local}_${hash.slice(0, 3)}`;
}
