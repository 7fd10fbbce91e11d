import { describe, expect, test } from 'vitest';
import { isSiteRoute, withoutSlash } from './site-routes.ts';

describe('the site knows its own pages', () => {
  test.each([
    '/',
    '/farmers',
    '/farmers/',
    '/guide/chapter/1-insecticides',
    '/demo/quote',
    '/demo/quote/abc',
  ])('%s is a page', (path) => expect(isSiteRoute(path)).toBe(true));
  test.each(['/nope', '/farmers/x', '/guide/chapter', '/guide/chapter/a/b', '/demo', '/payment'])(
    '%s is not',
    (path) => expect(isSiteRoute(path)).toBe(false),
  );
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
