import { describe, expect, test } from 'vitest';
import { isSiteRoute } from './site-routes.ts';

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
