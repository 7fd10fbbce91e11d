import { describe, expect, it } from 'vitest';
import { linkify } from './linkify.ts';

describe('linkify', () => {
  it('makes an https address a link and leaves the sentence around it', () => {
    expect(linkify('See https://example.org/a?b=1, please.')).toEqual([
      { text: 'See ' },
      { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' },
      { text: ', please.' },
    ]);
  });

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://bank.in@evil.example/login',
    'https://localhost/x',
    'https://',
  ])('leaves %s as text', (text) => {
    expect(linkify(text)).toEqual([{ text }]);
  });

  it('finds several links and keeps Kannada text whole', () => {
    const text = 'ನೋಡಿ https://a.example/x ಮತ್ತು https://b.example';
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(linkify(text).filter((part) => 'href' in part)).toHaveLength(2);
  });
});
