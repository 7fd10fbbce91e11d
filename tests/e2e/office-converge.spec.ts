/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { ChatTab } from '../support/chaos/chat-tab.ts';
import { SeededRandom } from '../support/chaos/random.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';

// Screens that differ on one day of two differ.
test.describe.configure({ retries: 0 });

/** `TRIAL_SEED=7 npm run trials -- converge` plays another day, and a longer one; a failure names its own. */
const SEED = Number(process.env.CONVERGE_SEED ?? 2026);
const ROUNDS = Number(process.env.CONVERGE_ROUNDS ?? 1);

test.use({ serviceWorkers: 'allow' });
const app = appForFile();

type Deed = 'say' | 'delete-all' | 'delete-me' | 'clear' | 'lr' | 'block' | 'read' | 'reload' | 'offline';

const FARMER: Partial<Record<Deed, number>> = {
  say: 6,
  'delete-all': 2,
  'delete-me': 1,
  clear: 0.4,
  reload: 1,
  offline: 1,
};
const OFFICE: Partial<Record<Deed, number>> = {
  say: 5,
  'delete-all': 2,
  'delete-me': 1,
  clear: 0.4,
  lr: 1,
  block: 1,
  read: 1,
  reload: 1,
  offline: 1,
};

interface Actor {
  name: string;
  role: 'farmer' | 'admin';
  page: Page;
  deeds: Partial<Record<Deed, number>>;
}

test(`two browsers of the office and a farmer end with what the server has, whatever the order (seed ${SEED})`, async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const farmer = await FarmerScreen.enter(browser, app, {
    mobile: '9845091101',
    name: 'ಸೋಮಶೇಖರ',
    place: 'ಶಿರಸಿ',
  });
  await farmer.write('say0');
  await farmer.allSent();
  const offices = [await OfficeScreen.enter(browser, app), await OfficeScreen.enter(browser, app)];
  for (const office of offices) {
    await office.openChat('ಸೋಮಶೇಖರ');
  }
  const chatId = Number(new URL(offices[0]?.page.url() ?? '').searchParams.get('chat'));
  const actors: Actor[] = [
    { name: 'farmer', role: 'farmer', page: farmer.page, deeds: FARMER },
    ...offices.map(
      ({ page }, index): Actor => ({ name: `office${index + 1}`, role: 'admin', page, deeds: OFFICE }),
    ),
  ];
  const day = new Day(chatId, new SeededRandom(SEED), actors);
  for (let round = 0; round < ROUNDS; round += 1) await day.live();
  for (const { page } of actors) await page.context().setOffline(false);
  for (const actor of actors) await day.expectServersState(actor);
  for (const { page } of actors) await page.context().close();
});

class Day {
  readonly #chatId: number;
  readonly #random: SeededRandom;
  readonly #actors: Actor[];
  readonly #told: string[] = [];
  #said = 0;

  constructor(chatId: number, random: SeededRandom, actors: Actor[]) {
    this.#chatId = chatId;
    this.#random = random;
    this.#actors = actors;
  }

  /** Everybody does something, at once. The dice fall before, so that a seed is a day. */
  async live(): Promise<void> {
    const doings = this.#actors.map((actor) => {
      const deed = this.#random.pick(actor.deeds as Record<Deed, number>);
      const luck = this.#random.next();
      this.#told.push(`${actor.name} ${deed}`);
      this.#said += 1;
      return this.#do(actor, deed, luck, `say${this.#said}`);
    });
    await Promise.all(doings);
  }

  async #do(actor: Actor, deed: Deed, luck: number, mark: string): Promise<void> {
    const { page, role } = actor;
    const chat_id = this.#chatId;
    switch (deed) {
      case 'say':
        return say(page, mark);
      case 'reload':
        await page.reload();
        await expect(page.getByRole('log')).toBeVisible();
        return;
      case 'offline':
        await page.context().setOffline(true);
        await page.waitForTimeout(Math.round(luck * 1500));
        await page.context().setOffline(false);
        return;
      case 'clear':
        return call(page, 'POST', '/api/chat/clear', { chat_id, role, scope: 'me' });
      case 'lr':
        return call(page, 'POST', '/api/chat/lr', { chat_id, lr_number: `LR${mark}` });
      case 'read':
        return call(page, 'POST', '/api/chat/status', { chat_id, status: 'READ' });
      case 'block':
        return call(page, 'POST', '/api/admin/block', {
          mobile: '9845091101',
          blocked: luck < 0.4,
          reason: 'ಬೈದರು',
        });
      default: {
        const messages = await this.#thread(actor);
        const message = messages[Math.floor(luck * messages.length)];
        const mode = deed === 'delete-all' ? 'everyone' : 'me';
        if (message) await call(page, 'DELETE', `/api/chat/message/${message.id}?role=${role}&mode=${mode}`);
      }
    }
  }

  /** The thread as drawn, the composer and the row in the list are those the server would draw. */
  async expectServersState(actor: Actor): Promise<void> {
    const { page, name, role } = actor;
    const story = `seed ${SEED}: ${this.#told.join(', ')}`;
    const tab = new ChatTab(page);
    await expect(page.getByRole('log').getByLabel(/^(Waiting to be sent|Sending)$/)).toHaveCount(0, {
      timeout: 40_000,
    });
    await expect
      .poll(async () => differenceOf(await tab.read(), await this.#thread(actor)), {
        message: `${name} after ${story}`,
        timeout: 40_000,
      })
      .toBe('');
    const { blocked, status } = await this.#summary();
    await expect(page.getByRole('textbox', { name: 'Write a message' }), story).toBeEnabled({
      enabled: !blocked,
    });
    if (role === 'admin') {
      const row = page.getByRole('listitem').filter({ hasText: 'ಸೋಮಶೇಖರ' });
      await expect(row, story).toContainText(status);
      await expect(row.getByText('Blocked', { exact: true })).toHaveCount(blocked ? 1 : 0);
    }
  }

  #thread({ page, role }: Actor): Promise<Stored[]> {
    return ask(page, `/api/chat/thread/${this.#chatId}?limit=200&role=${role}`);
  }

  async #summary(): Promise<{ blocked: boolean; status: string }> {
    const page = this.#actors[1]?.page as Page;
    return (await ask<{ chat: { blocked: boolean; status: string } }>(page, `/api/chat/${this.#chatId}`))
      .chat;
  }
}

interface Stored {
  id: number;
  text: string | null;
  deleted: boolean;
}

/** As a hand does; somebody who is blocked, or held by a newer message, says it again or not at all. */
async function say(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Write a message' });
  if (!(await box.isEnabled())) return;
  await box.fill(text, { timeout: 5_000 }).catch(() => undefined);
  const send = page.getByRole('button', { name: 'Send', exact: true });
  for (let presses = 0; presses < 5 && (await box.inputValue()) !== ''; presses += 1) {
    // The farmer may be blocked at this very moment.
    await send.click({ timeout: 2_000 }).catch(() => undefined);
  }
}

/** With the page's own session. What is refused in a race (gone already, blocked) is refused. */
async function call(page: Page, method: string, path: string, body?: object): Promise<void> {
  const status = await page.evaluate(
    async ([verb, url, json]) => {
      const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const headers = {
        'x-xsrf-token': decodeURIComponent(token),
        ...(json ? { 'content-type': 'application/json' } : {}),
      };
      const { status } = await fetch(url, { method: verb, headers, ...(json ? { body: json } : {}) });
      return status;
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );
  expect([200, 403, 404, 409], `${method} ${path}`).toContain(status);
}

function ask<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (url) => (await fetch(url)).json(), path);
}

/** Empty when the screen shows the server's messages, one by one. */
function differenceOf(shown: { id: number; text: string }[], stored: Stored[]): string {
  const ids = (list: { id: number }[]) => list.map(({ id }) => id).join(' ');
  if (ids(shown) !== ids(stored)) return `shows ${ids(shown)}, the server has ${ids(stored)}`;
  for (const [index, { id, text, deleted }] of stored.entries()) {
    const words = deleted ? 'This message was deleted' : (text?.split('\n')[0]?.replace(/^LR: /, '') ?? '');
    if (!shown[index]?.text.includes(words))
      return `message ${id} shows "${shown[index]?.text}", not "${words}"`;
  }
  return '';
}
