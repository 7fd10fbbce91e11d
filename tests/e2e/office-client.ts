import { expect } from '@playwright/test';
import type { AlertWords } from '#shared/contract/office/alerts.ts';
import type { PlanBody } from '#shared/contract/office/plans.ts';
import { TestClient } from '../support/client.ts';
import { OFFICE, type ReachableApp } from '../support/running-app.ts';

/** The office without a screen, for journeys that are about the farmer's. */
export class OfficeClient {
  readonly #client: TestClient;

  private constructor(client: TestClient) {
    this.#client = client;
  }

  static async logIn(app: ReachableApp): Promise<OfficeClient> {
    const client = new TestClient(app.url);
    await client.post('/api/admin/login-start', OFFICE);
    const code = await app.code(OFFICE.email);
    const login = await client.post('/api/admin/verify-otp', { email: OFFICE.email, code });
    expect(login.status).toBe(200);
    return new OfficeClient(client);
  }

  /** The chat of the farmer with this number. */
  async chatOf(mobile: string): Promise<number> {
    const { body } = await this.#client.get('/api/chat/all');
    return body.find((chat: { mobile: string }) => chat.mobile === mobile).id;
  }

  /** The cases of a chat, as the office reads them. */
  async casesOf(chatId: number): Promise<{ id: number; facts: object }[]> {
    const { status, body } = await this.#client.get(`/api/admin/chats/${chatId}/cases`);
    expect(status).toBe(200);
    return body.cases;
  }

  /** Answers with the id of what was said. */
  async say(chatId: number, text: string, replyTo?: number): Promise<number> {
    const form = new FormData();
    form.append('chat_id', String(chatId));
    form.append('sender_role', 'admin');
    form.append('text', text);
    if (replyTo !== undefined) form.append('reply_to', String(replyTo));
    const answer = await this.#client.postForm('/api/chat/message', form);
    expect(answer.status).toBe(200);
    return answer.body.message.id;
  }

  /** What the office has written to each of these numbers, in order. */
  async answersOf(mobiles: readonly string[]): Promise<string[][]> {
    const { body } = await this.#client.get('/api/chat/all?limit=100');
    return Promise.all(
      mobiles.map(async (mobile) => {
        const { id } = body.find((chat: { mobile: string }) => chat.mobile === mobile);
        const thread = await this.#client.get(`/api/chat/thread/${id}?role=admin`);
        const ours = thread.body.filter((each: { sender_role: string }) => each.sender_role === 'admin');
        return ours.map((each: { text: string }) => each.text);
      }),
    );
  }

  async quote(
    chatId: number,
    rupees: string,
    file: { name: string; type: string; bytes: Buffer },
  ): Promise<void> {
    const form = new FormData();
    form.append('chat_id', String(chatId));
    form.append('amount', rupees);
    form.append('original_name', file.name);
    form.append('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
    expect((await this.#client.postForm('/api/quotes/upload', form)).status).toBe(200);
  }

  /** A case of this field, unless there is one, and its plan sent; every warning is given a reason. Answers with the case. */
  async sendPlan(chatId: number, facts: object, plan: PlanBody, caseId?: number): Promise<number> {
    const { id, version } = await this.draftPlan(chatId, facts, plan, caseId);
    await this.#done('post', `/api/admin/cases/${id}/plan/send`, { client_id: crypto.randomUUID(), version });
    return id;
  }

  /** A new case unless there is one, and the plan for it, each warning answered; not sent. */
  async draftPlan(
    chatId: number,
    facts: object,
    plan: PlanBody,
    caseId?: number,
  ): Promise<{ id: number; version: number }> {
    const made = { client_id: crypto.randomUUID(), facts, message_ids: [] };
    const id: number = caseId ?? (await this.#done('post', `/api/admin/chats/${chatId}/cases`, made)).case.id;
    const { warnings } = await this.#done('post', `/api/admin/cases/${id}/plan/judge`, { plan });
    const reasons = Object.fromEntries(warnings.map((each: { id: string }) => [each.id, 'ಹೊಲದಲ್ಲಿ ನೋಡಿದ್ದೇನೆ']));
    const draft = { version: null, plan, reasons };
    const { version } = (await this.#done('put', `/api/admin/cases/${id}/plan`, draft)).draft;
    return { id, version };
  }

  /** An alert of a problem to the farmers of a taluk, sent; answers with how many they are. */
  async warn(problem: string, taluk: string, words: AlertWords): Promise<number> {
    const { alert } = await this.#done('post', '/api/admin/alerts', { problem, taluks: [taluk], words });
    const { id, version, farmers } = alert;
    await this.#done('post', `/api/admin/alerts/${id}/send`, { version, farmers });
    return farmers;
  }

  /** What this farmer has written that holds these words. */
  async heardFrom(chatId: number, words: string): Promise<string[]> {
    const { body } = await this.#client.get(`/api/chat/thread/${chatId}?role=admin`);
    const theirs = body.filter((each: { sender_role: string }) => each.sender_role === 'farmer');
    return theirs
      .map((each: { text: string }) => each.text ?? '')
      .filter((text: string) => text.includes(words));
  }

  /** The sprays this farmer has told, in order. */
  async spraysOf(chatId: number): Promise<object[]> {
    const { body } = await this.#client.get(`/api/chat/thread/${chatId}?role=admin`);
    return body.flatMap((each: { meta: { spray?: object } }) => each.meta.spray ?? []);
  }

  async #done(verb: 'post' | 'put', path: string, body: object) {
    const answer = await this.#client[verb](path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  }

  /** How many payments stand so: `success`, `review` ... */
  async countPayments(state: string): Promise<number> {
    return (await this.#client.get(`/api/payments?state=${state}`)).body.payments.length;
  }

  async dispatch(chatId: number, lrNumber: string): Promise<void> {
    const answer = await this.#client.post('/api/chat/lr', { chat_id: chatId, lr_number: lrNumber });
    expect(answer.status).toBe(200);
  }

  async block(mobile: string, blocked: boolean): Promise<void> {
    expect((await this.#client.post('/api/admin/block', { mobile, blocked, reason: 'ಬೈದರು' })).status).toBe(
      200,
    );
  }
}
