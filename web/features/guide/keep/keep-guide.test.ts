// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SpokenManifest } from '#shared/domain/content/spoken-line.ts';
import { forgetGuide, GUIDE_CACHE, keepGuide } from './keep-guide.ts';
import { fetchKeepList } from './keep-list.ts';
import { GUIDE_STORED } from './kept.ts';

/** The phone's own store, as far as keeping needs it. */
const kept = new Map<string, Map<string, Response>>();
const asked: string[] = [];
let broken = '';
let recorded: SpokenManifest = {};

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  broken = '';
  recorded = {};
  localStorage.clear();
  vi.stubGlobal('caches', {
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const store = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, store);
      return {
        match: async (key: string) => store.get(key),
        put: async (key: string, answer: Response) => void store.set(key, answer),
        delete: async (key: string) => store.delete(key),
        keys: async () => [...store.keys()].map((key) => new Request(new URL(key, location.origin))),
      };
    },
    match: async () => undefined,
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address === '/media/spoken-kn.json') return Response.json(recorded);
    if (address.startsWith('/guide-files.')) return Response.json({ ...LIST, language: address });
    return new Response(address, { status: address.startsWith(broken) && broken ? 503 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const LIST = {
  pages: ['/guide', '/guide/chapter/1-insecticides'],
  files: ['/assets/a.js', '/assets/b.woff2'],
  bytes: 9,
};

const FREE = new AbortController().signal;
const wish = (list: typeof LIST, onProgress: (done: number, all: number) => void = () => undefined) => ({
  list,
  language: 'kn' as const,
  had: new Set<string>(),
  onProgress,
});

it('keeps all chapters in Kannada: the Kannada pages, under the names the worker looks for', async () => {
  const list = await fetchKeepList('kn');
  expect(asked).toEqual(['/guide-files.kn.json']);
  const steps: number[] = [];
  expect(
    await keepGuide(
      wish(list, (done, all) => steps.push(done / all)),
      FREE,
    ),
  ).toBe(true);
  expect([...(kept.get(GUIDE_CACHE)?.keys() ?? [])].sort()).toEqual([
    '/assets/a.js',
    '/assets/b.woff2',
    '/kept-pages/kn/guide',
    '/kept-pages/kn/guide/chapter/1-insecticides',
  ]);
  expect(asked).toContain('/guide/chapter/1-insecticides?lang=kn');
  expect(asked.some((address) => address.endsWith('lang=en'))).toBe(false);
  expect(steps.at(-1)).toBe(1);
  expect(localStorage.getItem(GUIDE_STORED.kept)).toBe('kn');
});

it('does not call it kept when a page did not come', async () => {
  broken = '/guide/chapter/1-insecticides';
  expect(await keepGuide(wish(LIST), FREE)).toBe(false);
  expect(localStorage.getItem(GUIDE_STORED.kept)).toBeNull();
});

it('stops when told to, and goes on behind what has come', async () => {
  const controller = new AbortController();
  const begun = wish(LIST, (done) => {
    if (done === 4) controller.abort();
  });
  expect(await keepGuide(begun, controller.signal)).toBe(false);
  expect(localStorage.getItem(GUIDE_STORED.kept)).toBeNull();
  asked.length = 0;
  expect(await keepGuide(begun, FREE)).toBe(true);
  expect(asked).toEqual(['/media/spoken-kn.json']);
  expect(localStorage.getItem(GUIDE_STORED.kept)).toBe('kn');
});

it('asks again only for what did not come', async () => {
  broken = '/guide/chapter/1-insecticides';
  const begun = wish(LIST);
  expect(await keepGuide(begun, FREE)).toBe(false);
  broken = '';
  asked.length = 0;
  expect(await keepGuide(begun, FREE)).toBe(true);
  expect(asked).toEqual(['/guide/chapter/1-insecticides?lang=kn', '/media/spoken-kn.json']);
});

it('is taken off the phone', async () => {
  await keepGuide(wish(LIST), FREE);
  await forgetGuide();
  expect(kept.has(GUIDE_CACHE)).toBe(false);
  expect(localStorage.getItem(GUIDE_STORED.kept)).toBeNull();
});

it('keeps the recorded lines there is room for, and is whole without those', async () => {
  const line = (file: string, bytes: number) => ({ file, bytes, mime: 'audio/mp4' });
  recorded = { a: line('a.m4a', 400), b: line('b.m4a', 3_000_000), c: line('c.m4a', 500) };
  broken = '/media/spoken/c.m4a';
  expect(await keepGuide(wish(LIST), FREE)).toBe(true);
  expect([...(kept.get('spoken-lines')?.keys() ?? [])].sort()).toEqual([
    '/media/spoken-kn.json',
    '/media/spoken/a.m4a',
  ]);
  await forgetGuide();
  expect(kept.has('spoken-lines')).toBe(false);
});
