import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { FarmerScreen } from '../../e2e/farmer-screen.ts';
import { OfficeScreen } from '../../e2e/office-screen.ts';
import { createTestDatabase } from '../database.ts';
import { FaultProxy } from '../fault-proxy.ts';
import { RunningApp } from '../running-app.ts';
import { ChatTab } from './chat-tab.ts';
import { fatesOf, planOf, type Sender, type Step, type Trouble } from './plan.ts';
import { faultsOf, readRecord, type StoredMessage, type Typed } from './record.ts';

const FARMER = { mobile: '9845077001', name: 'ಮಂಜುನಾಥ', place: 'ಹೊಸನಗರ, ಶಿವಮೊಗ್ಗ' };
/** A dead line is found within 30 s; then everything must be where it belongs. */
const SETTLE_MS = 60_000;

export interface ChaosOptions {
  browser: Browser;
  seed: number;
  messages: number;
  log: (line: string) => void;
}

export interface ChaosResult {
  typed: number;
  seconds: number;
  network: FaultProxy['count'];
  kills: number;
  /** What went wrong, in words. */
  faults: string[];
}

/** Plays one planned bad day against the real app, then compares what was typed, stored and shown. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const database = await createTestDatabase();
  const app = await RunningApp.startWhole({ DATABASE_URL: database.connectionString });
  const day = new BadDay(app, options);
  try {
    await day.begin();
    const started = Date.now();
    for (const step of planOf(options.seed, options.messages)) await day.live(step);
    await day.calm();
    const faults = await day.settle(database.connectionString);
    const { typed, kills, network } = day;
    return { typed: typed.length, seconds: (Date.now() - started) / 1000, network, kills, faults };
  } finally {
    await day.end();
    await app.close();
    await database.drop();
  }
}

class BadDay {
  readonly typed: Typed[] = [];
  kills = 0;
  readonly #app: RunningApp;
  readonly #options: ChaosOptions;
  #proxy: FaultProxy | undefined;
  #contexts: Partial<Record<'farmer' | 'office', BrowserContext>> = {};
  #tabs: Partial<Record<Sender, ChatTab>> = {};
  /** Troubles that pass by themselves. */
  #passing: Promise<void>[] = [];
  #restart: Promise<void> | undefined;
  #isCalm = true;

  constructor(app: RunningApp, options: ChaosOptions) {
    this.#app = app;
    this.#options = options;
  }

  get network(): FaultProxy['count'] {
    return this.#lines.count;
  }

  async begin(): Promise<void> {
    const { browser, seed } = this.#options;
    const fateOf = fatesOf(seed);
    this.#proxy = await FaultProxy.start({
      target: this.#app.url,
      fateOf: (request) => (this.#isCalm ? { kind: 'pass', delayMs: 0 } : fateOf(request)),
    });
    const reachable = { url: this.#proxy.url, code: (to: string) => this.#app.code(to) };
    const farmer = await this.#openFarmer(reachable);
    const office = await OfficeScreen.enter(browser, reachable);
    this.#contexts = { farmer, office: office.page.context() };
    await office.openChat(FARMER.name);
    const tabs = await Promise.all([farmer.newPage(), farmer.newPage()]);
    for (const tab of tabs) await tab.goto(`${this.#proxy.url}/farmers`);
    const [tab1, tab2] = tabs.map((tab) => new ChatTab(tab));
    this.#tabs = { tab1, tab2, office: new ChatTab(office.page) } as Record<Sender, ChatTab>;
    for (const tab of tabs) {
      await tab.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated');
    }
    this.#isCalm = false;
  }

  async live(step: Step): Promise<void> {
    if (step.do !== 'say') {
      this.#options.log(nameOf(step));
      return this.#trouble(step);
    }
    const { mark, by, kind } = step;
    this.#options.log(`${by} ${kind} ${mark}`);
    await this.#tab(by).say(kind, mark);
    this.typed.push({ mark, by, kind });
  }

  /** The weather clears: everybody is on the network, nothing is lost any more. */
  async calm(): Promise<void> {
    await Promise.all(this.#passing);
    await this.#restart;
    this.#isCalm = true;
    for (const context of Object.values(this.#contexts)) await context.setOffline(false);
  }

  /** Waits until all is sent and shown; what is not by then is a fault. */
  async settle(connectionString: string): Promise<string[]> {
    const until = Date.now() + SETTLE_MS;
    const isOver = () => Date.now() > until;
    for (;;) {
      const waiting = (await Promise.all(this.#all.map((tab) => tab.waiting()))).flat();
      if (waiting.length === 0) break;
      if (isOver()) return [`not sent: ${[...new Set(waiting)].join('; ')}`];
      await sleep(250);
    }
    const record = await readRecord(connectionString);
    const faults = faultsOf(record, this.typed);
    for (const [name, tab] of Object.entries(this.#tabs)) {
      let difference = differenceOf(await tab.read(), record);
      while (difference && !isOver()) {
        await sleep(500);
        difference = differenceOf(await tab.read(), record);
      }
      if (difference) faults.push(`${name} shows ${difference}`);
    }
    return faults;
  }

  async end(): Promise<void> {
    await Promise.allSettled([...this.#passing, this.#restart]);
    for (const context of Object.values(this.#contexts)) await context.close();
    await this.#proxy?.close();
  }

  async #openFarmer(app: { url: string; code: (to: string) => Promise<string> }): Promise<BrowserContext> {
    const { browser } = this.#options;
    const phone = await FarmerScreen.enter(browser, app, FARMER);
    await phone.write('mark0');
    await phone.allSent();
    this.typed.push({ mark: 'mark0', by: 'tab1', kind: 'text' });
    const storageState = await phone.page.context().storageState();
    await phone.close();
    // With a mouse, for the menu of a message.
    return browser.newContext({ storageState, viewport: { width: 1000, height: 760 }, locale: 'en-IN' });
  }

  async #trouble(trouble: Trouble): Promise<void> {
    switch (trouble.do) {
      case 'cut-lines':
        return this.#lines.cutLines();
      case 'freeze-lines':
        return this.#lines.freezeLines();
      case 'reload':
        return this.#tab(trouble.who).reload();
      case 'offline':
        this.#passing.push(this.#goOffline(trouble.who, trouble.ms));
        return;
      case 'kill':
        await this.#restart;
        this.#restart = this.#kill(trouble.ms);
    }
  }

  async #goOffline(who: 'farmer' | 'office', ms: number): Promise<void> {
    await this.#contexts[who]?.setOffline(true);
    await sleep(ms);
    await this.#contexts[who]?.setOffline(false);
  }

  async #kill(ms: number): Promise<void> {
    this.kills += 1;
    await this.#app.down('SIGKILL');
    await sleep(ms);
    await this.#app.up();
  }

  #tab(by: Sender): ChatTab {
    const tab = this.#tabs[by];
    if (!tab) throw new Error('the day has not begun');
    return tab;
  }

  get #all(): ChatTab[] {
    return Object.values(this.#tabs);
  }

  get #lines(): FaultProxy {
    if (!this.#proxy) throw new Error('the day has not begun');
    return this.#proxy;
  }
}

function nameOf(trouble: Trouble): string {
  const { do: what, ...rest } = trouble;
  return `-- ${what} ${Object.values(rest).join(' ')}`;
}

/** Where a screen and the record part ways; undefined when they are the same, message by message. */
function differenceOf(shown: { id: number; text: string }[], record: StoredMessage[]): string | undefined {
  for (let index = 0; index < Math.max(shown.length, record.length); index += 1) {
    const [onScreen, stored] = [shown[index], record[index]];
    if (onScreen?.id !== stored?.id) {
      return `message ${onScreen?.id} where the server has ${stored?.id} (${stored?.mark}), line ${index} of ${shown.length}, server ${record.length}`;
    }
    if (stored && onScreen && !onScreen.text.includes(stored.text)) return `other words in ${stored.mark}`;
  }
  return undefined;
}
