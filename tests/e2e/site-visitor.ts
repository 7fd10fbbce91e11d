import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { LOCALES } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { ReachableApp } from '../support/running-app.ts';

type Strings = { [key: string]: string | Strings };

interface VisitorOptions {
  language?: Language;
  width?: number;
  height?: number;
  /** A finger instead of a mouse. */
  touch?: boolean;
  scripts?: boolean;
  lessMotion?: boolean;
  /** The channel's popup has been closed before; on unless a test is about it. */
  popupClosed?: boolean;
}

/** In the page: whether the islands that come alive by themselves have. */
function isAlive(): boolean {
  const isInSight = (element: Element | null) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return top < innerHeight && bottom > 0;
  };
  const wakes = ({ dataset, firstElementChild }: HTMLElement) =>
    ['now', 'idle'].includes(dataset.wake ?? '') ||
    (dataset.wake === 'visible' && isInSight(firstElementChild));
  const asleep = document.querySelectorAll<HTMLElement>('[data-island]:not([data-alive])');
  return document.documentElement.dataset.started !== undefined && ![...asleep].some(wakes);
}

/** Waits for a document's islands that come alive by themselves; the others do when they are used. */
export async function comeToLife(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}

/** Somebody who looks at the public pages; every request that leaves the site is refused and written down. */
export class SiteVisitor {
  readonly page: Page;
  readonly language: Language;
  /** Hosts other than the site's own that the page has asked. */
  readonly strangers: string[] = [];
  readonly #app: ReachableApp;

  private constructor(page: Page, app: ReachableApp, language: Language) {
    this.page = page;
    this.language = language;
    this.#app = app;
  }

  static async arrive(
    browser: Browser,
    app: ReachableApp,
    options: VisitorOptions = {},
  ): Promise<SiteVisitor> {
    const { language = 'en', width = 360, height = 740, popupClosed = true } = options;
    const context = await browser.newContext({
      viewport: { width, height },
      locale: LOCALES[language].tag,
      timezoneId: 'Asia/Kolkata',
      serviceWorkers: 'block',
      hasTouch: options.touch ?? false,
      javaScriptEnabled: options.scripts ?? true,
      reducedMotion: options.lessMotion ? 'reduce' : 'no-preference',
      permissions: ['clipboard-read', 'clipboard-write'],
      // Nobody listens there. A route of Playwright's refuses as well, but has the browser fetch each file for every page anew.
      proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost' },
    });
    if (popupClosed) {
      await context.addInitScript(() => localStorage.setItem('waPopupDismissedUntil', '9999999999999'));
    }
    const visitor = new SiteVisitor(await context.newPage(), app, language);
    const own = new URL(app.url).host;
    context.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (host !== own && protocol.startsWith('http')) visitor.strangers.push(host);
    });
    return visitor;
  }

  /** Opens a page and waits until it answers to the reader. */
  async open(pathname: string, tick?: () => Promise<void>): Promise<void> {
    await this.page.goto(`${this.#app.url}${pathname}`, { waitUntil: 'load' });
    await this.comeToLife(tick);
  }

  /**
   * Waits for the islands that come alive by themselves; the others do when they are used. Where the page's clock stands
   * still (`tick`), it is moved on by as little as that takes.
   */
  async comeToLife(tick: () => Promise<void> = async () => undefined): Promise<void> {
    for (let tries = 0; tries < 400; tries += 1) {
      if (await this.page.evaluate(isAlive)) return;
      await tick();
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`${this.page.url()} did not come to life`);
  }

  /** A sentence of content/strings in this visitor's language. */
  say(namespace: string, key: string): string {
    return sentence(this.language, namespace, key);
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}

const read = new Map<string, Strings>();

function sentence(language: Language, namespace: string, key: string): string {
  const file = path.join(import.meta.dirname, `../../content/strings/${language}/${namespace}.json`);
  if (!read.has(file)) {
    const named = readFileSync(file, 'utf8').replaceAll('{{shop}}', 'AV Agro');
    read.set(file, JSON.parse(named) as Strings);
  }
  let found: string | Strings | undefined = read.get(file);
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`${language}/${namespace} has no ${key}`);
  return found;
}
