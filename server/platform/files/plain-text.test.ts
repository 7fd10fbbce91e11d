import { describe, expect, it } from 'vitest';
import { isPlainText } from './identify.ts';

const judge = (text: string) => isPlainText(Buffer.from(text));

describe('plain text', () => {
  it.each([
    'ಟೊಮೆಟೊ ಎಲೆ ಹಳದಿ\nಎರಡು ಎಕರೆ',
    '\uFEFFname,amount\r\nRavi,500\r\n',
    'BM Road, Mysuru',
    'pH < 6 and N > 20; 3 <4',
    'a < b',
  ])('is %j', (text) => expect(judge(text)).toBe(true));

  it.each([
    ['a page', '<html><body>hi</body></html>'],
    ['a page after blanks and a byte order mark', '\uFEFF \n <!DOCTYPE html>'],
    ['a picture with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['XML', '<?xml version="1.0"?><a/>'],
    ['a script further down', `${'x'.repeat(5000)}<SCRIPT src=//evil.example>`],
    ['an image with a handler', 'hello <img/src=x onerror=alert(1)>'],
    ['a NUL', 'a\u0000b'],
    ['an escape sequence', '\u001B[2J'],
  ])('is not %s', (_what, text) => expect(judge(text)).toBe(false));

  it('is not bytes in another encoding', () => {
    expect(isPlainText(Buffer.from([0x63, 0x61, 0x66, 0xe9]))).toBe(false);
    expect(isPlainText(Buffer.from('\uFEFFhello', 'utf16le'))).toBe(false);
  });
});
