import { describe, expect, it } from 'vitest';
import { type Handling, handlingOf, type RequestFacts } from './routing.ts';

const ORIGIN = 'https://avagro.in';

function handling(path: string, facts: Partial<RequestFacts> = {}): Handling {
  const url = new URL(path, ORIGIN).href;
  const plain = { method: 'GET', url, mode: 'cors', destination: '', referrer: '', ranged: false };
  return handlingOf({ ...plain, ...facts }, ORIGIN);
}
const visiting = (path: string) => handling(path, { mode: 'navigate', destination: 'document' });

describe('pages', () => {
  it.each([
    '/',
    '/farmers',
    '/farmers/',
    '/farmers?source=app',
    '/guide/chapter/soil',
    '/terms-and-conditions',
  ])('%s is kept for the next time there is no network', (path) => expect(visiting(path)).toBe('page'));

  it.each(['/admin', '/checkout', '/checkout/', '/demo/quote/abc'])('nothing of %s is kept', (path) =>
    expect(visiting(path)).toBe('visit'),
  );

  it.each(['/products?q=dap', '/products?lang=kn&category=seeds', '/products/?page=2'])(
    'nothing of the list %s is kept, and no other one is shown for it',
    (path) => {
      expect(visiting(path)).toBe('visit');
      expect(handling(`${path}&lang=kn`)).toBe('none');
    },
  );

  it('keeps the finished price list', () => expect(visiting('/products?lang=kn')).toBe('page'));

  it.each(['/payment-result', '/payment-result/', '/payment/phonepe/iframe?pid=4'])(
    'the payment page %s goes to the network untouched',
    (path) => expect(visiting(path)).toBe('through'),
  );

  it.each(['/api/payment/iframe-token?pid=4', '/uploads/k3y', '/dev/outbox', '/api/docs/', '/nowhere'])(
    '%s is no page of the site and goes through',
    (path) => expect(visiting(path)).toBe('through'),
  );
});

describe('everything else', () => {
  it('keeps a page that another page reads for what was built into it, but none with money in it', () => {
    expect(handling('/guide/chapter/9-mulching?lang=kn')).toBe('content');
    expect(handling('/guide/chapter/9-mulching')).toBe('none');
    expect(handling('/checkout?lang=kn')).toBe('none');
    expect(handling('/api/chat/all?lang=kn')).toBe('none');
  });

  it('takes built files from what is kept', () => {
    expect(handling('/assets/index-CfSGKqJD.js', { destination: 'script' })).toBe('asset');
  });

  it('keeps photos of the chat, but no films, sounds or documents', () => {
    expect(handling('/uploads/k3y', { destination: 'image' })).toBe('picture');
    expect(handling('/uploads/k3y', { destination: 'video', ranged: true })).toBe('none');
    expect(handling('/uploads/k3y', { destination: 'audio' })).toBe('none');
    expect(handling('/uploads/k3y')).toBe('none');
  });

  it.each(['/api/chat/thread/4', '/api/auth/me', '/socket.io/?transport=polling', '/manifest.webmanifest'])(
    'never touches %s',
    (path) => expect(handling(path)).toBe('none'),
  );

  it('receives what another app shares, and leaves every other write alone', () => {
    expect(handling('/share-target', { method: 'POST', mode: 'navigate' })).toBe('share');
    expect(handling('/api/chat/message', { method: 'POST' })).toBe('none');
    expect(handling('/farmers', { method: 'POST', mode: 'navigate' })).toBe('none');
  });

  it('leaves other origins alone, whatever their path', () => {
    const url = 'https://evil.example/assets/a.js';
    expect(
      handlingOf(
        { method: 'GET', url, mode: 'cors', destination: 'script', referrer: '', ranged: false },
        ORIGIN,
      ),
    ).toBe('none');
  });
});

it('takes what the phone’s share sheet hands over, and nothing a page of another site says in its stead', () => {
  const shared = (referrer: string) =>
    handling('/share-target', { method: 'POST', mode: 'navigate', referrer });
  expect(shared('')).toBe('share');
  expect(shared('about:client')).toBe('share');
  expect(shared(`${ORIGIN}/farmers`)).toBe('share');
  expect(shared('https://evil.example/')).toBe('refused');
  expect(shared('http://avagro.in.evil.example/page')).toBe('refused');
  expect(shared('android-app://com.evil.browser/')).toBe('share');
});
