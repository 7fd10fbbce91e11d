import { describe, expect, it } from 'vitest';
import { DEFAULT_TRACKING_PAGE, safeTrackingLink } from './tracking-link.ts';

describe('safeTrackingLink', () => {
  it.each([DEFAULT_TRACKING_PAGE, 'https://t.example.in:8443/a/b?lr=VRL/12#x', 'https://example.in'])(
    'lets %s through',
    (link) => expect(safeTrackingLink(` ${link} `)).toBe(link),
  );

  it.each([
    ['HTTPS://Example.COM', 'https://example.com'],
    ['Https://Carrier.Example/Track?LR=Vrl12', 'https://carrier.example/Track?LR=Vrl12'],
  ])('takes %s as it is meant', (pasted, link) => expect(safeTrackingLink(pasted)).toBe(link));

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
    'https://evil.example/\u202Egnp',
    'https://evil.example/\u200Ba',
    'https://evil.example/\u2066x\u2069',
    'https://evil.example/\uFEFFx',
    'https://example.com/\u0000',
    `https://example.com/${'a'.repeat(500)}`,
  ])('refuses %j', (link) => expect(safeTrackingLink(link)).toBeNull());
});
