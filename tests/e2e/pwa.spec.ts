/// <reference lib="dom" />
import path from 'node:path';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { BUSINESS } from '../../content/business.ts';
import { photoWithGps } from '../fixtures/images.ts';
import { TestClient } from '../support/client.ts';
import { type Browser as PushBrowser, startPushService } from '../support/push-service.ts';
import { OFFICE, RunningApp } from '../support/running-app.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { latinWords } from './kannada.ts';
import { look } from './look.ts';
import { launchWhole } from './whole-browser.ts';

test.use({ serviceWorkers: 'allow' });

/** The site as an app on a phone: without network, woken by push, and fed by other apps' Share. */

const CERTIFICATE = path.join(import.meta.dirname, '../fixtures/push-service/localhost-cert.pem');

test('the chat is an app: offline start, push, share, update, and nothing private after a logout', async ({
  launchOptions,
}) => {
  const browser = await launchWhole(launchOptions);
  const service = await startPushService();
  const app = await RunningApp.start({ PUSH_SERVICES: 'localhost', NODE_EXTRA_CA_CERTS: CERTIFICATE });
  try {
    const farmer = await FarmerScreen.open(browser, app);
    const { page } = farmer;
    const context = page.context();
    await context.grantPermissions(['notifications'], { origin: app.url });
    const device = service.newBrowser();
    await context.addInitScript(subscribeAs, { endpoint: device.endpoint, keys: device.keys });
    await page.reload();
    await farmer.register({ mobile: '9845099001', name: 'ಶಾಂತಮ್ಮ', place: 'ಮಂಡ್ಯ' });
    await workerInCharge(page);
    await farmer.write('ನಮಸ್ಕಾರ');
    await farmer.send({ name: 'ಎಲೆ.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() });
    await farmer.allSent();
    const office = await officeClient(app);
    const chatId = (await office.get('/api/chat/all')).body[0].id as number;
    const answer = (text: string) => say(office, chatId, text);

    await test.step('permission is not asked on load, but offered once the office has answered', async () => {
      await expect(page.getByRole('complementary', { name: 'Notifications' })).toBeHidden();
      await answer('ಎಲೆಯ ಹಿಂಭಾಗ ತೋರಿಸಿ');
      await page.getByRole('button', { name: 'Yes, tell me' }).click();
      await expect(page.getByText('Notifications are on.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Yes, tell me' })).toBeHidden();
    });

    await test.step('a message while the chat is closed becomes a notification with its words', async () => {
      await page.goto(`${app.url}/`);
      await answer('ನಾಳೆ ಬೆಳಿಗ್ಗೆ ಸಿಂಪಡಿಸಿ');
      const payload = await nextPush(device);
      expect(payload).toMatchObject({ title: 'AV Agro Support', body: 'ನಾಳೆ ಬೆಳಿಗ್ಗೆ ಸಿಂಪಡಿಸಿ', url: '/farmers' });
      const cdp = await context.newCDPSession(page);
      // The browser drops a push for a worker it is just starting: delivered again, it is the same notification.
      await expect(async () => {
        await deliver(cdp, app.url, payload);
        expect(await shownNotifications(page)).toEqual([
          { title: 'AV Agro Support', body: 'ನಾಳೆ ಬೆಳಿಗ್ಗೆ ಸಿಂಪಡಿಸಿ', tag: `chat-${chatId}`, lang: 'en' },
        ]);
      }).toPass({ timeout: 15_000 });
    });

    await test.step('a photo shared by another app waits in the preview, with its words, and is sent', async () => {
      await share(page, { name: 'gallery.jpg', bytes: await photoWithGps(), text: 'ಇದು ಯಾವ ರೋಗ?' });
      await page.waitForURL(/\/farmers$/);
      const preview = page.getByRole('dialog', { name: 'Send this file?' });
      await expect(preview.getByRole('img', { name: 'gallery.jpg' })).toBeVisible();
      await expect(preview.getByRole('textbox')).toHaveValue('ಇದು ಯಾವ ರೋಗ?');
      await expect(preview.getByText('Brought along from another app or page.')).toBeVisible();
      await preview.getByRole('button', { name: 'Send', exact: true }).click();
      await farmer.allSent();
      await expect(farmer.thread.getByText('ಇದು ಯಾವ ರೋಗ?')).toBeVisible();
    });

    await test.step('words shared alone stand in the composer', async () => {
      await share(page, { text: 'https://example.in/ಕೊಳೆರೋಗ' });
      await expect(farmer.composer).toHaveValue('https://example.in/ಕೊಳೆರೋಗ');
      await expect(page.getByText('Brought along from another app or page.')).toBeVisible();
      await farmer.composer.fill('');
    });

    await test.step('without network the chat still starts, and other pages say what to do', async () => {
      await expect.poll(() => keptIn(page, 'pictures')).toBeGreaterThan(0);
      await context.setOffline(true);
      const answered = await page.goto(`${app.url}/farmers?source=app`);
      expect(answered?.fromServiceWorker()).toBe(true);
      await expect(page.getByRole('heading', { name: 'AV Agro Support' })).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();
      await page.goto(`${app.url}/guide`);
      await expect(page.getByRole('heading', { name: 'No internet' })).toBeVisible();
      await expect(page.getByRole('link', { name: BUSINESS.phone })).toBeVisible();
      await page.getByRole('link', { name: 'Open the chat' }).click();
      await expect(page).toHaveURL(`${app.url}/farmers`);
      await context.setOffline(false);
    });

    await test.step('nothing of the API, the office or payments was kept', async () => {
      const kept = await keptUrls(page);
      expect(kept).toContain('/kept-pages/en/farmers');
      expect(
        kept.filter((url) =>
          /^\/(api|admin|payment|checkout|socket\.io)|\/kept-pages\/..\/(admin|pay)/.test(url),
        ),
      ).toEqual([]);
    });

    await test.step('a session that ended elsewhere takes the photos along', async () => {
      // Its answer renews the cookie: one still under way would bring back what is cleared below.
      const known = page.waitForResponse('**/api/auth/me');
      await page.goto(`${app.url}/farmers`);
      await known;
      await expect.poll(() => keptIn(page, 'pictures')).toBeGreaterThan(0);
      const cookies = await context.cookies();
      await context.clearCookies();
      await page.reload();
      await expect(page.getByLabel('Mobile number')).toBeVisible();
      await expect.poll(() => keptIn(page, 'pictures')).toBe(0);
      await context.addCookies(cookies);
      await page.reload();
      await expect.poll(() => keptIn(page, 'pictures')).toBeGreaterThan(0);
    });

    await test.step('a photo that was deleted for everyone is gone, open chat or not', async () => {
      const kept = async () => (await keptUrls(page)).filter((url) => url.startsWith('/uploads/'));
      const before = await kept();
      const shows = (url: string) =>
        page.evaluate(
          (address) =>
            new Promise<boolean>((resolve) => {
              const image = new Image();
              image.onload = () => resolve(true);
              image.onerror = () => resolve(false);
              image.src = address;
            }),
          url,
        );
      for (const url of before) expect(await shows(url)).toBe(true);
      await page.evaluate(async (id) => {
        const messages = await (await fetch(`/api/chat/thread/${id}?role=farmer`)).json();
        const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        for (const message of messages as { id: number; file_path: string | null; sender_role: string }[]) {
          if (message.file_path === null || message.sender_role !== 'farmer') continue;
          const address = `/api/chat/message/${message.id}?role=farmer&mode=everyone`;
          await fetch(address, { method: 'DELETE', headers: { 'x-xsrf-token': decodeURIComponent(token) } });
        }
      }, chatId);
      await expect.poll(kept).toEqual([]);
      // A page keeps what it has drawn in its own memory.
      await page.reload();
      for (const url of before) expect(await shows(url)).toBe(false);
    });

    await test.step('a new version waits for the reader’s word', async () => {
      await page.addInitScript(noteRegistration);
      await page.goto(`${app.url}/farmers`);
      await workerInCharge(page);
      // Else the page itself would ask for the old one after the new.
      await page.waitForFunction(() => document.documentElement.dataset.registered);
      // Another address is another version to the browser.
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
      await expect(page.getByText('New version')).toBeVisible();
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
      await expect(farmer.composer).toBeVisible();
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
        `${app.url}/sw.js?next`,
      );
    });

    await test.step('the logout takes photos, notifications and the subscription along', async () => {
      await farmer.openLogout();
      const goodbye = page.waitForResponse('**/api/push/unsubscribe');
      await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
      expect(await (await goodbye).json()).toEqual({ ok: true, in_use: false });
      await expect(page.getByLabel('Mobile number')).toBeVisible();
      await expect.poll(() => keptIn(page, 'pictures')).toBe(0);
      await expect.poll(() => shownNotifications(page)).toEqual([]);
    });
    await farmer.close();
  } finally {
    await browser.close();
    await app.close();
    await service.close();
  }
});

const app = appForFile();

test('a visitor without network reads in Kannada what to do, and the pages they have read', async ({
  browser,
}, testInfo) => {
  const context = await browser.newContext({ locale: 'kn-IN', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(app.url);
  await workerInCharge(page);
  await page.goto(`${app.url}/about`);
  await expect.poll(() => keptUrls(page)).toContain('/kept-pages/kn/about');
  await context.setOffline(true);
  await page.goto(`${app.url}/products`);
  await expect(page.getByRole('heading', { name: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ' })).toBeVisible();
  // The visitor has never used the chat: it is not on their phone, and they are not sent there.
  await expect(page.getByRole('link', { name: 'ಚಾಟ್ ತೆರೆಯಿರಿ' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: BUSINESS.phone })).toBeVisible();
  const read = page.getByRole('navigation').getByRole('link');
  await expect(read.first()).toHaveAttribute('href', '/about');
  await look(page, 'kn-offline', testInfo);
  expect(await latinWords(page)).toEqual([]);
  await read.first().click();
  await expect(page).toHaveURL(`${app.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn');
  await context.setOffline(false);
  const manifest = await (await page.request.get(`${app.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'AV Agro', lang: 'kn-IN', start_url: '/farmers?source=app' });
  await context.close();
});

test('the server serves the app’s own files as browsers need them', async ({ request }) => {
  const worker = (await request.get(`${app.url}/sw.js`)).headers();
  expect(worker['cache-control']).toBe('no-cache');
  expect(worker['content-type']).toContain('javascript');
  // Under the API's own policy the worker could fetch nothing.
  expect(worker['content-security-policy']).toContain("default-src 'self'");
  const chosen = await request.get(`${app.url}/manifest.webmanifest`, {
    headers: { cookie: 'site_lang=kn' },
  });
  expect(await chosen.json()).toMatchObject({
    lang: 'kn-IN',
    display: 'standalone',
    theme_color: '#1b5e3a',
  });
  for (const { src } of (await chosen.json()).icons) {
    expect((await request.get(app.url + src)).headers()['content-type']).toBe('image/png');
  }
  // A share that came while the worker was gone is lost, and the page is told so.
  const multipart = { photos: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2_000_000) } };
  const share = await request.post(`${app.url}/share-target`, { multipart, maxRedirects: 0 });
  expect([share.status(), share.headers().location]).toEqual([303, '/farmers?shared=0']);
});

/** There is no push service behind a test browser: it subscribes at ours. */
function subscribeAs(subscription: { endpoint: string; keys: { p256dh: string; auth: string } }): void {
  let held: unknown = null;
  const { PushManager } = window;
  if (!PushManager) return;
  PushManager.prototype.getSubscription = async () => held as PushSubscription | null;
  PushManager.prototype.subscribe = async (options) => {
    held = {
      ...subscription,
      options: {
        applicationServerKey: (options as { applicationServerKey: Uint8Array }).applicationServerKey.buffer,
      },
      toJSON: () => subscription,
      unsubscribe: async () => {
        held = null;
        return true;
      },
    };
    return held as PushSubscription;
  };
}

/** The worker has installed and answers this page. */
async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated', null, {
    timeout: 20_000,
  });
}

async function officeClient(app: RunningApp): Promise<TestClient> {
  const client = new TestClient(app.url);
  await client.post('/api/admin/login-start', OFFICE);
  const code = await app.code(OFFICE.email);
  const login = await client.post('/api/admin/verify-otp', { email: OFFICE.email, code });
  expect(login.status).toBe(200);
  return client;
}

async function say(office: TestClient, chatId: number, text: string): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ chat_id: String(chatId), sender_role: 'admin', text })) {
    form.append(name, value);
  }
  expect((await office.postForm('/api/chat/message', form)).status).toBe(200);
}

async function nextPush(device: PushBrowser): Promise<unknown> {
  const before = device.received.length;
  await expect.poll(() => device.received.length, { timeout: 20_000 }).toBeGreaterThan(before);
  return device.received.at(-1)?.payload;
}

async function deliver(cdp: CDPSession, origin: string, payload: unknown): Promise<void> {
  const known = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  // Told anew at every enabling.
  await cdp.send('ServiceWorker.disable');
  await cdp.send('ServiceWorker.enable');
  const registrationId = await known;
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(payload),
  });
}

function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  });
}

/** As the phone's share sheet does: a multipart POST that navigates. */
async function share(page: Page, item: { name?: string; bytes?: Buffer; text: string }): Promise<void> {
  await page.evaluate((text) => {
    const form = document.createElement('form');
    Object.assign(form, {
      method: 'POST',
      action: '/share-target',
      enctype: 'multipart/form-data',
      id: 'share',
    });
    const words = Object.assign(document.createElement('input'), { name: 'text', value: text });
    const photos = Object.assign(document.createElement('input'), { name: 'photos', type: 'file' });
    form.append(words, photos);
    document.body.append(form);
  }, item.text);
  if (item.name && item.bytes) {
    const file = { name: item.name, mimeType: 'image/jpeg', buffer: item.bytes };
    await page.locator('#share input[type=file]').setInputFiles(file);
  }
  await Promise.all([
    page.waitForURL(/\/farmers/),
    page.evaluate(() => document.querySelector<HTMLFormElement>('#share')?.submit()),
  ]);
}

function keptIn(page: Page, store: string): Promise<number> {
  return page.evaluate(
    async (name) => ((await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0),
    store,
  );
}

function keptUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    }
    return urls;
  });
}

/** Marks the document once its own worker is registered. */
function noteRegistration(): void {
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = async (...request) => {
    const registration = await register(...request);
    document.documentElement.dataset.registered = 'true';
    return registration;
  };
}
