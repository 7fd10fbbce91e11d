/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test';
import { pdf } from '../../fixtures/documents.ts';
import { photoWithGps } from '../../fixtures/images.ts';
import { pickFiles } from '../pick-files.ts';
import type { MessageKind } from './plan.ts';

const LARGE = 1_300_000;
const photo = photoWithGps({ width: 640, height: 480 });

export interface ShownMessage {
  id: number;
  text: string;
}

/** One open chat, of either side, driven as by hand. */
export class ChatTab {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get thread(): Locator {
    return this.page.getByRole('log');
  }

  /** Returns when the message has left the writer's hand: its bubble stands in the thread. */
  async say(kind: MessageKind, mark: string): Promise<void> {
    switch (kind) {
      case 'text':
        return this.#write(`${mark} ನಮಸ್ಕಾರ, ಅಡಿಕೆ ತೋಟದಲ್ಲಿ ಕೊಳೆ ರೋಗ ಬಂದಿದೆ 🌱`);
      case 'reply':
        return this.#reply(`${mark} ಹೌದು, ಅದೇ ಔಷಧ ಸಾಕು`);
      case 'spray':
        return this.#spray(mark);
      case 'voice':
        return this.#record();
      case 'photo':
        return this.#attach({ name: `${mark}.jpg`, mimeType: 'image/jpeg', buffer: await photo });
      case 'pdf':
        return this.#attach({ name: `${mark}.pdf`, mimeType: 'application/pdf', buffer: await pdf(mark) });
      case 'large-pdf': {
        const buffer = Buffer.concat([await pdf(mark), Buffer.alloc(LARGE, '\n')]);
        return this.#attach({ name: `${mark}.pdf`, mimeType: 'application/pdf', buffer });
      }
    }
  }

  /** Loads the page anew, again and again while there is nobody to load it from. */
  async reload(): Promise<void> {
    const box = this.page.getByRole('textbox', { name: 'Write a message' });
    await this.page.reload({ waitUntil: 'commit', timeout: 10_000 }).catch(() => undefined);
    for (let tries = 0; tries < 10; tries += 1) {
      if (await box.isVisible({ timeout: 0 }).catch(() => false)) return;
      const came = await box.waitFor({ timeout: 4_000 }).then(
        () => true,
        () => false,
      );
      if (came) return;
      await this.page.reload({ waitUntil: 'commit', timeout: 10_000 }).catch(() => undefined);
    }
    throw new Error('the chat does not open any more');
  }

  /** Messages that wait on this device. */
  async waiting(): Promise<string[]> {
    return this.page.evaluate(
      () =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open('av-agro-outbox');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            const asking = database.transaction('pending').objectStore('pending').getAll();
            asking.onsuccess = () => {
              resolve(
                asking.result.map(
                  ({ state, text, file, refusal }) => `${state} ${text ?? file?.name} ${refusal?.code ?? ''}`,
                ),
              );
              database.close();
            };
          };
        }),
    );
  }

  /** Everything the thread holds, from its first line to its last, as drawn. */
  async read(): Promise<ShownMessage[]> {
    return this.page.evaluate(readThread);
  }

  async #write(text: string): Promise<void> {
    const box = this.page.getByRole('textbox', { name: 'Write a message' });
    await box.fill(text);
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
    // The office is asked once more when something came while it wrote; on a bad day that is always.
    const anyway = this.page.getByRole('button', { name: 'Send anyway' });
    await expect(async () => {
      if (await anyway.isVisible()) await anyway.click({ timeout: 5_000 });
      await expect(box).toHaveValue('', { timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
  }

  async #reply(text: string): Promise<void> {
    const last = this.thread.locator('article[id^="message-"]').last();
    await last.locator('time').click({ button: 'right', timeout: 15_000 });
    await this.page
      .getByRole('menuitem', { name: 'Reply' })
      .or(this.page.getByRole('dialog').getByRole('button', { name: 'Reply' }))
      .click({ timeout: 15_000 });
    await this.#write(text);
  }

  async #spray(mark: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Last Spray' }).click();
    const panel = this.page.getByRole('dialog', { name: 'Last Spray' });
    await panel.locator('[name=last_chemical]').fill(mark);
    await panel.locator('button[type=submit]').click();
    await expect(panel).toBeHidden();
  }

  async #attach(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await pickFiles(this.page, () => this.page.getByRole('button', { name: 'Attach' }).click(), file);
    const preview = this.page.getByRole('dialog');
    const send = preview.getByRole('button', { name: 'Send', exact: true });
    // The office is asked once more, as above.
    await expect(async () => {
      if (await send.isVisible()) await send.click({ timeout: 5_000 });
      await expect(preview).toBeHidden({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
  }

  async #record(): Promise<void> {
    const { page } = this;
    // Where Send stood a moment ago, a tap is the second half of a double one (use-echo-guard.ts).
    await page.waitForTimeout(800);
    await page.getByRole('button', { name: 'Record a voice note' }).click();
    const recording = page.getByRole('region', { name: 'Recording a voice note' });
    await expect(recording.getByRole('timer')).toHaveText('0:01', { timeout: 10_000 });
    await page.waitForTimeout(300);
    await recording.getByRole('button', { name: 'Stop' }).click();
    const send = page.getByRole('button', { name: 'Send the voice note' });
    await send.click();
    await expect(send).toBeHidden();
  }
}

/** Runs in the page: up to the first message, then down, noting every line that comes by. */
async function readThread(): Promise<ShownMessage[]> {
  const box = document.querySelector('[role=log]')?.parentElement as HTMLElement;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 40));
  for (let still = 0; still < 15; ) {
    box.scrollTop = 0;
    const before = box.scrollHeight;
    await pause();
    still = box.scrollHeight === before && box.scrollTop === 0 ? still + 1 : 0;
  }
  const seen = new Map<number, ShownMessage>();
  const note = () => {
    for (const row of box.querySelectorAll<HTMLElement>('[data-index]')) {
      const article = row.querySelector('article');
      if (!article) continue;
      const id = Number(/^message-(\d+)$/.exec(article.id)?.[1] ?? -1);
      seen.set(Number(row.dataset.index), { id, text: article.textContent ?? '' });
    }
  };
  // A busy machine draws what was scrolled to when it can: the rows there are waited for.
  const drawn = async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      const { top, height } = box.getBoundingClientRect();
      const rows = [...box.querySelectorAll('[data-index]')].map((row) => row.getBoundingClientRect());
      if (rows.some((row) => row.top - 24 <= top + height / 2 && row.bottom + 24 >= top + height / 2)) return;
      await pause();
    }
  };
  for (let last = -1; box.scrollTop !== last; ) {
    await drawn();
    note();
    last = box.scrollTop;
    box.scrollTop += box.clientHeight / 2;
    await pause();
  }
  note();
  return [...seen].sort(([a], [b]) => a - b).map(([, message]) => message);
}
