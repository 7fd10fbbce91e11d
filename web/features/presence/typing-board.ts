import { TYPING_SHOWN_MS } from '#shared/events.ts';
import { type ConnectionHandle, connectSocket, ROLE_OF, type SocketIdentity } from '../../lib/socket.ts';

/**
 * In which chats the other side is writing. A word of it holds for five seconds, or until the message it was
 * about comes. Listens to the line only while somebody looks.
 */
export class TypingBoard {
  readonly #as: SocketIdentity;
  readonly #writing = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();
  #line: ConnectionHandle | undefined;

  constructor(as: SocketIdentity) {
    this.#as = as;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#line ??= this.#listen();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#leave();
    };
  };

  isWriting(chatId: number): boolean {
    return this.#writing.has(chatId);
  }

  #listen(): ConnectionHandle {
    const own = ROLE_OF[this.#as];
    const line = connectSocket(this.#as);
    line.on('chat:typing', ({ chat_id, sender_role }) => {
      if (sender_role !== own) this.#began(chat_id);
    });
    line.on('chat:new_message', ({ chat_id, sender_role }) => {
      if (sender_role !== own) this.#ended(chat_id);
    });
    return line;
  }

  #leave(): void {
    this.#line?.release();
    this.#line = undefined;
    for (const timer of this.#writing.values()) clearTimeout(timer);
    this.#writing.clear();
  }

  #began(chatId: number): void {
    clearTimeout(this.#writing.get(chatId));
    const isNews = !this.#writing.has(chatId);
    this.#writing.set(
      chatId,
      setTimeout(() => this.#ended(chatId), TYPING_SHOWN_MS),
    );
    if (isNews) this.#tell();
  }

  #ended(chatId: number): void {
    clearTimeout(this.#writing.get(chatId));
    if (this.#writing.delete(chatId)) this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
