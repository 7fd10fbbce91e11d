import {
  LOOKING_EVERY_MS,
  LOOKING_SHOWN_MS,
  type Look,
  type ServerEventPayload,
  TYPING_SHOWN_MS,
} from '#shared/events.ts';
import { type ConnectionHandle, connectSocket } from '../../lib/socket.ts';

/** Somebody else of the office in a chat. */
export interface Colleague {
  /** Names the page they have open. */
  page: string;
  /** What their browser is called; empty when nobody has named it. */
  name: string;
  writing: boolean;
}

type Word = ServerEventPayload<'office:colleague'>;

interface Known {
  word: Word;
  forget: ReturnType<typeof setTimeout>;
  stopWriting: ReturnType<typeof setTimeout> | undefined;
}

const NOBODY: readonly Colleague[] = [];
/** Two office pages that open together must not answer each other in one breath. */
const ANSWER_WITHIN_MS = 400;

/**
 * Which of the office's other pages look at which chat, and where this one is. A word holds for `LOOKING_SHOWN_MS`
 * and is said again before; a page met for the first time is told at once where this one is.
 */
export class ColleagueBoard {
  readonly #known = new Map<string, Known>();
  readonly #listeners = new Set<() => void>();
  #byChat = new Map<number, readonly Colleague[]>();
  #look: Look = { chat_id: null, writing: false, name: '' };
  #line: ConnectionHandle | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#line) this.#open();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#close();
    };
  };

  /** Keeps its identity until something about that chat changes. */
  inChat(chatId: number): readonly Colleague[] {
    return this.#byChat.get(chatId) ?? NOBODY;
  }

  /** Says where this page is now; what is the same as before waits for its turn. */
  say(look: Look): void {
    const before = this.#look;
    this.#look = look;
    const isNews =
      before.chat_id !== look.chat_id || before.writing !== look.writing || before.name !== look.name;
    if (isNews) this.#tell();
  }

  /** Says it again though nothing changed: they are still writing. */
  repeat(): void {
    this.#tell();
  }

  #open(): void {
    const line = connectSocket('office');
    this.#line = line;
    line.on('office:colleague', (word) => this.#hear(word));
    line.on('ready', () => this.#tell());
    // What was heard on a line that is gone is found out anew on the next.
    line.onConnection((connected) => {
      if (!connected) this.#forgetAll();
    });
    this.#tell();
    this.#beat = setInterval(() => this.#tell(), LOOKING_EVERY_MS);
  }

  #close(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#answer);
    this.#answer = undefined;
    this.#line?.sayLooking({ ...this.#look, chat_id: null, writing: false });
    this.#line?.release();
    this.#line = undefined;
    this.#forgetAll();
  }

  #tell(): void {
    this.#line?.sayLooking(this.#look);
  }

  #hear(word: Word): void {
    if (word.desk === this.#line?.latest('ready')?.desk) return;
    const known = this.#known.get(word.page);
    if (!known) this.#answerSoon();
    clearTimeout(known?.forget);
    clearTimeout(known?.stopWriting);
    const { page } = word;
    this.#known.set(page, {
      word,
      forget: setTimeout(() => this.#forget(page), LOOKING_SHOWN_MS),
      stopWriting: word.writing
        ? setTimeout(() => this.#hear({ ...word, writing: false }), TYPING_SHOWN_MS)
        : undefined,
    });
    if (!known || !isSame(known.word, word)) this.#drawAnew();
  }

  #answerSoon(): void {
    this.#answer ??= setTimeout(() => {
      this.#answer = undefined;
      this.#tell();
    }, Math.random() * ANSWER_WITHIN_MS);
  }

  #forget(page: string): void {
    const known = this.#known.get(page);
    clearTimeout(known?.forget);
    clearTimeout(known?.stopWriting);
    this.#known.delete(page);
    this.#drawAnew();
  }

  #forgetAll(): void {
    for (const page of [...this.#known.keys()]) this.#forget(page);
  }

  #drawAnew(): void {
    const byChat = new Map<number, Colleague[]>();
    for (const { word } of this.#known.values()) {
      const { chat_id, page, name, writing } = word;
      if (chat_id === null) continue;
      byChat.set(chat_id, [...(byChat.get(chat_id) ?? []), { page, name, writing }]);
    }
    this.#byChat = byChat;
    for (const listener of this.#listeners) listener();
  }
}

function isSame(a: Word, b: Word): boolean {
  return a.chat_id === b.chat_id && a.writing === b.writing && a.name === b.name;
}
