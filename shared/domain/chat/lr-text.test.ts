import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_TRACKING_PAGE,
  findLr,
  lrMessageText,
  normaliseLrNumber,
  safeTrackingLink,
} from './lr-text.ts';

describe('findLr', () => {
  it.each([
    ['LR VRL123456', 'VRL123456'],
    ['Your LR: VRL-12/3456 is booked.', 'VRL-12/3456'],
    ['lr no. 998877', '998877'],
    ['ನಿಮ್ಮ LR123 ಕಳುಹಿಸಲಾಗಿದೆ', '123'],
    ['LR number #12-', '12'],
  ])('finds the number in %j', (text, lrNumber) => {
    expect(findLr(text)?.lrNumber).toBe(lrNumber);
  });

  it.each(['', 'LR will come tomorrow', 'COLR 123', 'no receipt here 123'])('finds none in %j', (text) => {
    expect(findLr(text)).toBeNull();
  });

  it('takes the link behind Track, without the full stop, and only when it is safe', () => {
    expect(findLr('LR 12. Track: https://carrier.example/t?no=12.')?.trackingLink).toBe(
      'https://carrier.example/t?no=12',
    );
    expect(findLr('LR 12 https://other.example/x')?.trackingLink).toBeNull();
    expect(findLr('LR 12 Track javascript:alert(1)')?.trackingLink).toBeNull();
  });

  it('reads back the text of every LR message we write', () => {
    const numbers = fc.stringMatching(/^[A-Z]{0,4}[0-9]{1,12}(\/[0-9]{1,4})?$/);
    fc.assert(
      fc.property(numbers, (lrNumber) => {
        const found = findLr(lrMessageText(lrNumber, 'https://carrier.example/track'));
        expect(found).toEqual({ lrNumber, trackingLink: 'https://carrier.example/track' });
      }),
    );
  });

  it('stays quick on text made to be slow', () => {
    const started = performance.now();
    findLr(`${'LR '.repeat(20_000)}${'track '.repeat(20_000)}`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

it.each([
  [' VRL 123 456 ', 'VRL123456'],
  ['vrl 998 877', 'VRL998877'],
  ['ka–01/೨೦೨೬', 'KA-01/2026'],
  ['ＶＲＬ１２', 'VRL12'],
])('writes %j as the carrier prints it', (typed, printed) => {
  expect(normaliseLrNumber(typed)).toBe(printed);
});

it('refuses what is no LR number', () => {
  for (const bad of ['', '   ', '<b>1</b>', '-12', 'x'.repeat(61)]) expect(normaliseLrNumber(bad)).toBeNull();
});

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
