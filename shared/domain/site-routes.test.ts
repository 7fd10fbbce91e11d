import { describe, expect, it, test } from 'vitest';
import { loginPath, readBackPath, withoutSlash } from './site-paths.ts';
import { isSiteRoute } from './site-routes.ts';

describe('the site knows its own pages', () => {
  test.each([
    '/',
    '/farmers',
    '/farmers/',
    '/guide/chapter/1-insecticides',
    '/guide/crop/tomato',
    '/guide/crop/tomato/',
    '/guide/banned',
    '/guide/see',
    '/demo/quote',
    '/demo/quote/abc',
  ])('%s is a page', (path) => expect(isSiteRoute(path)).toBe(true));
  test.each([
    '/nope',
    '/farmers/x',
    '/guide/chapter',
    '/guide/chapter/a/b',
    '/guide/crop',
    '/guide/crop/teak',
    '/guide/banned/monocil',
    '/guide/see/tomato',
    '/demo',
    '/payment',
  ])('%s is not', (path) => expect(isSiteRoute(path)).toBe(false));
});

describe('a path without its last slash', () => {
  test.each([
    ['/', '/'],
    ['/guide/', '/guide'],
    ['/guide///', '/guide'],
    ['///', '/'],
    ['/guide', '/guide'],
  ])('%s is %s', (path, expected) => expect(withoutSlash(path)).toBe(expected));

  test('is found at once in a path of nothing but slashes', () => {
    // A rule that begins anew at every slash is not through with this before the test is given up.
    const path = `${'/'.repeat(400_000)}about`;
    expect(withoutSlash(path)).toBe(path);
  });
});

const backOf = (path: string) => new URL(path, 'https://a.example').searchParams.get('back');

it.each([{}, { sku: 'PEST-NEEM' }, { name: 'ಟಾರ್ಪಾಲು & 100% #1+1', price: '1250.5', sku: 'TARP 1' }])(
  'comes back to %o',
  (fields) => {
    const query = new URLSearchParams(fields as Record<string, string>);
    const back = readBackPath(backOf(loginPath(query.toString())));
    const url = new URL(back ?? '', 'https://a.example');
    expect(url.pathname).toBe('/checkout');
    expect(Object.fromEntries(url.searchParams)).toEqual(fields);
  },
);

it.each([
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/checkout.evil.example',
  '/checkout/../admin',
  '/checkout@evil.example',
  'javascript:alert(1)',
  '/admin',
  `/checkout?name=${'x'.repeat(2000)}`,
])('leads nowhere for %s', (back) => expect(readBackPath(back)).toBeNull());
