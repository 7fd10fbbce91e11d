import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { SHELF_PATTERN } from '#shared/domain/catalogue/shelf-address.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/domain/languages.ts';
import { type Headers, pageHeaders } from './page-headers.ts';
import type { CachedPage, PrerenderedPages } from './prerendered-pages.ts';

/** The finished pages as a web server of the machine serves them, from files (decision 39). */
export interface PageFiles {
  /** Addresses, as the list of pages has them. */
  paths: string[];
  /** What stands on every answer; `content-language` is the reader's. */
  headers: Headers;
  /**
   * Name of the folder the files lie in, made of those headers and of what is never a file: a server that was told of other
   * ones finds no files there, and asks the app.
   */
  mark: string;
}

const MARK = /^[0-9a-f]{16}$/;
const ADDRESS = /^(?:\/|(?:\/[a-z0-9-]+)+)$/;
/** A process that is leaving may still write a page into what is taken away: looked at again, after 100 ms more each time. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };
const ENDINGS = { identity: '', br: '.br', gzip: '.gz' } as const;

/** @throws when pages differ in their headers, or one has an address a rule cannot name plainly */
export function pageFiles({ pages, translated }: PrerenderedPages, headers: Headers): PageFiles {
  const paths = [...pages.keys()].filter((address) => address !== '/404');
  const odd = paths.filter((address) => !ADDRESS.test(address));
  if (odd.length > 0) throw new Error(`No web server is told of ${odd.join(', ')}.`);
  const all = [...pages.values()].flatMap((languages) => Object.values(languages));
  const said = all.map((page) => saidOf(page, headers, translated));
  const [first = {}, ...others] = said;
  if (others.some((each) => markOf(each) !== markOf(first)))
    throw new Error('Pages of one folder must say the same in their headers.');
  return { paths, headers: first, mark: markOf(first) };
}

const saidOf = (page: CachedPage, headers: Headers, translated: boolean): Headers => ({
  ...pageHeaders(page, headers, translated),
  'content-language': DEFAULT_LANGUAGE,
});

const markOf = (said: Headers) =>
  createHash('sha256')
    .update(JSON.stringify([...Object.entries(said), SHELF_PATTERN]))
    .digest('hex')
    .slice(0, 16);

/** What publishing does to the disk, step by step: at each of them the power may go, or the disk be full. */
export interface PageDisk {
  makeFolder(folder: string): Promise<void>;
  /** Writes the bytes and waits until they are on the disk. */
  write(file: string, bytes: Buffer): Promise<void>;
  /** For the eyes of another user of the machine, whatever the process's own mask is: finished pages are public. */
  open(path: string, mode: number): Promise<void>;
  setMoment(file: string, moment: Date): Promise<void>;
  rename(from: string, to: string): Promise<void>;
}

export const PAGE_DISK: PageDisk = {
  makeFolder: async (folder) => void (await mkdir(folder, { recursive: true })),
  async write(file, bytes) {
    const opened = await open(file, 'w');
    try {
      await opened.writeFile(bytes);
      await opened.sync();
    } finally {
      await opened.close();
    }
  },
  open: chmod,
  setMoment: (file, moment) => utimes(file, moment, moment),
  rename,
};

/** The folder that a web server reads pages from. */
export interface PageFolder {
  paths: readonly string[];
  /** Takes back what was published: until it is there anew, the web server asks the app. */
  withdraw(): Promise<void>;
  /**
   * Writes one page in every language, plain and compressed, each file whole in place of the one before. A reader has
   * the old one or the new one, also when this ends anywhere in the middle.
   * @throws when a file cannot be written, or the page says something else in its headers than its folder does
   */
  put(address: string, languages: Record<Language, CachedPage>): Promise<void>;
}

export function pageFolder(
  folder: string,
  prerendered: PrerenderedPages,
  { headers, disk = PAGE_DISK }: { headers: Headers; disk?: PageDisk | undefined },
): PageFolder {
  const { paths, mark } = pageFiles(prerendered, headers);
  // Several nodes may write one folder. One name for each, not for each write: on a full disk halves would add up.
  const half = `.${randomUUID()}.part`;
  const makeFolders = async (below: string) => {
    let made = folder;
    for (const part of ['', ...below.split('/')]) {
      made = path.join(made, part);
      await disk.makeFolder(made);
      await disk.open(made, 0o755);
    }
  };
  return {
    paths,
    async withdraw() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        if (MARK.test(name)) await rm(path.join(folder, name), REMOVAL);
      }
    },
    async put(address, languages) {
      if (!paths.includes(address)) return;
      for (const page of Object.values(languages)) {
        if (markOf(saidOf(page, headers, prerendered.translated)) !== mark)
          throw new Error(`${address} says something else in its headers than the pages beside it.`);
        const name = `${mark}/${page.language}${address}.html`;
        await makeFolders(path.dirname(name));
        await writePage(disk, path.join(folder, name), page, half);
      }
    },
  };
}

/** The plain file last: what lies beside a new one is new by then. @param ending of what is half written */
async function writePage(disk: PageDisk, file: string, page: CachedPage, ending: string): Promise<void> {
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const bytes = await page.encode(encoding);
    const target = `${file}${ENDINGS[encoding]}`;
    const half = `${target}${ending}`;
    await disk.write(half, bytes);
    await disk.open(half, 0o644);
    await disk.setMoment(half, momentOf(bytes));
    await disk.rename(half, target);
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
