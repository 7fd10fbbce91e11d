import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { DrawnPage, Renderer } from '../../web/build/site/drawn-page.ts';
import { robots, sitemap } from './search-files.ts';
import { drawCards } from './share-cards.ts';

/*
 * After `vite build` and `vite build --ssr`: writes every finished document, in every language, to DIST_DIR/pages, with
 * pages.json to tell the server what there is. See "Documents and islands" in ARCHITECTURE.md.
 */

const DIST = path.resolve(import.meta.dirname, '../..', process.env.DIST_DIR ?? 'dist');
const PAGES = path.join(DIST, 'pages');

const { startRenderer } = (await import(pathToFileURL(path.join(DIST, 'server/entry-server.js')).href)) as {
  startRenderer: (web: string) => Promise<Renderer>;
};
const renderer = await startRenderer(path.join(DIST, 'web'));
const drawn = LANGUAGES.flatMap((language) =>
  renderer.paths.map((address) => renderer.draw(address, language)),
);

await rm(PAGES, { recursive: true, force: true });
await mkdir(PAGES, { recursive: true });
for (const page of drawn) await writeFile(path.join(PAGES, fileOf(page)), renderer.documentOf(page));
await writeFile(path.join(PAGES, 'pages.json'), JSON.stringify(listOf(drawn)));
await writeFile(path.join(PAGES, 'sitemap.xml'), sitemap(drawn));
await writeFile(path.join(PAGES, 'robots.txt'), robots());
await drawCards(drawn, path.join(DIST, 'web/share'));

/** By path, the file of each language. */
function listOf(pages: DrawnPage[]): Record<string, Record<string, string>> {
  const list: Record<string, Record<string, string>> = {};
  for (const page of pages) list[page.path] = { ...list[page.path], [page.language]: fileOf(page) };
  return list;
}

function fileOf({ path: address, language }: DrawnPage): string {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '~');
  return `${name}.${language}.html`;
}
