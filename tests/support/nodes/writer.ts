import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeHeaders } from '../../../tools/people.ts';

export interface WriterOptions {
  urls: readonly string[];
  cookie: string;
  /** The chat an office's writer writes into; a farmer has but one. */
  chatId: number | undefined;
  /** How long a node may take to answer before the writer asks another; 5 s when left out. */
  timeoutMs?: number | undefined;
}

/**
 * One person's outbox: messages leave in the order they were written, each under its own id until some node has said
 * that it stands.
 */
export class Writer {
  /** Everything written, in order. */
  readonly written: string[] = [];
  /** What a node has acknowledged, with its place in the log. */
  readonly acknowledged = new Map<string, number>();
  /** Answers other than "it stands": what no retry can mend, and none may be. */
  readonly refusals: string[] = [];
  /** Milliseconds from writing each message until it was acknowledged. */
  readonly waits: number[] = [];
  /** Why a send had to be made again, each time. */
  readonly retries: string[] = [];
  readonly #options: WriterOptions;
  #sending: Promise<void> = Promise.resolve();
  #at: number;

  constructor(options: WriterOptions, firstNode: number) {
    this.#options = options;
    this.#at = firstNode;
  }

  write(): void {
    const clientId = randomUUID();
    this.written.push(clientId);
    const begun = performance.now();
    this.#sending = this.#sending
      .then(() => this.#send(clientId))
      .then(() => {
        this.waits.push(performance.now() - begun);
      });
  }

  /** Resolves when everything written so far stands. */
  allSent(): Promise<void> {
    return this.#sending;
  }

  async #send(clientId: string): Promise<void> {
    for (;;) {
      const answer = await this.#post(clientId).catch((error: Error) => error);
      if (answer instanceof Error) this.retries.push(`${answer.name}: ${answer.cause ?? answer.message}`);
      else if (answer.status === 200) {
        this.acknowledged.set(clientId, answer.seq);
        return;
      } else {
        if (answer.status < 500) this.refusals.push(`${answer.status} for ${clientId}`);
        this.retries.push(`answered with ${answer.status}`);
      }
      this.#at += 1;
      await sleep(50);
    }
  }

  async #post(clientId: string): Promise<{ status: number; seq: number }> {
    const { urls, cookie, chatId, timeoutMs = 5_000 } = this.#options;
    const answer = await fetch(`${urls[this.#at % urls.length]}/api/chat/message`, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        ...writeHeaders(cookie),
      },
      body: JSON.stringify({
        text: `ಅಡಿಕೆ ${clientId}`,
        client_id: clientId,
        ...(chatId === undefined ? {} : { chat_id: chatId, sender_role: 'admin' }),
      }),
    });
    if (answer.status !== 200) return { status: answer.status, seq: 0 };
    const body = (await answer.json()) as { message: { seq: number } };
    return { status: answer.status, seq: body.message.seq };
  }
}
