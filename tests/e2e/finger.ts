import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';

interface Place {
  x: number;
  y: number;
}

/** A finger on the glass: real touch events through the browser's own input, not made up in the page. */
export class Finger {
  readonly #page: Page;
  readonly #line: CDPSession;
  #at: Place = { x: 0, y: 0 };

  private constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#line = line;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  /** In the middle of an element, or at a place. Done when the page has heard it, so that a hold is counted from there. */
  async down(where: Locator | Place): Promise<void> {
    this.#at = 'x' in where ? where : await middleOf(where);
    const heard = await this.#page.evaluateHandle(() => ({
      down: new Promise<void>((resolve) => {
        addEventListener('pointerdown', () => resolve(), { once: true, capture: true });
      }),
    }));
    await this.#touch('touchStart', [this.#at]);
    await heard.evaluate(({ down }) => down);
  }

  /** By steps as small as a hand's; pixels from where it is now. */
  async move(right: number, down: number): Promise<void> {
    const from = this.#at;
    const steps = Math.max(1, Math.ceil(Math.hypot(right, down) / 6));
    for (let step = 1; step <= steps; step += 1) {
      this.#at = { x: from.x + (right * step) / steps, y: from.y + (down * step) / steps };
      await this.#touch('touchMove', [this.#at]);
    }
  }

  async up(): Promise<void> {
    await this.#touch('touchEnd', []);
  }

  async tap(where: Locator): Promise<void> {
    await this.down(where);
    await this.up();
  }

  /**
   * Taps at one place, and once more after so many milliseconds by the stamps of the events: a busy machine may bring
   * the second one later.
   */
  async tapTwice(where: Locator | Place, afterMs: number): Promise<void> {
    const place = 'x' in where ? where : await middleOf(where);
    const first = Date.now() / 1000;
    for (const timestamp of [first, first + afterMs / 1000]) {
      await setTimeout(Math.max(0, timestamp * 1000 - Date.now()));
      await this.#touch('touchStart', [place], timestamp);
      await this.#touch('touchEnd', [], timestamp);
    }
  }

  /** Puts it down, pulls and lets go. */
  async swipe(where: Locator, right: number, down = 0): Promise<void> {
    await this.down(where);
    await this.move(right, down);
    await this.up();
  }

  /** Two fingers move apart from each other around the middle, from 40 px to `until` px. */
  async spread(where: Locator, until: number): Promise<void> {
    const { x, y } = await middleOf(where);
    const both = (apart: number) => [
      { x: x - apart / 2, y, id: 1 },
      { x: x + apart / 2, y, id: 2 },
    ];
    await this.#touch('touchStart', both(40));
    for (let apart = 50; apart <= until; apart += 10) await this.#touch('touchMove', both(apart));
    await this.up();
  }

  /** @param timestamp seconds since 1970; by itself the moment it is sent */
  async #touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: Place[],
    timestamp?: number,
  ): Promise<void> {
    await this.#line.send('Input.dispatchTouchEvent', { type, touchPoints, ...(timestamp && { timestamp }) });
  }
}

async function middleOf(element: Locator): Promise<Place> {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to touch there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
