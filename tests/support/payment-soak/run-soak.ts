import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PaymentSandbox } from '../../../server/partners/payment-gateway/sandbox/index.ts';
import { freePort } from '../../../tools/free-port.ts';
import { RunningApp } from '../running-app.ts';
import { audit, count } from './audit.ts';
import { type Farmer, inLanes, logInOffice, registerFarmers, sendQuotation } from './farmers.ts';
import {
  bringForward,
  countDueJobs,
  countOpen,
  countUndelivered,
  type Ledger,
  readLedger,
} from './ledger.ts';
import { Payer, type SoakWorld, type Told } from './payer.ts';
import { fatesOf, type PlannedPayment, planOf, type SoakPlan } from './plan.ts';
import { Provider, settingsFor } from './provider.ts';
import { RefundDesk } from './refund-desk.ts';

export interface SoakOptions {
  seed: number;
  payments: number;
  /** Who share them; each starts at most five a minute, tries included. */
  farmers: number;
  /** How often the app is killed with SIGKILL. */
  kills: number;
  /** How many payments the office gives back meanwhile. */
  refunds: number;
  /** Payers at the same time. */
  atOnce: number;
  /** A database of the test's own. */
  databaseUrl: string;
  /** At the end the reconciler's times are moved to now. Without it the soak waits as long as it takes. */
  hurry: boolean;
  log: (line: string) => void;
}

export interface SoakResult {
  /** What went wrong, in words. */
  faults: string[];
  counts: Record<string, number>;
  seconds: number;
}

/** The schedule's longest step is a minute, a lost job is found by the sweep of the next; refunds take longer. */
const SETTLE_MS = 480_000;
const HURRIED_SETTLE_MS = 40_000;

/** Farmers pay through bad luck of every kind while the app is killed; then the three books are compared. */
export async function runSoak(options: SoakOptions): Promise<SoakResult> {
  const soak = new Soak(options);
  try {
    await soak.begin();
    const started = Date.now();
    await soak.liveThrough();
    const faults = await soak.settleAndAudit();
    return { faults, counts: await soak.counts(), seconds: Math.round((Date.now() - started) / 1000) };
  } finally {
    await soak.end();
  }
}

class Soak implements SoakWorld {
  readonly told: Told[] = [];
  readonly later: (() => Promise<void>)[] = [];
  readonly complaints: string[] = [];
  readonly #options: SoakOptions;
  readonly #plan: SoakPlan;
  #app: RunningApp | undefined;
  #provider: Provider | undefined;
  #database: pg.Client | undefined;
  #desk: RefundDesk | undefined;
  #farmers: Farmer[] = [];
  #quotations: number[] = [];
  #finished = 0;
  #kills = 0;

  constructor(options: SoakOptions) {
    this.#options = options;
    this.#plan = planOf(options.seed, options);
  }

  get appUrl(): string {
    return had(this.#app).url;
  }

  get sandbox(): PaymentSandbox {
    return had(this.#provider).sandbox;
  }

  get misreported(): Map<string, number> {
    return had(this.#provider).misreported;
  }

  /** Farmers, chats and quotations, before anything goes wrong. */
  async begin(): Promise<void> {
    const { databaseUrl, seed, log } = this.#options;
    const port = await freePort();
    const app = await RunningApp.startWhole({
      ...settingsFor(port),
      TRUST_PROXY: '1',
      OTP_PER_MINUTE: '100000',
      OTP_PER_DAY: '1000000',
      LOG_LEVEL: 'warn',
      DATABASE_URL: databaseUrl,
    });
    this.#app = app;
    this.#provider = await Provider.open(app, port, fatesOf(seed));
    this.#database = new pg.Client({ connectionString: databaseUrl });
    await this.#database.connect();
    this.#farmers = await registerFarmers(app, this.#plan.farmers);
    const office = await logInOffice(app);
    await inLanes(3, this.#plan.payments, async ({ number, farmer, amountPaise }) => {
      const { chatId } = had(this.#farmers[farmer]);
      this.#quotations[number] = await sendQuotation(office, chatId, amountPaise);
    });
    this.#desk = new RefundDesk(app, this.#database, this.complaints);
    await this.#desk.open();
    log(`${this.#farmers.length} farmers hold ${this.#quotations.length} quotations`);
  }

  /** Everybody goes to pay; the app is killed where the plan says so. */
  async liveThrough(): Promise<void> {
    had(this.#provider).isCalm = false;
    const kills = [...this.#plan.kills];
    let killing = Promise.resolve();
    let isOver = false;
    const refunds = had(this.#desk).giveBack(this.#options.refunds, () => isOver);
    await inLanes(this.#options.atOnce, this.#plan.payments, async (planned) => {
      await this.#pay(planned);
      this.#finished += 1;
      const kill = kills[0];
      if (!kill || this.#finished < kill.after) return;
      kills.shift();
      // The others meanwhile go on against a wall.
      killing = killing.then(() => this.#kill(kill.awayMs));
      await killing;
    });
    await killing;
    isOver = true;
    await refunds;
  }

  /** The weather clears; the late money comes, the abandoned orders run out, and the reconciler has its time. */
  async settleAndAudit(): Promise<string[]> {
    const provider = had(this.#provider);
    provider.isCalm = true;
    this.#options.log('the weather clears');
    for (const come of this.later) await come();
    await provider.runOut();
    if (!(await this.#settle())) {
      return [
        ...this.complaints,
        `${await countOpen(had(this.#database))} payments or refunds are still open`,
      ];
    }
    this.#options.log('the ledger is settled');
    const ledger = await readLedger(had(this.#database));
    const { misreported, told } = this;
    const faults = audit({ ledger, book: this.sandbox.book(), told, misreported });
    return [...this.complaints, ...faults, ...(await this.#slander(ledger))];
  }

  async counts(): Promise<Record<string, number>> {
    const ledger = await readLedger(had(this.#database));
    return {
      kills: this.#kills,
      providerCalls: had(this.#provider).calls,
      refundsGranted: had(this.#desk).granted,
      ...count(ledger, this.sandbox.book()),
    };
  }

  async end(): Promise<void> {
    await this.#database?.end().catch(() => undefined);
    await this.#app?.close();
    await this.#provider?.sandbox.close();
  }

  async #pay(planned: PlannedPayment): Promise<void> {
    const farmer = had(this.#farmers[planned.farmer]);
    const quotation = had(this.#quotations[planned.number]);
    await new Payer(this, farmer, planned, quotation).go().catch((error: unknown) => {
      this.complaints.push(`payment ${planned.number} (${planned.way}): ${error}`);
    });
    if (planned.number % 25 === 0) this.#options.log(`payment ${planned.number}: ${planned.way}`);
  }

  async #kill(awayMs: number): Promise<void> {
    this.#kills += 1;
    this.#options.log(`-- kill -9, away for ${awayMs} ms`);
    const app = had(this.#app);
    await app.down('SIGKILL');
    await sleep(awayMs);
    await app.up();
  }

  /** False when something is open for longer than the slowest schedule allows. */
  async #settle(): Promise<boolean> {
    const database = had(this.#database);
    const until = Date.now() + (this.#options.hurry ? HURRIED_SETTLE_MS : SETTLE_MS);
    while ((await countOpen(database)) > 0 || (await countDueJobs(database)) > 0) {
      if (Date.now() > until) return false;
      if (this.#options.hurry) await bringForward(database);
      await sleep(1_000);
    }
    while ((await countUndelivered(database)) > 0) {
      if (Date.now() > until) return false;
      await sleep(1_000);
    }
    return true;
  }

  /** Now that everything has its end, lies about all of it. */
  async #slander(before: Ledger): Promise<string[]> {
    await had(this.#provider).slanderEverything();
    if (!(await this.#settle())) return ['forged and replayed webhooks opened something'];
    const after = await readLedger(had(this.#database));
    const same = JSON.stringify(after) === JSON.stringify(before);
    return same ? [] : ['forged and replayed webhooks changed the ledger'];
  }
}

function had<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('the soak has not begun');
  return thing;
}
