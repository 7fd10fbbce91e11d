import { describe, expect, it } from 'vitest';
import { isKeepable, networkFirst, type PageSources } from './network-first.ts';

const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } });

const later = <T>(ms: number, value: () => T) =>
  new Promise<T>((resolve, reject) =>
    setTimeout(() => {
      try {
        resolve(value());
      } catch (error) {
        reject(error);
      }
    }, ms),
  );

function away(): never {
  throw new TypeError('Failed to fetch');
}

async function load(sources: Partial<PageSources>) {
  const kept: string[] = [];
  const work: Promise<unknown>[] = [];
  const answer = await networkFirst({
    network: async () => html('fresh'),
    kept: async () => undefined,
    keep: async (page) => void kept.push(await page.text()),
    goOn: (more) => void work.push(more),
    timeoutMs: 40,
    ...sources,
  });
  const shown = answer && (await answer.text());
  // Work may bring more work, as it may extend an event.
  for (const more of work) await more;
  return { shown, status: answer?.status, kept };
}

const old = async () => html('kept');

describe('a page', () => {
  it('comes from the network when that answers in time, and is kept', async () => {
    expect(await load({ kept: old })).toEqual({ shown: 'fresh', status: 200, kept: ['fresh'] });
  });

  it('comes from what is kept when the network takes too long, and the late answer is kept for next time', async () => {
    expect(await load({ network: () => later(90, () => html('late')), kept: old })).toEqual({
      shown: 'kept',
      status: 200,
      kept: ['late'],
    });
  });

  it('is waited for as long as it takes when nothing is kept', async () => {
    expect((await load({ network: () => later(90, () => html('late')) })).shown).toBe('late');
  });

  it('comes from what is kept at once when there is no network', async () => {
    expect((await load({ network: async () => away(), kept: old, timeoutMs: 60_000 })).shown).toBe('kept');
  });

  it('is nowhere when the network fails, early or late, and nothing is kept', async () => {
    expect((await load({ network: async () => away() })).shown).toBeUndefined();
    expect((await load({ network: () => later(90, away) })).shown).toBeUndefined();
  });

  it.each([502, 503, 504])('comes from what is kept while the server is replaced (%i)', async (status) => {
    const network = async () => html('bad gateway', { status });
    expect(await load({ network, kept: old })).toEqual({ shown: 'kept', status: 200, kept: [] });
    expect(await load({ network })).toMatchObject({ status });
  });

  it.each([404, 500])('shows the server’s own %i', async (status) => {
    expect(await load({ network: async () => html('no', { status }), kept: old })).toEqual({
      shown: 'no',
      status,
      kept: [],
    });
  });

  it('is shown even when it cannot be kept (full disk)', async () => {
    const keep = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect((await load({ keep })).shown).toBe('fresh');
  });
});

it('keeps nothing but whole pages that may be stored', () => {
  expect(isKeepable(html('x'))).toBe(true);
  expect(isKeepable(html('x', { status: 206 }))).toBe(false);
  expect(isKeepable(html('x', { headers: { 'cache-control': 'no-store' } }))).toBe(false);
  expect(isKeepable(new Response('{}', { headers: { 'content-type': 'application/json' } }))).toBe(false);
});
