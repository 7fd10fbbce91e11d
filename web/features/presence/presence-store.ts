import {
  PRESENCE_EVERY_MS,
  PRESENCE_SHOWN_MS,
  type Presence,
  type ServerEventPayload,
  TYPING_SHOWN_MS,
} from '#shared/events.ts';
import { type ConnectionHandle, connectSocket } from '../../lib/socket.ts';

/** Somebody else of the office in a chat. */
export interface Colleague {
  /** Names the page they have open. */
  page: string;
  staffId: number | undefined;
  /** What their browser is called; empty when nobody has named it. */
  name: string;
  writing: boolean;
}

type ColleaguePresence = ServerEventPayload<'office:colleague'>;

interface Known {
  presence: ColleaguePresence;
  forget: ReturnType<typeof setTimeout>;
  stopWriting: ReturnType<typeof setTimeout> | undefined;
}

const NOBODY: readonly Colleague[] = [];
/** Jitter: pages that open together must not all answer in the same moment. */
const ANSWER_WITHIN_MS = 400;

/**
 * Which of the office's other pages look at which chat, and where this one is. A presence holds for `PRESENCE_SHOWN_MS`
 * and is sent again before; a page seen for the first time is answered at once.
 */
export class PresenceStore {
  readonly #known = new Map<string, Known>();
  readonly #listeners = new Set<() => void>();
  #byChat = new Map<number, readonly Colleague[]>();
  #own: Presence = { chat_id: null, writing: false, name: '' };
  #connection: ConnectionHandle | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#connection) this.#open();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#close();
    };
  };

  /** Keeps its identity until something about that chat changes. */
  inChat(chatId: number): readonly Colleague[] {
    return this.#byChat.get(chatId) ?? NOBODY;
  }

  /** Where this page is now; what is the same as before waits for the next heartbeat. */
  update(presence: Presence): void {
    const before = this.#own;
    this.#own = presence;
    const isNews =
      before.chat_id !== presence.chat_id ||
      before.writing !== presence.writing ||
      before.name !== presence.name;
    if (isNews) this.send();
  }

  #open(): void {
    const connection = connectSocket('office');
    this.#connection = connection;
    connection.on('office:colleague', (presence) => this.#receive(presence));
    connection.on('ready', () => this.send());
    // What came over a lost connection may no longer hold.
    connection.onConnection((connected) => {
      if (!connected) this.#forgetAll();
    });
    this.send();
    this.#heartbeat = setInterval(() => this.send(), PRESENCE_EVERY_MS);
  }

  #close(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#answer);
    this.#answer = undefined;
    this.#connection?.sendPresence({ ...this.#own, chat_id: null, writing: false });
    this.#connection?.release();
    this.#connection = undefined;
    this.#forgetAll();
  }

  /** Also when nothing changed: a presence ends by itself, and they may still be writing. */
  send(): void {
    this.#connection?.sendPresence(this.#own);
  }

  #receive(presence: ColleaguePresence): void {
    if (presence.desk === this.#connection?.latest('ready')?.desk) return;
    const known = this.#known.get(presence.page);
    if (!known) this.#answerSoon();
    clearTimeout(known?.forget);
    clearTimeout(known?.stopWriting);
    const { page } = presence;
    this.#known.set(page, {
      presence,
      forget: setTimeout(() => this.#forget(page), PRESENCE_SHOWN_MS),
      stopWriting: presence.writing
        ? setTimeout(() => this.#receive({ ...presence, writing: false }), TYPING_SHOWN_MS)
        : undefined,
    });
    if (!known || !isSame(known.presence, presence)) this.#emit();
  }

  #answerSoon(): void {
    this.#answer ??= setTimeout(() => {
      this.#answer = undefined;
      this.send();
    }, Math.random() * ANSWER_WITHIN_MS);
  }

  #forget(page: string): void {
    const known = this.#known.get(page);
    clearTimeout(known?.forget);
    clearTimeout(known?.stopWriting);
    this.#known.delete(page);
    this.#emit();
  }

  #forgetAll(): void {
    for (const page of [...this.#known.keys()]) this.#forget(page);
  }

  #emit(): void {
    const byChat = new Map<number, Colleague[]>();
    for (const { presence } of this.#known.values()) {
      const { chat_id, page, name, writing, staff_id: staffId } = presence;
      if (chat_id === null) continue;
      byChat.set(chat_id, [...(byChat.get(chat_id) ?? []), { page, staffId, name, writing }]);
    }
    this.#byChat = byChat;
    for (const listener of this.#listeners) listener();
  }
}

function isSame(a: ColleaguePresence, b: ColleaguePresence): boolean {
  return a.chat_id === b.chat_id && a.writing === b.writing && a.name === b.name;
}
