import { io, type Socket } from 'socket.io-client';
import type { ChatEvent } from '#shared/contract/chat/events.ts';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import type { ChatHint, ClientEvents, ServerEvents } from '#shared/events.ts';

/** What a follower needs to know of one chat's log. */
interface Followed {
  chatId: number;
  seq: number;
  /** `client_id` of every message, in the order of the log. */
  said: string[];
  fetching: Promise<void> | undefined;
  /** Asked for while one was under way: it may have looked too early. */
  again: boolean;
}

export interface FollowerOptions {
  /** In order of preference; another is tried when one is gone. */
  urls: readonly string[];
  cookie: string;
  as: 'farmer' | 'office';
  chatIds: readonly number[];
}

const BEAT_MS = 3_000;
const RETRY_MS = 100;
/** As the pages' own (web/lib/http.ts): an answer that does not come is asked for again. */
const TIMEOUT_MS = 5_000;

/**
 * An open page, as short as it can be: it applies a hint that is "last plus one", and fetches the log on any gap, on
 * every connection and when its head beat says so. It throws away nothing and repairs nothing: whatever is missing,
 * doubled or out of order in `said` was so on the wire.
 */
export class Follower {
  readonly chats = new Map<number, Followed>();
  /** How the entries came: with a hint, or fetched. */
  readonly came = { hinted: 0, fetched: 0 };
  readonly #options: FollowerOptions;
  readonly #beat: NodeJS.Timeout;
  #socket: Socket<ServerEvents, ClientEvents> | undefined;
  #at = 0;
  #isClosed = false;

  constructor(options: FollowerOptions) {
    this.#options = options;
    for (const chatId of options.chatIds) {
      this.chats.set(chatId, { chatId, seq: 0, said: [], fetching: undefined, again: false });
    }
    this.#connect();
    this.#beat = setInterval(() => this.#askHeads(), BEAT_MS);
  }

  get isConnected(): boolean {
    return this.#socket?.connected ?? false;
  }

  /** The address it is connected to, or tries. */
  get url(): string {
    return this.#options.urls[this.#at % this.#options.urls.length] ?? '';
  }

  said(chatId: number): string[] {
    return this.chats.get(chatId)?.said ?? [];
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#beat);
    this.#socket?.disconnect();
  }

  #connect(): void {
    if (this.#isClosed) return;
    const { cookie, as } = this.#options;
    const socket: Socket<ServerEvents, ClientEvents> = io(this.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { as },
      extraHeaders: { cookie },
    });
    this.#socket = socket;
    const elsewhere = () => {
      socket.disconnect();
      this.#at += 1;
      setTimeout(() => this.#connect(), RETRY_MS);
    };
    socket.once('disconnect', elsewhere);
    socket.once('connect_error', elsewhere);
    socket.on('ready', () => {
      for (const chat of this.chats.values()) this.#fetch(chat);
    });
    socket.onAny((_name: string, payload: Partial<ChatHint> | undefined) => {
      const chat = payload?.chat_id === undefined ? undefined : this.chats.get(payload.chat_id);
      if (chat && payload?.seq !== undefined) this.#heard(chat, payload.seq, payload.event);
    });
  }

  #heard(chat: Followed, seq: number, event: ChatEvent | undefined): void {
    if (seq <= chat.seq) return;
    if (event && seq === chat.seq + 1 && !chat.fetching) {
      this.came.hinted += 1;
      apply(chat, event);
    } else this.#fetch(chat);
  }

  /** Heads, as a page in front of its reader asks for them: a farmer's joins its chat, the office's reads its list. */
  #askHeads(): void {
    if (this.#options.as === 'office') void this.#readList();
    else for (const chat of this.chats.values()) this.#join(chat);
  }

  #join(chat: Followed): void {
    this.#socket?.timeout(2_000).emit('join', { chat_id: chat.chatId }, (error, answer) => {
      if (!error && answer.ok && answer.head_seq !== chat.seq) this.#fetch(chat);
    });
  }

  async #readList(): Promise<void> {
    for (const { id, head_seq } of (await this.#ask<ChatSummary[]>('/api/chat/all')) ?? []) {
      const chat = this.chats.get(id);
      if (chat && chat.seq !== head_seq) this.#fetch(chat);
    }
  }

  /** Nothing when the node refuses, dies between the head and the end of its answer, or takes too long over it. */
  async #ask<T>(path: string): Promise<T | undefined> {
    try {
      const headers = { cookie: this.#options.cookie };
      const answer = await fetch(`${this.url}${path}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      return answer.ok ? ((await answer.json()) as T) : undefined;
    } catch {
      return undefined;
    }
  }

  #fetch(chat: Followed): void {
    if (chat.fetching) {
      chat.again = true;
      return;
    }
    chat.fetching = this.#fetchLog(chat).finally(() => {
      chat.fetching = undefined;
      if (!chat.again || this.#isClosed) return;
      chat.again = false;
      this.#fetch(chat);
    });
  }

  async #fetchLog(chat: Followed): Promise<void> {
    const role = this.#options.as === 'office' ? 'admin' : 'farmer';
    const path = `/api/chat/${chat.chatId}/events?role=${role}&after=${chat.seq}`;
    const answer = await this.#ask<{ events: ChatEvent[] }>(path);
    // A node that is gone is noticed by the line too, and the next one asks again.
    if (!answer) return;
    const { events } = answer;
    this.came.fetched += events.length;
    for (const event of events) apply(chat, event);
  }
}

function apply(chat: Followed, event: ChatEvent): void {
  if (event.seq !== chat.seq + 1)
    throw new Error(`chat ${chat.chatId} at ${chat.seq} was given ${event.seq}`);
  chat.seq = event.seq;
  if (event.type === 'message') chat.said.push(event.message.client_id ?? `message ${event.message.id}`);
}
