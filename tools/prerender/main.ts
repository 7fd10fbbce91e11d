import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { byLanguage } from '#shared/domain/by-language.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { readShippedContent } from '../../server/content-in-force.ts';
import type { DrawnPage, PageList, Renderer } from '../../web/build/site/drawn-page.ts';
import { robots, sitemap } from './search-files.ts';
import { drawCards } from './share-cards.ts';

/*
 * After `vite build` and `vite build --ssr`: writes every finished document, in every language, to DIST_DIR/pages, with
 * pages.json to tell the server what there is, and day.txt of which day they speak. See "Documents and islands" in ARCHITECTURE.md.
 */

const DIST = path.resolve(import.meta.dirname, '../..', process.env.DIST_DIR ?? 'dist');
const PAGES = path.join(DIST, 'pages');

const { startRenderer } = (await import(pathToFileURL(path.join(DIST, 'server/entry-server.js')).href)) as {
  startRenderer: (web: string) => Promise<Renderer>;
};
const content = readShippedContent();
const day = dayInIndia(new Date());
const renderer = await startRenderer(path.join(DIST, 'web'));
const drawn = LANGUAGES.flatMap((language) =>
  renderer.paths.map((address) => renderer.draw(address, language, content)),
);

await rm(PAGES, { recursive: true, force: true });
await mkdir(PAGES, { recursive: true });
for (const page of drawn) await writeFile(path.join(PAGES, fileOf(page)), renderer.documentOf(page));
await writeFile(path.join(PAGES, 'pages.json'), JSON.stringify(listOf(drawn)));
await writeFile(path.join(PAGES, 'day.txt'), day);
await writeFile(path.join(PAGES, 'sitemap.xml'), sitemap(drawn));
await writeFile(path.join(PAGES, 'robots.txt'), robots());
await drawCards(drawn, path.join(DIST, 'web/share'));

function listOf(pages: DrawnPage[]): PageList {
  const languages = (address: string) =>
    byLanguage((language) => {
      const page = pages.find((each) => each.path === address && each.language === language);
      if (!page) throw new Error(`${address} is not drawn in ${language}`);
      return { file: fileOf(page), reads: page.reads };
    });
  return Object.fromEntries(renderer.paths.map((address) => [address, languages(address)]));
}

function fileOf({ path: address, language }: DrawnPage): string {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '~');
  return `${name}.${language}.html`;
}
