// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { readStored, STORED } from '../../lib/device/local-store.ts';
import { isPushSupported, renewPush, turnOffPush, turnOnPush } from './subscription.ts';

/** The browser's part (permission, push manager) and the wire are stood in for; neither is ours. */

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

let permission: NotificationPermission;
let held: { key: string; endpoint: string; ended: boolean } | null;
let calls: { path: string; body: unknown }[];
let inUse: boolean;
let asked: number;

beforeEach(() => {
  [permission, held, calls, inUse, asked] = ['granted', null, [], false, 0];
  localStorage.clear();
  const registration = {
    pushManager: {
      getSubscription: async () => (held && !held.ended ? subscription(held) : null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        const key = Buffer.from(applicationServerKey).toString('base64url');
        held = { key, endpoint: 'https://push.example/new', ended: false };
        return subscription(held);
      },
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      asked += 1;
      return permission;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'POST') calls.push({ path, body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify({ ok: true, key: KEY, in_use: inUse }), { status: 200 });
  });
});

function subscription(of: NonNullable<typeof held>) {
  const key = Buffer.from(of.key, 'base64url');
  return {
    endpoint: of.endpoint,
    options: { applicationServerKey: new Uint8Array(key).buffer },
    toJSON: () => ({ endpoint: of.endpoint, keys: KEYS }),
    unsubscribe: async () => {
      of.ended = true;
      return true;
    },
  };
}

it('asks, subscribes with the server’s key, tells the server, and remembers the choice', async () => {
  expect(await turnOnPush('farmer')).toBe('on');
  expect(held?.key).toBe(KEY);
  expect(calls).toEqual([
    {
      path: '/api/push/subscribe',
      body: { role: 'farmer', language: 'en', endpoint: 'https://push.example/new', keys: KEYS },
    },
  ]);
  expect(readStored(STORED.farmerPush)).toBe('on');
  expect(readStored(STORED.officePush)).toBeNull();
});

it('leaves no trace of a no, so that the choice can be made again in the browser', async () => {
  permission = 'denied';
  expect(await turnOnPush('farmer')).toBe('denied');
  expect(calls).toEqual([]);
  expect(readStored(STORED.farmerPush)).toBeNull();
});

it('renews without asking: the same subscription for the new session', async () => {
  held = { key: KEY, endpoint: 'https://push.example/old', ended: false };
  await renewPush('farmer');
  expect(asked).toBe(0);
  expect(calls.map(({ body }) => body)).toMatchObject([{ endpoint: 'https://push.example/old' }]);
});

it('replaces a subscription bound to a key the server no longer has', async () => {
  const old = { key: KEY.replace('BNc', 'BAA'), endpoint: 'https://push.example/old', ended: false };
  held = old;
  await renewPush('farmer');
  expect(old.ended).toBe(true);
  expect(calls.map(({ body }) => body)).toMatchObject([{ endpoint: 'https://push.example/new' }]);
});

it('renews nothing once the permission was taken back', async () => {
  permission = 'denied';
  await renewPush('farmer');
  expect(calls).toEqual([]);
});

it('ends the browser’s subscription only when the other side does not need it', async () => {
  const mine = { key: KEY, endpoint: 'https://push.example/both', ended: false };
  held = mine;
  inUse = true;
  await turnOffPush('farmer', null);
  expect(mine.ended).toBe(false);
  inUse = false;
  await turnOffPush('admin', 'later');
  expect(mine.ended).toBe(true);
  expect(readStored(STORED.officePush)).toBe('later');
});

it('is honest about browsers without push', () => {
  expect(isPushSupported()).toBe(true);
  Reflect.deleteProperty(window, 'PushManager');
  expect(isPushSupported()).toBe(false);
});
