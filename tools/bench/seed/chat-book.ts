/** What each chat has come to so far, in columns of numbers: fifty thousand objects would be slow to walk. */
export class ChatBook {
  readonly size: number;
  readonly seq: Int32Array;
  readonly #lastAt: Float64Array;
  readonly #waitingSince: Float64Array;
  readonly #unread: Int32Array;
  readonly #readSeq: Int32Array;
  readonly #isSent: Uint8Array;
  readonly #lastLine: string[];

  constructor(size: number) {
    this.size = size;
    this.seq = new Int32Array(size);
    this.#lastAt = new Float64Array(size);
    this.#waitingSince = new Float64Array(size);
    this.#unread = new Int32Array(size);
    this.#readSeq = new Int32Array(size);
    this.#isSent = new Uint8Array(size);
    this.#lastLine = new Array<string>(size).fill('');
  }

  /** Takes the next position of the chat for a message, as the product's own send does. */
  add(chat: number, message: { fromFarmer: boolean; at: number; line: string; marksSent: boolean }): number {
    const seq = (this.seq[chat] ?? 0) + 1;
    this.seq[chat] = seq;
    this.#lastAt[chat] = message.at;
    this.#lastLine[chat] = message.line;
    this.#isSent[chat] = message.marksSent ? 1 : message.fromFarmer ? 0 : (this.#isSent[chat] ?? 0);
    if (message.fromFarmer) {
      this.#unread[chat] = (this.#unread[chat] ?? 0) + 1;
      this.#waitingSince[chat] ||= message.at;
    } else {
      this.#unread[chat] = 0;
      this.#readSeq[chat] = seq - 1;
      this.#waitingSince[chat] = 0;
    }
    return seq;
  }

  /** The office looked and did not answer. */
  read(chat: number): void {
    this.#unread[chat] = 0;
    this.#readSeq[chat] = this.seq[chat] ?? 0;
  }

  standing(chat: number) {
    const unread = this.#unread[chat] ?? 0;
    const waitingSince = this.#waitingSince[chat] ?? 0;
    return {
      headSeq: this.seq[chat] ?? 0,
      status: unread > 0 ? 'UNREAD' : this.#isSent[chat] ? 'SENT' : 'READ',
      unread,
      readSeq: this.#readSeq[chat] ?? 0,
      lastLine: this.#lastLine[chat] ?? '',
      lastAt: this.#lastAt[chat] ?? 0,
      waitingSince: waitingSince > 0 ? waitingSince : null,
    };
  }
}
