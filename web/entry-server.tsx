import { type ComponentType, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteContent } from '#shared/contract/content/kinds.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { isDrawnOnRequest } from '#shared/domain/site-routes.ts';
import type { BuildPage, DocumentPage } from './build/site/document-page.ts';
import { type Asked, type DrawnPage, ORIGIN_MARK, type Renderer } from './build/site/drawn-page.ts';
import { headOf, type PageWords } from './build/site/head.ts';
import { expandPages, type PagePart, type Prerendered, paramsOf } from './build/site/prerendered.ts';
import { trackReads } from './build/site/tracked-content.ts';
import { readBuild } from './documents/built-files.ts';
import { DocumentFrame } from './documents/DocumentFrame.tsx';
import { documentOf } from './documents/document.ts';
import { SiteContentContext } from './lib/content/content.ts';
import { drawIn, loadAllStrings, translate } from './lib/i18n.ts';
import type { Island } from './lib/islands/island.ts';
import { givenPicture } from './lib/page/pictures.ts';

/*
 * The renderer of documents: everything in `pages/documents.ts` and `pages/guide/documents.ts`, in each language. Bundled with all it needs, so that it
 * runs at build and beside the server alike, without the sources of the web. Drawing is synchronous: the words of one
 * language at a time are in force.
 */

type Component = ComponentType<{ page: DocumentPage }>;

const declared = import.meta.glob<Record<string, Prerendered>>('./pages/**/documents.ts', {
  eager: true,
  import: 'DOCUMENTS',
});
const components = import.meta.glob<Component>('./pages/**/*.document.tsx', { import: 'default' });
const islands = import.meta.glob<Island>('./**/*.island.{ts,tsx}', { eager: true, import: 'default' });

const NOTHING_ASKED: Asked = { query: '', paysOffline: false };
const NOT_FOUND = '/404';

interface Declared {
  prerendered: Prerendered;
  /** Relative to web/, as the build's manifest names it. */
  source: string;
  params: Record<string, string>;
  Component: Component;
}

/**
 * Fetches what the pages are made of: their code, the words of every language, and what the build for browsers has
 * come to.
 *
 * @param web the folder of that build
 */
export async function startRenderer(web: string): Promise<Renderer> {
  checkIslands();
  await loadAllStrings(LANGUAGES);
  const build = await readBuild(web);
  const pages = new Map<string, Declared>();
  const onRequest: Declared[] = [];
  const rows = Object.entries(declared).flatMap(([file, documents]) =>
    Object.entries(documents).map(([name, prerendered]) => ({
      component: file.replace('documents.ts', `${name}.document.tsx`),
      prerendered,
    })),
  );
  const forgotten = Object.keys(components).filter((each) => !rows.some((row) => row.component === each));
  if (forgotten.length > 0) throw new Error(`No documents.ts has a row for ${forgotten.join(', ')}`);
  for (const { component, prerendered } of rows) {
    const Component = await components[component]?.();
    if (!Component) throw new Error(`${prerendered.path} is declared, and there is no ${component}`);
    const declaredPage = { prerendered, source: component.replace('./', ''), params: {}, Component };
    if (isDrawnOnRequest(prerendered.path)) onRequest.push(declaredPage);
    for (const { path, params } of expandPages(prerendered)) {
      if (params || !onRequest.includes(declaredPage))
        pages.set(path, { ...declaredPage, params: params ?? {} });
    }
  }
  const drawable = (path: string) =>
    onRequest.flatMap((page) => {
      const params = paramsOf(page.prerendered.path, path);
      return params ? { ...page, params } : [];
    })[0];
  return {
    paths: [...pages.keys()],
    draw(path, language, content, asked = NOTHING_ASKED) {
      const page = pages.get(path) ?? drawable(path);
      const lost = pages.get(NOT_FOUND);
      if (!page || !lost) throw new Error(`There is no document ${path}`);
      return (
        drawPage(page, path, language, content, asked) ??
        (drawPage(lost, NOT_FOUND, language, content) as DrawnPage)
      );
    },
    documentOf: (page) => documentOf(page, build),
  };
}

/** Null where the page has no such part as is asked for. */
function drawPage(
  { prerendered, source, params, Component }: Declared,
  path: string,
  language: Language,
  given: SiteContent,
  { query: asked, paysOffline }: Asked = NOTHING_ASKED,
): DrawnPage | null {
  const { content, reads } = trackReads(given);
  const shop = content.shop.name;
  const query = new URLSearchParams(asked);
  drawIn(language, shop);
  const page: BuildPage = {
    path,
    params,
    language,
    query,
    content,
    translate,
    picture: (id) => givenPicture(id).src,
    url: (to) => `${ORIGIN_MARK}${to}`,
  };
  const whole: PagePart = { address: path, indexed: prerendered.indexed ?? true };
  const part = prerendered.part && query.size > 0 ? prerendered.part(page) : whole;
  if (!part) return null;
  const built = prerendered.content?.(page) ?? null;
  const html = renderToStaticMarkup(
    <StrictMode>
      <SiteContentContext value={content}>
        <DocumentFrame pathname={path}>
          <Component page={{ path, params, language, query, paysOffline, content: built }} />
        </DocumentFrame>
      </SiteContentContext>
    </StrictMode>,
  );
  const { hoisted, words, body } = takeHoisted(html, prerendered, path);
  const card = prerendered.card?.(page);
  const head = hoisted + headOf(prerendered, page, words, part);
  return {
    path,
    language,
    source,
    indexed: part.indexed,
    notFound: path === NOT_FOUND,
    head,
    body,
    shop,
    reads: reads(),
    card: card && { scene: card.scene, title: card.title ?? plain(words.title.replace(/ · [^·]+$/, '')) },
  };
}

/** The browser finds an island's code by the name of its file. */
function checkIslands(): void {
  for (const [file, { name }] of Object.entries(islands)) {
    if (!file.includes(`/${name}.island.ts`)) throw new Error(`${file} calls its island ${name}`);
  }
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

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Text as it was before React escaped it. */
function plain(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => SIGNS[name] ?? '');
}
