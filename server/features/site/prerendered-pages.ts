import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentKind } from '#shared/contract/content/kinds.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { Config } from '../../config.ts';
import { once } from '../../platform/once.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A text in memory, compressed once. */
export interface CachedText {
  etag(encoding: Encoding): string;
  /** The bytes to send; undefined while they are being made for the first time, see `encode`. */
  bytes(encoding: Encoding): Buffer | undefined;
  encode(encoding: Encoding): Promise<Buffer>;
}

/** One finished page in one language. */
export interface CachedPage extends CachedText {
  language: Language;
  /** Hashes of the inline scripts, as a content policy names them. */
  scriptHashes: string[];
  /** What of the shop's content it was drawn from. */
  reads: readonly ContentKind[];
}

export interface PrerenderedPages {
  /** Path, then language. */
  pages: Map<string, Record<Language, CachedPage>>;
  /** The same page drawn anew, as this shop has it. */
  shelve(html: string, page: Pick<CachedPage, 'language' | 'reads'>): CachedPage;
  /** Files that name the site's address: sitemap.xml, robots.txt. */
  files: Map<string, string>;
  /** The Indian day they speak of, YYYY-MM-DD: that of the build. */
  day: string | undefined;
  /** Some page has words without Kannada of their own, and the owner lets a service translate them. */
  translated: boolean;
  /** Compresses everything there is, one page after the other, so that no reader has to wait for it. */
  precompress(): Promise<void>;
}

interface Site {
  /** Origin people type; the build leaves a mark in its place. */
  publicUrl: string;
  production: boolean;
  pageTranslation: boolean;
  paysOffline?: boolean;
}

/** As `ORIGIN_MARK` of the build. */
const ORIGIN_MARK = '%ORIGIN%';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Takes all pages into memory, with the site's own address in them; an unbuilt site has none. */
export async function readPages(folder: string, site: Site): Promise<PrerenderedPages> {
  const pages: PrerenderedPages['pages'] = new Map();
  const files: PrerenderedPages['files'] = new Map();
  let translated = false;
  let day: string | undefined;
  const shelve: PrerenderedPages['shelve'] = (html, { language, reads }) => {
    // At its first reader: all of them at once are a quarter of a start.
    const finished = once(() => finishPage(withOrigin(html, site.publicUrl), { ...site, translated }));
    return {
      language,
      reads,
      get scriptHashes() {
        return finished().scriptHashes;
      },
      etag: (encoding) => finished().etag(encoding),
      bytes: (encoding) => finished().bytes(encoding),
      encode: (encoding) => finished().encode(encoding),
    };
  };
  if (existsSync(path.join(folder, 'pages.json'))) {
    const read = (name: string) => readFile(path.join(folder, name), 'utf8');
    const list = Object.entries(JSON.parse(await read('pages.json')) as PageList);
    const html = new Map<string, string>();
    for (const { file } of list.flatMap(([, drawn]) => Object.values(drawn)))
      html.set(file, await read(file));
    translated = site.pageTranslation && [...html.values()].some((text) => text.includes('translate="yes"'));
    for (const [address, drawn] of list) {
      const ofList = (language: Language) => {
        const { file, reads } = drawn[language];
        return shelve(html.get(file) ?? '', { language, reads });
      };
      pages.set(address, byLanguage(ofList));
    }
    day = await read('day.txt').catch(() => undefined);
    for (const name of ['sitemap.xml', 'robots.txt'])
      files.set(name, withOrigin(await read(name), site.publicUrl));
  }
  return { pages, shelve, files, day, translated, precompress: () => precompress(pages) };
}

/** `pages.json` of the build: by path and language, the file and what of the shop's content it was drawn from. */
type PageList = Record<string, Record<Language, { file: string; reads: readonly ContentKind[] }>>;

/** Puts the origin people type in place of the mark that the build left. */
export function withOrigin(text: string, publicUrl: string): string {
  return text.replaceAll(ORIGIN_MARK, publicUrl);
}

interface Where {
  production: boolean;
  translated?: boolean;
  codesByOffice?: boolean;
  paysOffline?: boolean;
}

/**
 * What a page is told about where it runs: in production it keeps the insides of an error to itself, and where the
 * translation service is wanted it may bring it in.
 */
export function finish(html: string, where: Where): string {
  const marks = [
    ...(where.production ? ['data-production '] : []),
    ...(where.translated ? ['data-translation '] : []),
    ...(where.codesByOffice ? ['data-codes-by-office '] : []),
    ...(where.paysOffline ? ['data-pays-offline '] : []),
  ].join('');
  return html.replace('<html ', `<html ${marks}`);
}

function finishPage(html: string, where: Where) {
  const text = finish(html, where);
  return { ...cacheText(text), scriptHashes: scriptHashesOf(text) };
}

/** Of the scripts inside a page, as a content policy names them. */
export function scriptHashesOf(html: string): string[] {
  return [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

export function cacheText(text: string): CachedText {
  const plain = Buffer.from(text);
  const mark = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  const made: Partial<Record<Encoding, Buffer>> = { identity: plain };
  const making: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const encode = async (encoding: Encoding) => {
    if (encoding === 'identity') return plain;
    const bytes =
      encoding === 'br'
        ? await compress.br(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })
        : await compress.gzip(plain, { level: 9 });
    made[encoding] = bytes;
    return bytes;
  };
  return {
    // Other bytes, other tag: a cache must not mix them.
    etag: (encoding) => `"${mark}-${encoding}"`,
    bytes: (encoding) => made[encoding],
    encode: (encoding) => {
      making[encoding] ??= encode(encoding);
      return making[encoding];
    },
  };
}

async function precompress(pages: PrerenderedPages['pages']): Promise<void> {
  for (const languages of pages.values()) {
    for (const page of Object.values(languages)) {
      await page.encode('br');
      await page.encode('gzip');
    }
  }
}

/** What the pages of this shop are told of it. */
export function shopOf(config: Config) {
  const { sms, payment } = config;
  return { ...config, codesByOffice: sms.provider === 'none', paysOffline: payment.provider === 'none' };
}

/** The pages of the build, as this shop has them. */
export const readSitePages = (config: Config): Promise<PrerenderedPages> =>
  readPages(path.join(config.distDir, 'pages'), shopOf(config));
