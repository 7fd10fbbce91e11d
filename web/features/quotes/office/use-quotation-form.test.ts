import { describe, expect, it } from 'vitest';
import { isQuoteFile } from './use-quotation-form.ts';

describe('the quotation file', () => {
  it.each([
    { name: 'quote.pdf', type: 'application/pdf', expected: true },
    { name: 'photo.JPG', type: 'image/jpeg', expected: true },
    { name: 'scan.png', type: 'image/png', expected: true },
    { name: 'scan.JPEG', type: '', expected: true },
    { name: 'quote.pdf', type: 'text/html', expected: false },
    { name: 'quote.docx', type: '', expected: false },
    { name: 'photo.webp', type: 'image/webp', expected: false },
    { name: 'pdf', type: '', expected: false },
  ])('$name of type "$type" is accepted: $expected', ({ expected, ...file }) => {
    expect(isQuoteFile(file)).toBe(expected);
  });
});
