/** What holds for a kind of message on both ends. */
interface KindRules {
  /**
   * Who may delete it for both sides. `writer`: whoever wrote it, and the office. `nobody`: it is a record of goods,
   * money or advice, which a later record puts right.
   */
  deletableBy: 'writer' | 'nobody';
}

/**
 * Every kind of message. A new one begins with its row here; the compiler then lists the tables that lack theirs (each
 * `satisfies` a record of `MessageKind`, and holds what its layer alone knows):
 *
 * | table | says |
 * |---|---|
 * | `shared/contract/message-kinds.ts` `KIND_META` | which keys its `meta` has: what is written, and what leaves |
 * | `server/features/chat/message/message-summary.ts` | its line in the office list |
 * | `server/features/push/notification.view.ts` | its line on a lock screen |
 * | `web/features/chat/message/message-kinds.ts` `DRAWING` | what draws it, how high, on whose side |
 * | `web/pages/frame/message-cards.tsx` | the card of a kind that another feature draws |
 *
 * What is the same for all needs no row: search, quoting and the export of a farmer's data take every kind whole.
 */
export const KINDS = {
  text: { deletableBy: 'writer' },
  call: { deletableBy: 'writer' },
  intake: { deletableBy: 'writer' },
  consent: { deletableBy: 'writer' },
  quote: { deletableBy: 'nobody' },
  lr: { deletableBy: 'nobody' },
  plan: { deletableBy: 'nobody' },
  checkup: { deletableBy: 'nobody' },
  outcome: { deletableBy: 'nobody' },
  alert: { deletableBy: 'nobody' },
  payment: { deletableBy: 'nobody' },
  receipt: { deletableBy: 'nobody' },
  refund: { deletableBy: 'nobody' },
} as const satisfies Record<string, KindRules>;

type Kinds = typeof KINDS;
export type MessageKind = keyof Kinds;
/** The kinds that are records of goods or money. */
export type RecordKind = {
  [K in MessageKind]: Kinds[K]['deletableBy'] extends 'nobody' ? K : never;
}[MessageKind];

/** For the server and the tests; marked pure so that the browser's bundle leaves it out. */
export const MESSAGE_KINDS = /* @__PURE__ */ Object.keys(KINDS) as MessageKind[];

/** The kind a stored or received word names; undefined for one of a newer program. `quotation` is `quote` too. */
export function kindOf(word: string): MessageKind | undefined {
  if (word === 'quotation') return 'quote';
  return Object.hasOwn(KINDS, word) ? (word as MessageKind) : undefined;
}

export function isRecordKind(kind: MessageKind): kind is RecordKind {
  return KINDS[kind].deletableBy === 'nobody';
}

/** Whether a farmer says it themselves: what came of a plan is a record, and their word; money stands in their name only. */
export function isSaid(word: string): boolean {
  return word === 'outcome' || !isRecord(word);
}

/** Whether a message is a record of goods or money. A kind nobody has judged yet is one. */
export function isRecord(word: string): boolean {
  const kind = kindOf(word);
  return kind === undefined || isRecordKind(kind);
}
