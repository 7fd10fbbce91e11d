import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentKind, SiteContent } from '#shared/contract/content/kinds.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { IS_SHIPPED } from '../../../tests/support/shipped-content.ts';
import { mountSmallDisk, whyNoSmallDisk } from '../../../tests/support/small-disk.ts';
import { buildSmallSite } from '../../../tests/support/small-site.ts';
import { readConfig } from '../../config.ts';
import { type ContentInForce, createContentInForce } from '../../content-in-force.ts';
import { createOpening } from '../../opening.ts';
import { createHealth } from '../../platform/health.ts';
import { type LivePages, livePages } from './live-pages.ts';
import { readSitePages } from './prerendered-pages.ts';
import { PAGE_DISK, type PageDisk, pageFolder } from './published-pages.ts';

/** The pages of a small build on a real disk, which fails where a test says so. */

const noDisk = whyNoSmallDisk();
const HEADERS = { 'content-security-policy': "default-src 'self'; script-src 'self'" };
const NAMES = ['.html', 'about.html', 'guide/chapter/1-soil.html'];

let dist: string;
let pages: string;
let content: ContentInForce;
let now: Date;
let running: LivePages[] = [];

beforeEach(async () => {
  dist = await buildSmallSite();
  pages = await mkdtemp(path.join(os.tmpdir(), 'av-pages-'));
  content = createContentInForce();
  now = new Date('2026-11-25T06:00:00Z');
});
afterEach(async () => {
  for (const live of running) await live.close();
  running = [];
  for (const folder of [dist, pages]) await rm(folder, { recursive: true });
});

/** A process: its pages, and what it tells of. Started over the same folder, it takes back what lies there. */
async function start(disk: PageDisk = PAGE_DISK, settings: NodeJS.ProcessEnv = {}, to = pages) {
  const config = readConfig({ NODE_ENV: 'test', DIST_DIR: dist, ...settings });
  const health = createHealth();
  const told: unknown[] = [];
  const faults = { report: (error: unknown) => void told.push(error) };
  const prerendered = await readSitePages(config);
  const folder = pageFolder(to, prerendered, { headers: HEADERS, disk });
  await folder.withdraw();
  const opening = createOpening(config, content, { info: () => {}, warn: () => {} });
  const ctx = { config, content, faults, health, now: () => now, opening };
  const live = livePages(ctx, prerendered, { headers: HEADERS, folder, retryMs: 20, restMs: 10 });
  running.push(live);
  await live.begin();
  return { live, health, told, prerendered, opening };
}

function publish(change: Partial<SiteContent>, ...kinds: ContentKind[]): void {
  content.replace({ ...content.now(), ...change }, content.release() + 1, new Set(kinds));
}
const rename = (name: string) => publish({ shop: { ...content.now().shop, name } }, 'shop');

const folderOfFiles = async (at: string) =>
  path.join(at, (await readdir(at)).find((name) => /^[0-9a-f]{16}$/.test(name)) ?? 'none');

/** What a web server finds under one name; undefined: it asks the app. */
async function fileOf(
  name: string,
  at = pages,
): Promise<Record<'br' | 'gzip' | 'plain', string> | undefined> {
  const file = path.join(await folderOfFiles(at), name);
  const read = (ending: string) => readFile(file + ending).catch(() => undefined);
  const [br, gzip, plain] = await Promise.all(['.br', '.gz', ''].map(read));
  if (!br || !gzip || !plain) return undefined;
  return {
    br: brotliDecompressSync(br).toString(),
    gzip: gunzipSync(gzip).toString(),
    plain: plain.toString(),
  };
}

async function everywhere(words: string, at = pages): Promise<void> {
  for (const language of LANGUAGES)
    for (const name of NAMES) {
      const { br, gzip, plain } = (await fileOf(`${language}/${name}`, at)) ?? {};
      for (const text of [br, gzip, plain]) expect(text, `${language}/${name}`).toContain(words);
    }
}

describe('a change', () => {
  it('draws anew exactly the pages that were drawn from what has changed', async () => {
    const { live } = await start();
    const before = new Map(live.senders);
    publish({ products: content.now().products.slice(1) }, 'product');
    await eventually(() => expect(live.senders.get('/products')).not.toBe(before.get('/products')));
    const changed = [...live.senders].filter(([address, send]) => before.get(address) !== send);
    expect(changed.map(([address]) => address)).toEqual(['/', '/products']);
  });

  it('that follows another at once is the one that stays', async () => {
    const { prerendered } = await start();
    for (const name of ['First', 'Second', 'Third']) rename(name);
    await eventually(() => everywhere('"shop":"Third"'));
    for (const { en, kn } of prerendered.pages.values())
      for (const page of [en, kn]) expect(page.bytes('identity')?.toString()).toContain('"shop":"Third"');
  });

  it('that was made before the start is on every page before anybody is answered', async () => {
    rename('Malnad Agro');
    const { prerendered } = await start();
    const texts = [...prerendered.pages.values()]
      .flatMap(Object.values)
      .map((page) => String(page.bytes('identity')));
    expect(texts.filter((text) => text.includes('"shop":"Malnad Agro"'))).toHaveLength(10);
  });

  it('of nothing leaves the pages of the build as they are', async () => {
    publish({ hours: structuredClone(content.now().hours) }, 'hours');
    const { prerendered } = await start();
    expect(String(prerendered.pages.get('/about')?.en.bytes('identity'))).toContain('Our Story');
  });
});

describe.skipIf(!IS_SHIPPED)('a shop that still holds samples', () => {
  const CLOSED = { SAMPLES: 'closed' };
  const openIt = () =>
    publish({ shop: { ...content.now().shop, name: 'Malnad Agro' }, samples: new Set() }, 'shop');

  it('gives the web server nothing, and all of it once visitors are let in, drawn from what took their place', async () => {
    const { opening } = await start(PAGE_DISK, CLOSED);
    publish({ popup: { ...content.now().popup, shown: false } }, 'popup');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(opening.isOpen()).toBe(false);
    expect(await readdir(pages)).toEqual([]);
    openIt();
    await eventually(() => everywhere('"shop":"Malnad Agro"'));
    expect(opening.isOpen()).toBe(true);
  });

  it('lets nobody in before every page is drawn', async () => {
    const { opening, live } = await start(PAGE_DISK, CLOSED);
    const before = new Map(live.senders);
    let drawn: boolean | undefined;
    opening.onTurn(() => {
      drawn = [...live.senders].every(([address, send]) => before.get(address) !== send);
    });
    openIt();
    expect(opening.isOpen()).toBe(false);
    await eventually(() => expect(drawn).toBe(true));
  });

  it('stays closed while a page cannot be drawn, and opens when it can', async () => {
    const { opening, health } = await start(PAGE_DISK, CLOSED);
    const { popup } = content.now();
    publish({ popup: { ...popup, text: { en: 'broken', kn: 'broken' } }, samples: new Set() }, 'popup');
    await eventually(() => expect(health.stalePages).toBeGreaterThan(0));
    expect(opening.isOpen()).toBe(false);
    publish({ popup }, 'popup');
    await eventually(() => expect(opening.isOpen()).toBe(true));
  });

  it('takes everything back when one returns', async () => {
    const { opening } = await start(PAGE_DISK, CLOSED);
    openIt();
    await eventually(() => everywhere('"shop":"Malnad Agro"'));
    publish({ samples: new Set(['pay']) }, 'pay');
    expect(opening.isOpen()).toBe(false);
    await eventually(async () => expect(await readdir(pages)).toEqual([]));
  });
});

describe('two nodes over one folder', () => {
  it('keep it at what is published, whichever of them is away', async () => {
    const first = await start();
    const second = await start();
    await eventually(() => everywhere('</html>'));
    await first.live.close();
    rename('Published by the second');
    await eventually(() => everywhere('"shop":"Published by the second"'));
    await start();
    await second.live.close();
    rename('Published by the first');
    await eventually(() => everywhere('"shop":"Published by the first"'));
  });

  it('write one page at once without a half of each other’s', async () => {
    const { prerendered } = await start();
    await eventually(() => everywhere('</html>'));
    const drawn = (shop: string) =>
      byLanguage((language) => ({
        ...prerendered.shelve(`<html lang="${language}">${shop}</html>`, { language, reads: [] }),
        scriptHashes: prerendered.pages.get('/')?.en.scriptHashes ?? [],
      }));
    const other = pageFolder(pages, prerendered, { headers: HEADERS });
    const disk: PageDisk = {
      ...PAGE_DISK,
      async write(file, bytes) {
        await PAGE_DISK.write(file, bytes);
        await other.put('/', drawn('second'));
      },
    };
    await pageFolder(pages, prerendered, { headers: HEADERS, disk }).put('/', drawn('first'));
    const { br, gzip, plain } = (await fileOf('en/.html')) ?? {};
    for (const text of [br, gzip, plain]) expect(text).toMatch(/>(first|second)<\/html>$/);
    const left = await readdir(pages, { recursive: true });
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('the disk', () => {
  /** Fails from the nth step on, as when the power goes: what was done before stays. */
  function cutAfter(steps: number): PageDisk & { done: () => number } {
    let done = 0;
    const step =
      <A extends unknown[]>(work: (...given: A) => Promise<void>) =>
      async (...given: A) => {
        if (done >= steps) throw Object.assign(new Error('the power is gone'), { code: 'EIO' });
        done += 1;
        await work(...given);
      };
    return {
      makeFolder: step(PAGE_DISK.makeFolder),
      write: step(PAGE_DISK.write),
      open: step(PAGE_DISK.open),
      setMoment: step(PAGE_DISK.setMoment),
      rename: step(PAGE_DISK.rename),
      done: () => done,
    };
  }

  it('that fails between any two steps leaves each file old or new, and the next start makes all new', async () => {
    const whole = cutAfter(Number.POSITIVE_INFINITY);
    const first = await start(whole);
    await eventually(() => everywhere('</html>'));
    await first.live.close();
    const atStart = whole.done();
    // One page of one language takes as many steps as another: the first language of the first page is every case.
    const ofOnePage = atStart / 6;
    for (let step = 0; step <= ofOnePage; step += 1) {
      content = createContentInForce();
      const cut = cutAfter(atStart + step);
      const { live, health } = await start(cut);
      await eventually(() => everywhere('</html>'));
      const old = await fileOf('en/.html');
      rename(`Shop ${step}`);
      await eventually(() => expect(health.stalePages).toBe(4));
      await live.close();
      for (const language of LANGUAGES)
        for (const name of NAMES) {
          const { br = '', gzip = '', plain = '' } = (await fileOf(`${language}/${name}`)) ?? {};
          const isNew = (text: string) => text.includes(`"shop":"Shop ${step}"`);
          for (const text of [br, gzip, plain]) expect(text).toMatch(/<\/html>$/);
          // Nobody meets a new page beside an older compressed one.
          if (isNew(plain)) expect([br, gzip].map(isNew)).toEqual([true, true]);
          if (name === '.html' && language === 'en' && step === 0) expect({ br, gzip, plain }).toEqual(old);
        }
      const again = await start();
      await eventually(() => everywhere(`"shop":"Shop ${step}"`));
      await again.live.close();
    }
  }, 180_000);

  it('that is full for a while leaves the old page, is told of, and has the new one later', async () => {
    let isFull = false;
    const disk: PageDisk = {
      ...PAGE_DISK,
      async write(file, bytes) {
        if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
        await PAGE_DISK.write(file, bytes);
      },
    };
    const { health, told, prerendered } = await start(disk);
    await eventually(() => everywhere('</html>'));
    const old = await fileOf('kn/about.html');
    isFull = true;
    rename('Malnad Agro');
    await eventually(() => expect(health.stalePages).toBe(4));
    expect(await fileOf('kn/about.html')).toEqual(old);
    expect(told[0]).toMatchObject({ code: 'ENOSPC' });
    // Who asks the app itself has the new page.
    expect(String(prerendered.pages.get('/about')?.en.bytes('identity'))).toContain('Malnad Agro');
    isFull = false;
    await eventually(() => everywhere('"shop":"Malnad Agro"'));
    await eventually(() => expect(health.stalePages).toBe(0));
  });
});

it.skipIf(noDisk)(
  `that really is full: whole old files, then whole new ones${noDisk ? ` [${noDisk}]` : ''}`,
  async () => {
    const disk = mountSmallDisk(2);
    const { live, health, told, prerendered } = await start(PAGE_DISK, {}, disk.folder);
    try {
      await eventually(() => everywhere('</html>', disk.folder));
      await disk.fill();
      rename('Malnad Agro');
      await eventually(() => expect(health.stalePages).toBe(4));
      expect(told[0]).toMatchObject({ code: 'ENOSPC' });
      for (const language of LANGUAGES)
        for (const name of NAMES) {
          const texts = Object.values((await fileOf(`${language}/${name}`, disk.folder)) ?? {});
          expect(texts).toHaveLength(3);
          for (const text of texts) expect(text).toMatch(/<\/html>$/);
          // The plain file is the last of three: where it is new, those beside it are.
          if (texts[2]?.includes('Malnad Agro'))
            expect(texts.every((text) => text.includes('Malnad Agro'))).toBe(true);
        }
      // The app itself has the new page meanwhile.
      expect(String(prerendered.pages.get('/about')?.en.bytes('identity'))).toContain('Malnad Agro');
      await disk.empty();
      await eventually(() => everywhere('"shop":"Malnad Agro"', disk.folder));
      await eventually(() => expect(health.stalePages).toBe(0));
    } finally {
      await live.close();
      disk.remove();
    }
  },
);

it('what goes by days is drawn anew at a start on another day than the build’s', async () => {
  const [banner] = content.now().banners.banners;
  const banners = { banners: [{ ...banner, until: '2026-11-25' }] };
  content.replace({ ...content.now(), banners } as SiteContent, 0, new Set());
  const isOfTheBuild = async () => {
    const { prerendered } = await start();
    const texts = ['/', '/about'].map((page) => String(prerendered.pages.get(page)?.en.bytes('identity')));
    return texts.map((text) => !text.includes('"path"'));
  };
  expect(await isOfTheBuild()).toEqual([true, true]);
  now = new Date('2026-12-14T06:00:00Z');
  expect(await isOfTheBuild()).toEqual([false, true]);
});

it('at the turn of the Indian day what goes by days is drawn anew', async () => {
  publish(
    {
      banners: { banners: [{ ...content.now().banners.banners[0], until: '2026-11-25' }] },
    } as Partial<SiteContent>,
    'banners',
  );
  const { live } = await start();
  await eventually(() => everywhere('</html>'));
  const before = new Map(live.senders);
  now = new Date('2026-11-25T18:31:00Z');
  await eventually(() => expect(live.senders.get('/')).not.toBe(before.get('/')));
  expect(live.senders.get('/about')).toBe(before.get('/about'));
});
