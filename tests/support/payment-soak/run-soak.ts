import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readConfig } from '../../../server/config.ts';
import { findEmbeddedPostgres } from '../../../server/platform/embedded-postgres/index.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../../tools/payment-sandbox/index.ts';
import { freePort } from '../ports.ts';
import { RunningApp } from '../running-app.ts';
import { audit, totals } from './audit.ts';
import { type Farmer, inLanes, logInOffice, registerFarmers, sendQuotation } from './farmers.ts';
import { bringForward, countDueJobs, countOpen, type Ledger, readLedger } from './ledger.ts';
import { Payer, type SoakWorld, type Told } from './payer.ts';
import { fatesOf, type PlannedPayment, planOf, type SoakPlan } from './plan.ts';

export interface SoakOptions {
  seed: number;
  payments: number;
  /** Who share them; each starts at most five a minute, tries included. */
  farmers: number;
  /** How often the app is killed with SIGKILL. */
  kills: number;
  /** Payers at the same time. */
  atOnce: number;
  /** A database of the test's own; without it the app brings its PostgreSQL in its DATA_DIR. */
  databaseUrl?: string;
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

/** The schedule's longest step is a minute, a lost job is found by the sweep of the next. */
const SETTLE_MS = 240_000;
const LATE_WEBHOOK_MS = 2_000;

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
  readonly misreported = new Map<string, number>();
  readonly later: (() => Promise<void>)[] = [];
  readonly complaints: string[] = [];
  readonly #options: SoakOptions;
  readonly #plan: SoakPlan;
  readonly #fates: ReturnType<typeof fatesOf>;
  #app: RunningApp | undefined;
  #sandbox: PaymentSandbox | undefined;
  #database: pg.Client | undefined;
  #farmers: Farmer[] = [];
  #quotations: number[] = [];
  #isCalm = true;
  #finished = 0;
  #kills = 0;
  #providerCalls = 0;

  constructor(options: SoakOptions) {
    this.#options = options;
    this.#plan = planOf(options.seed, options);
    this.#fates = fatesOf(options.seed);
  }

  get appUrl(): string {
    return had(this.#app).url;
  }

  get sandbox(): PaymentSandbox {
    return had(this.#sandbox);
  }

  /** Farmers, chats and quotations, before anything goes wrong. */
  async begin(): Promise<void> {
    const { databaseUrl, log } = this.#options;
    const port = await freePort();
    const app = await RunningApp.start({
      ...settingsFor(port),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    this.#app = app;
    this.#sandbox = await this.#openSandbox(port);
    const connectionString = databaseUrl ?? (await findEmbeddedPostgres(app.dataDir));
    this.#database = new pg.Client({ connectionString });
    await this.#database.connect();
    this.#farmers = await registerFarmers(app, this.#plan.farmers);
    const office = await logInOffice(app);
    await inLanes(3, this.#plan.payments, async ({ number, farmer, amountPaise }) => {
      const { chatId } = had(this.#farmers[farmer]);
      this.#quotations[number] = await sendQuotation(office, chatId, amountPaise);
    });
    log(`${this.#farmers.length} farmers hold ${this.#quotations.length} quotations`);
  }

  /** Everybody goes to pay; the app is killed where the plan says so. */
  async liveThrough(): Promise<void> {
    this.#isCalm = false;
    const kills = [...this.#plan.kills];
    let killing = Promise.resolve();
    await inLanes(this.#options.atOnce, this.#plan.payments, async (planned) => {
      await this.#pay(planned);
      this.#finished += 1;
      const kill = kills[0];
      if (!kill || this.#finished < kill.after) return;
      kills.shift();
      killing = killing.then(() => this.#kill(kill.awayMs));
      // The payers meanwhile go on against the wall, but nobody finishes the test before the app is back.
      await killing;
    });
    await killing;
  }

  /** The weather clears; the late money comes, the abandoned orders run out, and the reconciler has its time. */
  async settleAndAudit(): Promise<string[]> {
    const { log } = this.#options;
    this.#isCalm = true;
    log('the weather clears');
    for (const come of this.later) await come();
    await this.#runOut();
    const database = had(this.#database);
    const until = Date.now() + SETTLE_MS;
    while (!(await this.#isSettled(database))) {
      if (Date.now() > until)
        return [`${await countOpen(database)} payments are still open`, ...this.complaints];
      if (this.#options.hurry) await bringForward(database);
      await sleep(1_000);
    }
    log('the ledger is settled');
    const ledger = await readLedger(database);
    const books = { ledger, book: this.sandbox.book(), told: this.told, misreported: this.misreported };
    return [...this.complaints, ...audit(books), ...(await this.#slanderEverything(ledger))];
  }

  async counts(): Promise<Record<string, number>> {
    const ledger = await readLedger(had(this.#database));
    const book = this.sandbox.book();
    const counts: Record<string, number> = {
      quotations: ledger.quotations.length,
      attempts: ledger.payments.length,
      providerOrders: book.orders.length,
      providerCalls: this.#providerCalls,
      kills: this.#kills,
      ...totals(ledger, book),
    };
    for (const { status, failureCode } of ledger.payments) {
      const name = failureCode === null ? status : `${status} ${failureCode}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }

  async end(): Promise<void> {
    await this.#database?.end().catch(() => undefined);
    await this.#app?.close();
    await this.#sandbox?.close();
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

  async #openSandbox(port: number): Promise<PaymentSandbox> {
    const app = had(this.#app);
    const { payment } = readConfig({});
    const sandbox = await startPaymentSandbox({
      port,
      dataDir: app.dataDir,
      webhookUrl: `${app.url}/api/payment/phonepe/webhook`,
      credentials: payment,
    });
    Object.assign(sandbox.faults, {
      misreported: this.misreported,
      lateMs: LATE_WEBHOOK_MS,
      fateOf: (endpoint: Parameters<typeof this.fateOf>[0]) => this.fateOf(endpoint),
      webhookFateOf: () => (this.#isCalm ? 'once' : this.#fates.webhook()),
    });
    return sandbox;
  }

  fateOf(endpoint: Parameters<ReturnType<typeof fatesOf>['call']>[0]) {
    this.#providerCalls += 1;
    if (this.#isCalm) return undefined;
    if (this.#fates.tokensEnd()) this.sandbox.expireTokens();
    return this.#fates.call(endpoint);
  }

  async #runOut(): Promise<void> {
    for (const { merchantOrderId, state } of this.sandbox.book().orders) {
      if (state === 'PENDING') await this.sandbox.settle(merchantOrderId, 'expire');
    }
  }

  async #isSettled(database: pg.Client): Promise<boolean> {
    return (await countOpen(database)) === 0 && (await countDueJobs(database)) === 0;
  }

  /** Now that every payment has its end: a lie about each, without the proof and with an old one. */
  async #slanderEverything(before: Ledger): Promise<string[]> {
    const database = had(this.#database);
    for (const { merchantOrderId } of this.sandbox.book().orders) {
      await this.sandbox.lie(merchantOrderId, 'forged');
      await this.sandbox.lie(merchantOrderId, 'replayed');
    }
    const until = Date.now() + SETTLE_MS;
    while ((await countDueJobs(database)) > 0 && Date.now() < until) await sleep(250);
    const after = await readLedger(database);
    return JSON.stringify(after) === JSON.stringify(before)
      ? []
      : ['forged and replayed webhooks changed the ledger'];
  }
}

/** The look-alike stands apart from the app, as the provider does: a kill of one is none of the other. */
function settingsFor(sandboxPort: number): Record<string, string> {
  const sandbox = readConfig({ PAYMENT_SANDBOX_PORT: String(sandboxPort) }).payment;
  return {
    TRUST_PROXY: '1',
    OTP_PER_MINUTE: '100000',
    OTP_PER_DAY: '1000000',
    LOG_LEVEL: 'warn',
    PAYMENT_PROVIDER: 'phonepe',
    PHONEPE_API_URL: sandbox.apiUrl,
    PHONEPE_TOKEN_URL: sandbox.tokenUrl,
    PHONEPE_CHECKOUT_SCRIPT: sandbox.checkoutScriptUrl,
    PHONEPE_CLIENT_ID: sandbox.clientId,
    PHONEPE_CLIENT_SECRET: sandbox.clientSecret,
    PHONEPE_WEBHOOK_USERNAME: sandbox.webhookUsername,
    PHONEPE_WEBHOOK_PASSWORD: sandbox.webhookPassword,
  };
}

function had<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('the soak has not begun');
  return thing;
}
