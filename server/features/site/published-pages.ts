import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '#shared/domain/languages.ts';
import { type Headers, pageHeaders } from './page-headers.ts';
import type { CachedPage, PrerenderedPages } from './prerendered-pages.ts';

/** The finished pages as a web server of the machine serves them, from files (decision 39). */
export interface PageFiles {
  /** Addresses, as the list of pages has them. */
  paths: string[];
  /** What stands on every answer; `content-language` is the reader's. */
  headers: Headers;
  /**
   * Name of the folder the files lie in, made of those headers: a server that was told of other ones finds no files
   * there, and asks the app.
   */
  mark: string;
}

const MARK = /^[0-9a-f]{16}$/;
const ADDRESS = /^(?:\/|(?:\/[a-z0-9-]+)+)$/;
const ENDINGS = { identity: '', br: '.br', gzip: '.gz' } as const;

/** @throws when pages differ in their headers, or one has an address a rule cannot name plainly */
export function pageFiles({ pages, translated }: PrerenderedPages, headers: Headers): PageFiles {
  const paths = [...pages.keys()].filter((address) => address !== '/404');
  const odd = paths.filter((address) => !ADDRESS.test(address));
  if (odd.length > 0) throw new Error(`No web server is told of ${odd.join(', ')}.`);
  const all = [...pages.values()].flatMap((languages) => Object.values(languages));
  const said = all.map((page) =>
    Object.entries({ ...pageHeaders(page, headers, translated), 'content-language': DEFAULT_LANGUAGE }),
  );
  const [first = [], ...others] = said;
  if (others.some((each) => JSON.stringify(each) !== JSON.stringify(first)))
    throw new Error('Pages of one folder must say the same in their headers.');
  const text = JSON.stringify(first);
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { paths, headers: Object.fromEntries(first), mark };
}

/** Takes back what was published: until it is there anew, the web server asks the app. */
export async function withdrawPages(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (MARK.test(name)) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Writes every page, in every language, plain and compressed. For the eyes of another user of the machine, whatever
 * the process's own mask is: a finished page is nobody's secret.
 */
export async function publishPages(
  folder: string,
  { pages }: PrerenderedPages,
  { paths, mark }: PageFiles,
): Promise<void> {
  await makeFolders(folder, '');
  for (const address of paths) {
    for (const page of Object.values(pages.get(address) ?? {})) {
      const name = `${mark}/${page.language}${address}.html`;
      await makeFolders(folder, path.dirname(name));
      await writePage(path.join(folder, name), page);
    }
  }
}

async function makeFolders(folder: string, below: string): Promise<void> {
  let made = folder;
  for (const part of ['', ...below.split('/')]) {
    made = path.join(made, part);
    await mkdir(made, { recursive: true });
    await chmod(made, 0o755);
  }
}

/** The plain file last: what lies beside it is complete by then. */
async function writePage(file: string, page: CachedPage): Promise<void> {
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const bytes = await page.encode(encoding);
    const target = `${file}${ENDINGS[encoding]}`;
    const half = `${target}.part`;
    await writeFile(half, bytes);
    await chmod(half, 0o644);
    const moment = momentOf(bytes);
    await utimes(half, moment, moment);
    await rename(half, target);
  }
}

/**
 * A moment made of the content. Web servers make a file's tag of its length and its moment: so the same page has the same
 * tag on every node and after every start, and another one another, even where both were written in one second.
 */
function momentOf(bytes: Buffer): Date {
  const seconds = createHash('sha256').update(bytes).digest().readUInt32BE() >>> 2;
  return new Date((seconds + 2) * 1000);
}
