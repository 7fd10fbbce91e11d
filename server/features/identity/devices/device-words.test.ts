import { expect, it } from 'vitest';
import { deviceWords } from './device-words.ts';

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    mozilla('Linux; Android 10; K', `${KIT} Chrome/138.0.0.0 Mobile Safari/537.36`),
    'phone',
    'Android',
    'Chrome',
  ],
  [
    mozilla(
      'iPhone; CPU iPhone OS 17_0 like Mac OS X',
      'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    ),
    'phone',
    'iPhone',
    'Safari',
  ],
  [
    mozilla('Windows NT 10.0; Win64; x64', `${KIT} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`),
    'computer',
    'Windows',
    'Microsoft Edge',
  ],
  [mozilla('X11; Linux x86_64; rv:140.0', 'Gecko/20100101 Firefox/140.0'), 'computer', 'Linux', 'Firefox'],
])('%s', (userAgent, kind, system, browser) => {
  expect(deviceWords(userAgent)).toEqual({ kind, system, browser });
});

it.each([null, '', '-', 'node', 'x'.repeat(300)])('says nothing of what it cannot tell (%s)', (userAgent) => {
  expect(deviceWords(userAgent)).toEqual({ kind: 'unknown', system: null, browser: null });
});

it('keeps short what a browser calls itself', () => {
  const { browser, system } = deviceWords(`${'Opera'.repeat(60)}/1.0 (Tizen ${'9'.repeat(90)})`);
  expect(`${browser}`.length).toBeLessThanOrEqual(40);
  expect(`${system}`.length).toBeLessThanOrEqual(40);
});
