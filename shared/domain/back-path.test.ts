import { expect, it } from 'vitest';
import { loginPath, readBackPath } from './back-path.ts';

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
