import { expect, it } from 'vitest';
import type { Language } from '#shared/domain/languages.ts';
import { SITE_ROUTES } from '#shared/domain/site-routes.ts';
import type { DrawnPage } from '../../web/build/site/drawn-page.ts';
import { robots, sitemap } from './search-files.ts';

const rules = robots()
  .split('\n')
  .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
const isOpen = (path: string) => !rules.some((closed) => path.startsWith(closed));

const drawn = (path: string, language: Language, indexed = true): DrawnPage => ({
  path,
  language,
  indexed,
  notFound: false,
  source: '',
  head: '',
  body: '',
  card: undefined,
  shop: '',
  reads: [],
});

it('robots.txt speaks to all crawlers and names the sitemap with its full address', () => {
  expect(robots()).toMatch(/^User-agent: \*\n/);
  expect(robots()).toMatch(/\nSitemap: %ORIGIN%\/sitemap\.xml\n$/);
});

it('robots.txt closes calls, files, payments and the demo, and no page one may find by searching', () => {
  for (const path of [
    '/api/chat',
    '/uploads/a.jpg',
    '/payment-result',
    '/payment/phonepe/iframe',
    '/demo/quote',
  ])
    expect(isOpen(path), path).toBe(false);
  const closed = SITE_ROUTES.filter((path) => !isOpen(path));
  expect(closed).toEqual(['/demo/quote/:token?', '/payment-result', '/payment/phonepe/iframe']);
});

it('robots.txt leaves open what answers noindex: a crawler must come in to read it', () => {
  for (const path of ['/farmers', '/my-data', '/admin', '/checkout']) expect(isOpen(path), path).toBe(true);
});

it('the sitemap lists every page in both languages and leaves out what is not to be found', () => {
  const text = sitemap([
    drawn('/about', 'en'),
    drawn('/about', 'kn'),
    drawn('/checkout', 'en', false),
    drawn('/checkout', 'kn', false),
  ]);
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(['%ORIGIN%/about', '%ORIGIN%/about?lang=kn']);
  expect(text.match(/hreflang="x-default"/g)).toHaveLength(2);
});
