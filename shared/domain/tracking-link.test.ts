import { describe, expect, it } from 'vitest';
import { DEFAULT_TRACKING_PAGE, safeTrackingLink } from './tracking-link.ts';

describe('safeTrackingLink', () => {
  it.each([DEFAULT_TRACKING_PAGE, 'https://t.example.in:8443/a/b?lr=VRL/12#x', 'HTTPS://Example.com'])(
    'lets %s through',
    (link) => expect(safeTrackingLink(` ${link} `)).toBe(link),
  );

  it.each([
    '',
    null,
    undefined,
    'http://example.com/',
    'javascript:alert(1)',
    'https://user:secret@example.com/',
    'https://example.com@evil.example/ x',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://example.com/"onclick=',
    'https://example.com/a b',
    'https:\\\\example.com',
    `https://example.com/${'a'.repeat(500)}`,
  ])('refuses %j', (link) => expect(safeTrackingLink(link)).toBeNull());
});
