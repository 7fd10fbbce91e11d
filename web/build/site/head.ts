import { LOCALES } from '#shared/domain/by-language.ts';
import { escapeHtml } from '#shared/domain/content/app-content.ts';
import { LANGUAGES, type Language, otherLanguages } from '#shared/domain/languages.ts';
import { addressIn } from '#shared/domain/site-routes.ts';
import type { BuildPage } from './document-page.ts';
import { cardFile } from './drawn-page.ts';
import type { PagePart, Prerendered } from './prerendered.ts';

const localeOf = (language: Language) => LOCALES[language].tag.replace('-', '_');

/** What a page says of itself, escaped already. */
export interface PageWords {
  title: string;
  description: string;
}

/** What search engines and messengers are told about a page, beyond its own title and description. */
export function headOf(
  prerendered: Prerendered,
  page: BuildPage,
  { title, description }: PageWords,
  { address: plain, indexed }: PagePart = { address: page.path, indexed: prerendered.indexed ?? true },
): string {
  const { path, language, url, content } = page;
  const address = url(addressIn(plain, language));
  return [
    ...(indexed ? addresses(page, plain, address) : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:site_name', escapeHtml(content.shop.name)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(indexed ? [meta('property', 'og:url', address)] : []),
    meta('property', 'og:locale', localeOf(language)),
    ...otherLanguages(language).map((other) => meta('property', 'og:locale:alternate', localeOf(other))),
    ...(prerendered.card ? cardTags(url(`/share/${cardFile(path, language)}`)) : []),
    ...(prerendered.structuredData?.(page) ?? []).map(
      (thing) =>
        `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ].join('');
}

/** One address per language. The plain one answers in the reader's own, and to who has none, a crawler, in English. */
function addresses({ url }: BuildPage, plain: string, canonical: string): string[] {
  const link = (to: string) => `href="${to.replaceAll('&', '&amp;')}"`;
  const alternate = (tag: string, to: string) => `<link rel="alternate" hreflang="${tag}" ${link(url(to))}>`;
  return [
    `<link rel="canonical" ${link(canonical)}>`,
    ...LANGUAGES.map((each) => alternate(each, addressIn(plain, each))),
    alternate('x-default', plain),
  ];
}

function cardTags(picture: string): string[] {
  return [
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** @param content escaped already, or plain by nature (addresses) */
function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${content.replaceAll('"', '&quot;')}">`;
}

/** Undefined members vanish; a tag inside a text cannot end the script. */
const json = (thing: object) => JSON.stringify(thing).replaceAll('<', '\\u003c');
