import { TYPING_EVERY_MS } from '#shared/events.ts';
import { type ConnectionHandle, connectSocket, ROLE_OF, type SocketIdentity } from '../../lib/socket.ts';

/** Says that its side is writing in one chat, at most every three seconds. */
export class TypingSignal {
  readonly #chatId: number;
  readonly #line: ConnectionHandle;
  #saidAt = 0;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(as: SocketIdentity, chatId: number) {
    this.#chatId = chatId;
    this.#line = connectSocket(as);
    this.#line.on('chat:new_message', ({ chat_id, sender_role }) => {
      if (chat_id === chatId && sender_role === ROLE_OF[as]) this.#keepQuiet();
    });
  }

  keyPressed(): void {
    if (this.#later !== undefined) return;
    const wait = this.#saidAt + TYPING_EVERY_MS - Date.now();
    // A clock put back must not silence anybody for hours.
    if (wait <= 0 || wait > TYPING_EVERY_MS) this.#say();
    else this.#later = setTimeout(() => this.#say(), wait);
  }

  close(): void {
    this.#keepQuiet();
    this.#line.release();
  }

  #say(): void {
    this.#later = undefined;
    this.#saidAt = Date.now();
    this.#line.sendTyping(this.#chatId);
  }

  #keepQuiet(): void {
    clearTimeout(this.#later);
    this.#later = undefined;
  }
}
