import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentSandbox } from '../../../server/partners/payment-gateway/sandbox/index.ts';
import { type Farmer, patiently } from './farmers.ts';
import type { PlannedPayment, Way } from './plan.ts';

const CREATE_TRIES = 10;
const TRY_AGAIN_MS = 1_500;
/** The result page looks every three seconds at first; a soak has no such patience with itself. */
const LOOK_EVERY_MS = 700;
const LOOKS = 8;

/** What a payer was told about one of their payments, in the order they were told. */
export interface Told {
  pid: number;
  status: string;
}

/** What payers share. The provider may be another one after its own restart. */
export interface SoakWorld {
  readonly appUrl: string;
  readonly sandbox: PaymentSandbox;
  told: Told[];
  /** Orders whose status will name another amount than ours. */
  misreported: Map<string, number>;
  /** What happens when everybody has stopped looking. */
  later: (() => Promise<void>)[];
  /** What must not happen to a payer, in words. */
  complaints: string[];
}

type Outcome = 'success' | 'failed' | 'pending' | 'cancel';

/** One farmer at the provider's checkout with one quotation: every step over HTTP, as their browser does it. */
export class Payer {
  readonly #world: SoakWorld;
  readonly #farmer: Farmer;
  readonly #planned: PlannedPayment;
  readonly #quotationId: number;

  constructor(world: SoakWorld, farmer: Farmer, planned: PlannedPayment, quotationId: number) {
    this.#world = world;
    this.#farmer = farmer;
    this.#planned = planned;
    this.#quotationId = quotationId;
  }

  /** Goes the payer's way to its end. */
  async go(): Promise<void> {
    await this.#ways[this.#planned.way]();
  }

  readonly #ways: Record<Way, () => Promise<void>> = {
    pays: () => this.#pay(['success']),
    declined: () => this.#pay(['failed']),
    declined_then_pays: async () => {
      await this.#pay(['failed']);
      await this.#pay(['success']);
    },
    slow_then_paid: () => this.#pay(['pending', 'success']),
    slow_then_declined: () => this.#pay(['pending', 'failed']),
    cancels: () => this.#pay(['cancel']),
    cancels_then_pays: async () => {
      await this.#pay(['cancel'], 2);
      await this.#pay(['success']);
    },
    pays_late: async () => {
      const page = await this.#openPage();
      if (page) this.#world.later.push(() => this.#choose(page.token, 'success'));
    },
    two_tabs: async () => {
      const [first, second] = await Promise.all([this.#create(), this.#create()]);
      const page = await this.#openPage(first ?? second);
      if (page) await this.#end(page, ['success'], LOOKS);
    },
    pays_and_presses_again: async () => {
      await this.#pay(['success']);
      await this.#pay(['success']);
    },
    slandered: () => this.#slandered(),
    wrong_amount: async () => {
      const page = await this.#openPage();
      if (!page) return;
      const { amountPaise, number } = this.#planned;
      const other = number % 2 === 0 ? amountPaise - 1 : amountPaise * 100;
      this.#world.misreported.set(await this.#orderOf(page.pid), other);
      await this.#end(page, ['success'], LOOKS);
    },
  };

  async #pay(outcomes: Outcome[], looks = LOOKS): Promise<void> {
    const page = await this.#openPage();
    if (page) await this.#end(page, outcomes, looks);
  }

  async #end(page: Page, outcomes: Outcome[], looks: number): Promise<void> {
    for (const [index, outcome] of outcomes.entries()) {
      if (index > 0) {
        await this.#watch(page.pid, 1);
        await sleep(this.#planned.bankMs);
      }
      await this.#choose(page.token, outcome);
    }
    await this.#watch(page.pid, looks);
  }

  async #slandered(): Promise<void> {
    const page = await this.#openPage();
    if (!page) return;
    const order = await this.#orderOf(page.pid);
    for (const lie of ['forged', 'replayed'] as const) {
      const answered = await this.#world.sandbox.lie(order, lie);
      const expected = lie === 'forged' ? [401, 429] : [200];
      // 0: the app was away.
      if (![0, ...expected].includes(answered)) this.#complain(`a ${lie} webhook was answered ${answered}`);
    }
    await this.#watch(page.pid, 3);
    await this.#choose(page.token, 'cancel');
  }

  /** Undefined: the payer gave up, or it is paid already. */
  async #create(): Promise<number | undefined> {
    const { client, chatId } = this.#farmer;
    const body = {
      chat_id: chatId,
      amount: this.#planned.amountPaise / 100,
      quotation_id: this.#quotationId,
    };
    for (let attempt = 1; attempt <= CREATE_TRIES; attempt += 1) {
      const answer = await patiently(() => client.post('/api/payment/create', body));
      if (answer.status === 200) return answer.body.pid;
      const { code } = answer.body;
      if (code === 'QUOTE_PAID') return undefined;
      if (code === 'RATE_LIMITED') await sleep(Number(answer.headers.get('retry-after') ?? 10) * 1000);
      else if (code === 'PAYMENT_SETTLING' || code === 'PAYMENT_START_FAILED') await sleep(TRY_AGAIN_MS);
      else {
        this.#complain(`could not start: ${answer.status} ${code}`);
        return undefined;
      }
    }
    return undefined;
  }

  /** The provider's page, reached as the checkout page reaches it. */
  async #openPage(started?: number): Promise<Page | undefined> {
    const pid = started ?? (await this.#create());
    if (pid === undefined) return undefined;
    const { client } = this.#farmer;
    const accept = { accept: 'application/json' };
    const answer = await patiently(() => client.get(`/api/payment/iframe-token?pid=${pid}`, accept));
    if (answer.status !== 200) {
      // Between the two calls the provider may have said its last word.
      if (answer.body.code !== 'PAYMENT_NOT_OPEN') this.#complain(`no page: ${answer.status}`);
      return undefined;
    }
    const { tokenUrl } = answer.body;
    const referer = `${this.#world.appUrl}/payment/phonepe/iframe?pid=${pid}`;
    const page = await fetch(tokenUrl, { headers: { referer } });
    if (page.status !== 200) this.#complain(`the provider's page answered ${page.status}`);
    return { pid, token: new URL(tokenUrl).searchParams.get('token') ?? '' };
  }

  async #choose(token: string, outcome: Outcome): Promise<void> {
    await fetch(`${this.#world.sandbox.url}/transact/outcome`, {
      method: 'POST',
      body: new URLSearchParams({ token, outcome }),
    });
  }

  /** The result page's looks, until it is told an end. */
  async #watch(pid: number, looks: number): Promise<void> {
    for (let look = 1; look <= looks; look += 1) {
      const { client } = this.#farmer;
      const answer = await patiently(() => client.get(`/api/payment/status/${pid}`));
      if (answer.status !== 200) return this.#complain(`status answered ${answer.status}`);
      const { status, amount } = answer.body.payment;
      this.#world.told.push({ pid, status });
      if (Math.round(amount * 100) !== this.#planned.amountPaise) this.#complain(`was shown ${amount}`);
      if (status !== 'pending') return;
      await sleep(LOOK_EVERY_MS);
    }
  }

  async #orderOf(pid: number): Promise<string> {
    const answer = await patiently(() => this.#farmer.client.get(`/api/payment/status/${pid}`));
    return JSON.parse(answer.body.payment.meta).merchantOrderId;
  }

  #complain(words: string): void {
    const { number, way } = this.#planned;
    this.#world.complaints.push(`payment ${number} (${way}): ${words}`);
  }
}

interface Page {
  pid: number;
  token: string;
}
