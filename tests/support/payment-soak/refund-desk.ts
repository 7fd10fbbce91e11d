import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { TestClient } from '../client.ts';
import { OFFICE, type RunningApp } from '../running-app.ts';
import { logInOffice, patiently } from './farmers.ts';
import { type LedgerPayment, listRefundable } from './ledger.ts';

/** A session may ask for ten codes in a quarter of an hour. */
const ACTS_PER_LOGIN = 9;
const LOOK_EVERY_MS = 500;
const TRIES = 8;

/**
 * The office, which gives money back while farmers pay: whole sums and parts of them, each pressed twice at the
 * same moment under one Idempotency-Key, large ones confirmed by a second login.
 */
export class RefundDesk {
  /** Refunds the office was told of. */
  granted = 0;
  readonly #app: RunningApp;
  readonly #database: pg.Client;
  readonly #complaints: string[];
  readonly #logins: { client: TestClient; acts: number }[] = [];

  constructor(app: RunningApp, database: pg.Client, complaints: string[]) {
    this.#app = app;
    this.#database = database;
    this.#complaints = complaints;
  }

  /** Two logins, made before anything goes wrong. */
  async open(): Promise<void> {
    for (let login = 0; login < 2; login += 1) {
      this.#logins.push({ client: await logInOffice(this.#app), acts: 0 });
    }
  }

  /** Gives back so many payments, as they become paid; `isOver` says that no more will. */
  async giveBack(count: number, isOver: () => boolean): Promise<void> {
    for (let number = 0; number < count; ) {
      const [payment] = await listRefundable(this.#database, 1);
      if (payment) {
        await this.#refund(payment, number);
        number += 1;
      } else if (isOver()) return;
      else await sleep(LOOK_EVERY_MS);
    }
  }

  async #refund({ pid, amount, order }: LedgerPayment, number: number): Promise<void> {
    const [first, second] = this.#logins;
    if (!first || !second || first.acts >= ACTS_PER_LOGIN) return;
    const paise = number % 2 === 0 ? amount : Math.max(100, Math.floor(amount / 3));
    const body = { amount: (paise / 100).toFixed(2), reason: 'ಸರಕು ಮರಳಿ ಬಂದಿದೆ' };
    const key = { 'idempotency-key': `soak-${pid}` };
    await this.#stepUp(first);
    const press = () => patiently(() => first.client.post(`/api/payments/${pid}/refunds`, body, key));
    let answer =
      (await Promise.all([press(), press()])).find(({ status }) => status === 200) ?? (await press());
    for (let tries = 1; answer.status !== 200 && tries < TRIES; tries += 1) {
      // In progress for the other press, or the step-up was lost with the app. A key whose holder was killed is
      // free when its lease is over, and the answer says when that is.
      const { code, retry_after: seconds = 0 } = answer.body;
      await sleep(code === 'IDEMPOTENCY_IN_PROGRESS' && tries > 2 ? seconds * 1000 : LOOK_EVERY_MS);
      if (answer.body.code === 'STEP_UP_REQUIRED') await this.#stepUp(first);
      answer = await press();
    }
    if (answer.status !== 200) {
      this.#complaints.push(`refund of ${order}: ${answer.status} ${answer.body.code}`);
      return;
    }
    this.granted += 1;
    const { id, waits_for_second: waits } = answer.body.refund;
    if (waits) await this.#confirm(second, pid, id);
  }

  async #confirm(login: { client: TestClient; acts: number }, pid: number, id: number): Promise<void> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      await this.#stepUp(login);
      const address = `/api/payments/${pid}/refunds/${id}/confirm`;
      const { status, body } = await patiently(() => login.client.post(address, { decision: 'confirm' }));
      // The answer of an earlier try may have been lost with the app.
      if (status === 200 || body.code === 'REFUND_NOT_WAITING') return;
      if (body.code !== 'STEP_UP_REQUIRED') this.#complaints.push(`confirming ${id}: ${status} ${body.code}`);
    }
  }

  async #stepUp(login: { client: TestClient; acts: number }): Promise<void> {
    login.acts += 1;
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const since = Date.now();
      const started = await patiently(() => login.client.post('/api/admin/step-up', {}));
      if (started.status !== 200) {
        this.#complaints.push(`step-up: ${started.status} ${started.body.code}`);
        return;
      }
      const code = await this.#app.code(OFFICE.email, since);
      const proven = await patiently(() => login.client.post('/api/admin/step-up/verify', { code }));
      if (proven.status === 200) return;
    }
    this.#complaints.push('step-up: no code was taken');
  }
}
