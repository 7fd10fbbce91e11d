import { expect } from '@playwright/test';
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
