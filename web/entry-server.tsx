import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { BuildPage } from './build/site/build-page.ts';
import { type DrawnPage, ORIGIN_MARK } from './build/site/drawn-page.ts';
import { headOf, type PageWords } from './build/site/head.ts';
import { expandPages, type Prerendered } from './build/site/prerendered.ts';
import { type Language, startLanguage, switchLanguage, translate } from './lib/i18n.ts';
import { FACTS_ID, type PageContent, provideContent } from './lib/page/page-content.tsx';
import { loadPictures, PICTURES_ID, takeDrawnPictures } from './lib/page/scenes.ts';
import { openPage, routeOf, SiteApp } from './site-app.tsx';

/*
 * The pages at build: everything in `pages/*.prerender.ts`, each in both languages. Bundled by the prerender
 * (tools/prerender) and run once; nothing of this runs in the server.
 */

const declared = import.meta.glob<Prerendered>('./pages/**/*.prerender.ts', {
  eager: true,
  import: 'prerendered',
});

const contents = new Map<string, PageContent>();
provideContent((pathname, language) => contents.get(`${language}${pathname}`));

/** Draws every page in one language; the words of one language at a time are in force. */
export async function drawPages(language: Language): Promise<DrawnPage[]> {
  await startLanguage();
  await loadPictures();
  await switchLanguage(language);
  const { ALL_PICTURES } = await import('./lib/all-pictures.ts');
  const picture: BuildPage['picture'] = (id) => ALL_PICTURES.find((each) => each.id === id)?.src;
  const url: BuildPage['url'] = (to) => `${ORIGIN_MARK}${to}`;
  const drawn: DrawnPage[] = [];
  for (const [file, prerendered] of Object.entries(declared)) {
    const source = file.replace('./', '').replace('.prerender.ts', '.tsx');
    for (const { path, params } of expandPages(prerendered)) {
      const page = { path, params, language, translate, picture, url };
      drawn.push(await drawPage(source, prerendered, page));
    }
  }
  return drawn;
}

async function drawPage(source: string, prerendered: Prerendered, page: BuildPage): Promise<DrawnPage> {
  const { path, language } = page;
  const content = prerendered.content?.(page);
  if (content) contents.set(`${language}${path}`, content);
  await openPage(path);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <SiteApp />
      </StaticRouter>
    </StrictMode>,
    // One piece, in the order it is read: React would send large parts hidden, with a script that shows them.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React would leave such a part to the browser, where it fails again, before the reader.
      onError: (error) => void failures.push(error),
    },
  );
  if (failures.length > 0) {
    throw new Error(`${path} (${language}) cannot be drawn: ${String(failures[0])}`, { cause: failures[0] });
  }
  const { hoisted, words, body } = takeHoisted(await new Response(prelude).text(), prerendered, path);
  const card = prerendered.card?.(page);
  return {
    path,
    language,
    source,
    strings: routeOf(path)?.strings ?? [],
    indexed: prerendered.indexed ?? true,
    awake: prerendered.awake ?? false,
    head: hoisted + headOf(prerendered, page, words),
    body,
    facts: factsOf(content) + picturesOf(language),
    card: card && { scene: card.scene, title: card.title ?? plain(words.title.replace(/ · [^·]+$/, '')) },
  };
}

/** What belongs into the head stands in front of everything when React draws no head itself. */
function takeHoisted(
  html: string,
  { indexed = true }: Prerendered,
  path: string,
): { hoisted: string; words: PageWords; body: string } {
  const [hoisted = ''] = /^(<title[^>]*>[^<]*<\/title>|<(link|meta)[^>]*>)*/.exec(html) ?? [];
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(hoisted)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(hoisted)?.[1];
  if (!title || (description === undefined && indexed)) {
    throw new Error(`${path} must draw a <title> and a <meta name="description">`);
  }
  return { hoisted, words: { title, description: description ?? title }, body: html.slice(hoisted.length) };
}

/** What the page's pictures are, or it would fetch the list of all of them before it could live. */
function picturesOf(language: Language): string {
  const pictures = takeDrawnPictures(language);
  if (pictures.length === 0) return '';
  const json = JSON.stringify(pictures).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PICTURES_ID}">${json}</script>`;
}

function factsOf(content: PageContent | undefined): string {
  if (!content) return '';
  const json = JSON.stringify(content.facts ?? null).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${FACTS_ID}">${json}</script>`;
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Text as it was before React escaped it. */
function plain(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => SIGNS[name] ?? '');
}
