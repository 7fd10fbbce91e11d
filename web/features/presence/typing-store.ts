import { TYPING_SHOWN_MS } from '#shared/events.ts';
import { type ConnectionHandle, connectSocket, ROLE_OF, type SocketIdentity } from '../../lib/socket.ts';

/**
 * In which chats the other side is writing. It holds for five seconds, or until the message
 * comes. Connected only while a screen subscribes.
 */
export class TypingStore {
  readonly #as: SocketIdentity;
  readonly #writing = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();
  #connection: ConnectionHandle | undefined;

  constructor(as: SocketIdentity) {
    this.#as = as;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#connection ??= this.#listen();
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
    const connection = connectSocket(this.#as);
    connection.on('chat:typing', ({ chat_id, sender_role }) => {
      if (sender_role !== own) this.#start(chat_id);
    });
    connection.on('chat:new_message', ({ chat_id, sender_role }) => {
      if (sender_role !== own) this.#end(chat_id);
    });
    return connection;
  }

  #leave(): void {
    this.#connection?.release();
    this.#connection = undefined;
    for (const timer of this.#writing.values()) clearTimeout(timer);
    this.#writing.clear();
  }

  #start(chatId: number): void {
    clearTimeout(this.#writing.get(chatId));
    const isNews = !this.#writing.has(chatId);
    this.#writing.set(
      chatId,
      setTimeout(() => this.#end(chatId), TYPING_SHOWN_MS),
    );
    if (isNews) this.#emit();
  }

  #end(chatId: number): void {
    clearTimeout(this.#writing.get(chatId));
    if (this.#writing.delete(chatId)) this.#emit();
  }

  #emit(): void {
    for (const listener of this.#listeners) listener();
  }
}
