import type { SenderRole } from '#shared/contract/wire.ts';

export type Part = 'from' | 'into';

/** One message, as far as its place in the merged chat depends on it. Those of a part come in the order of its log. */
export interface PlacedMessage {
  id: number;
  part: Part;
  seq: number;
  /** When it was written, in microseconds. */
  at: number;
  sender_role: SenderRole;
  /** Of the farmer's, still there and in want of an answer: it waits until it is answered or settled. */
  asks: boolean;
  /** Of the office's own hand and still there. */
  answers: boolean;
}

/** What a side has seen, cleared and heard of a part, by the positions of that part. */
export interface SideMarks {
  visible_from_seq: number;
  delivered_seq: number;
  read_seq: number;
}

export interface PartState {
  head_seq: number;
  done_seq: number;
  farmer: SideMarks;
  admin: SideMarks;
}

export interface MergedOrder {
  /** Ids in their new order; the first stands at `base` + 1. */
  ids: number[];
  base: number;
  done_seq: number;
  farmer: SideMarks;
  admin: SideMarks;
  /** Messages that a side had cleared and that its new `visible_from_seq` does not cover. */
  hidden: { id: number; side: SenderRole }[];
}

const SIDES = ['farmer', 'admin'] as const;

/**
 * The one order of two chats: by time, each part keeping the order of its own log (a clock that was set back moves
 * nothing). All positions lie beyond both logs, so a page that has either open finds itself behind and loads anew.
 *
 * What was seen is seen: a mark stands before the first message that its side had not read in its own part, so nothing
 * unread counts as read by it; what waited still waits.
 */
export function mergeOrder(
  messages: readonly PlacedMessage[],
  states: Readonly<Record<Part, PartState>>,
): MergedOrder {
  const base = Math.max(states.from.head_seq, states.into.head_seq);
  const ordered = inOneOrder(messages);
  /** The position before the first message of which this holds; without one, the last. */
  const before = (isFirst: (message: PlacedMessage) => boolean): number => {
    const index = ordered.findIndex(isFirst);
    return base + (index < 0 ? ordered.length : index);
  };
  const isCleared = ({ part, seq }: PlacedMessage, side: SenderRole) =>
    seq < states[part][side].visible_from_seq;
  const hidden: MergedOrder['hidden'] = [];
  const marksOf = (side: SenderRole): SideMarks => {
    const cleared = before((message) => !isCleared(message, side));
    ordered.forEach((message, index) => {
      if (base + index + 1 > cleared && isCleared(message, side)) hidden.push({ id: message.id, side });
    });
    const upTo = (mark: 'delivered_seq' | 'read_seq') =>
      before(({ part, seq, sender_role }) => sender_role !== side && seq > states[part][side][mark]);
    return {
      // Zero says that nothing was cleared, and there is nothing to bring back.
      visible_from_seq: cleared === base ? 0 : cleared + 1,
      delivered_seq: upTo('delivered_seq'),
      read_seq: upTo('read_seq'),
    };
  };
  const [farmer, admin] = SIDES.map(marksOf) as [SideMarks, SideMarks];
  const answered = { from: lastAnswer(messages, 'from'), into: lastAnswer(messages, 'into') };
  const waits = ({ part, seq, asks }: PlacedMessage) =>
    asks && seq > Math.max(states[part].done_seq, answered[part]);
  return { ids: ordered.map(({ id }) => id), base, done_seq: before(waits), farmer, admin, hidden };
}

/** Two lists that are in order each become one: the earlier head goes first, `from` where both are of one instant. */
function inOneOrder(messages: readonly PlacedMessage[]): PlacedMessage[] {
  const parts = { from: ofPart(messages, 'from'), into: ofPart(messages, 'into') };
  const ordered: PlacedMessage[] = [];
  let [i, j] = [0, 0];
  while (i < parts.from.length || j < parts.into.length) {
    const [one, other] = [parts.from[i], parts.into[j]];
    const isFirst = one !== undefined && (other === undefined || one.at <= other.at);
    ordered.push((isFirst ? one : other) as PlacedMessage);
    if (isFirst) i += 1;
    else j += 1;
  }
  return ordered;
}

function ofPart(messages: readonly PlacedMessage[], part: Part): PlacedMessage[] {
  return messages.filter((message) => message.part === part).sort((one, other) => one.seq - other.seq);
}

function lastAnswer(messages: readonly PlacedMessage[], part: Part): number {
  return messages.reduce(
    (last, each) => (each.part === part && each.answers ? Math.max(last, each.seq) : last),
    0,
  );
}
