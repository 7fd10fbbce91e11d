/** One connection; behind a proxy, one request or socket of those it hands on. */
export interface Held {
  /** Who it is counted for: an address, or the session that was proven on it. Undefined is not counted. */
  party: string | undefined;
  /** A session was proven on it. */
  vouched: boolean;
  /** Milliseconds, when it last did something. */
  movedAt: number;
  cut(): void;
}

export interface LedgerLimits {
  /** Connections of one address nobody has proven a session on; of one session. */
  perParty: number;
  /** Connections in all. */
  total: number;
}

/**
 * Counts connections per party. At the limit the one that has been idle longest is closed: many phones share one address
 * of a mobile network (CGNAT), and refusing new connections would let one phone shut all others out.
 */
export class ConnectionLedger {
  readonly #limits: LedgerLimits;
  readonly #all = new Set<Held>();
  readonly #parties = new Map<string, Set<Held>>();

  constructor(limits: LedgerLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#all.size;
  }

  add(held: Held): void {
    if (this.#all.size >= this.#limits.total) cutStalest(this.#all, (each) => !each.vouched);
    this.#all.add(held);
    this.#join(held);
  }

  remove(held: Held): void {
    this.#all.delete(held);
    this.#leave(held);
  }

  /** From here on it is counted for the session, and no longer for the address it came from. */
  vouch(held: Held, session: string): void {
    if (held.party === session || !this.#all.has(held)) return;
    this.#leave(held);
    held.party = session;
    held.vouched = true;
    this.#join(held);
  }

  #join(held: Held): void {
    if (held.party === undefined) return;
    const party = this.#parties.get(held.party) ?? new Set();
    this.#parties.set(held.party, party);
    if (party.size >= this.#limits.perParty) cutStalest(party);
    party.add(held);
  }

  #leave(held: Held): void {
    if (held.party === undefined) return;
    const party = this.#parties.get(held.party);
    party?.delete(held);
    if (party?.size === 0) this.#parties.delete(held.party);
  }
}

function cutStalest(among: Set<Held>, isCandidate: (held: Held) => boolean = () => true): void {
  let stalest: Held | undefined;
  for (const held of among) {
    if (isCandidate(held) && (stalest === undefined || held.movedAt < stalest.movedAt)) stalest = held;
  }
  stalest?.cut();
}
