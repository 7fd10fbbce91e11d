import type { Server } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#shared/events.ts';

/** What the nodes say to each other, beside the hints they pass on. */
export interface NodeEvents {
  'room:inhabited': (room: string, answer: (inhabited: boolean) => void) => void;
  'room:changed': (room: string) => void;
}

export type Io = Server<ClientEvents, ServerEvents, NodeEvents>;

export interface RoomWatchOptions {
  io: Io;
  room: string;
  /** Whether there may be other nodes to ask. */
  shared: boolean;
  /** How long everybody must have been gone; a page that is reloaded, or a line that drops and comes back, is no absence. */
  absenceMs: number;
  /** Called on this node, for this node's own sockets to be told. */
  onChange: (inhabited: boolean) => void;
}

/** Other nodes usually make themselves known within moments of the start; who was there before is asked then. */
const FIRST_CHECK_MS = 1_000;
/** A node that died announces nothing, and one that starts may announce itself late. */
const CHECK_EVERY_MS = 10_000;

/**
 * Knows whether anybody is in a room on any node. Every node answers for its own sockets and looks for itself:
 * nothing is stored, so nothing can be left behind. Names and cookies stay on their node; a yes or no travels.
 */
export class RoomWatch {
  readonly #options: RoomWatchOptions;
  /** Somebody is here, or was until a moment ago. */
  #here = false;
  #known = false;
  #isChecking = false;
  /** Somebody asked for a look while one was under way: it may have looked too early. */
  #lookAgain = false;
  #leaving: NodeJS.Timeout | undefined;
  readonly #beats: NodeJS.Timeout[] = [];

  constructor(options: RoomWatchOptions) {
    this.#options = options;
    const { io, room } = options;
    const { adapter } = io.of('/');
    adapter.on('create-room', (name: string) => {
      if (name === room) this.#arrived();
    });
    adapter.on('delete-room', (name: string) => {
      if (name === room) this.#left();
    });
    if (options.shared) this.#followOtherNodes();
  }

  isInhabited(): boolean {
    return this.#known;
  }

  stop(): void {
    clearTimeout(this.#leaving);
    for (const beat of this.#beats) clearInterval(beat);
  }

  #followOtherNodes(): void {
    const { io, room } = this.#options;
    io.on('room:inhabited', (asked, answer) => {
      if (asked === room) answer(this.#here);
    });
    io.on('room:changed', (changed) => {
      if (changed === room) void this.#check();
    });
    this.#beats.push(
      setTimeout(() => void this.#check(), FIRST_CHECK_MS).unref(),
      setInterval(() => void this.#check(), CHECK_EVERY_MS).unref(),
    );
  }

  #arrived(): void {
    clearTimeout(this.#leaving);
    if (this.#here) return;
    this.#changed(true);
  }

  #left(): void {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => this.#changed(false), this.#options.absenceMs).unref();
  }

  #changed(here: boolean): void {
    this.#here = here;
    if (this.#options.shared) this.#options.io.serverSideEmit('room:changed', this.#options.room);
    void this.#check();
  }

  async #check(): Promise<void> {
    if (this.#isChecking) {
      this.#lookAgain = true;
      return;
    }
    this.#isChecking = true;
    do {
      this.#lookAgain = false;
      this.#learn(this.#here || (await this.#isInhabitedElsewhere()));
    } while (this.#lookAgain);
    this.#isChecking = false;
  }

  #learn(inhabited: boolean): void {
    if (inhabited === this.#known) return;
    this.#known = inhabited;
    this.#options.onChange(inhabited);
  }

  #isInhabitedElsewhere(): Promise<boolean> {
    const { io, room, shared } = this.#options;
    if (!shared) return Promise.resolve(false);
    return new Promise((resolve) => {
      io.serverSideEmit('room:inhabited', room, (error, answers) => {
        // A node that did not answer may be slow or dead: what was known stands until the next look.
        resolve(answers.some(Boolean) || (error !== null && this.#known));
      });
    });
  }
}
