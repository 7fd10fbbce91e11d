import {
  Hourglass,
  type LucideIcon,
  PackageOpen,
  ReceiptIndianRupee,
  Truck,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';

interface Rule {
  Icon: LucideIcon;
  /** What the server is asked for; the list's query takes it up as it stands. */
  query: Record<string, string | boolean>;
  /** Whether a chat still belongs, asked of every row that changes on the screen. */
  holds: (chat: ChatSummary) => boolean;
}

/**
 * The buttons under the four filters, in the order of the screen; each narrows the list further. A new one is a row
 * here, its words under `list.only`, `list.onlyHint` and `empty`, and a condition of the server's list.
 */
const RULES = {
  waiting: {
    Icon: Hourglass,
    query: { sort: 'waiting' },
    holds: (chat) => chat.waiting_since !== null && !chat.blocked,
  },
  unpaid: { Icon: ReceiptIndianRupee, query: { unpaid: true }, holds: (chat) => chat.unpaid },
  toSend: { Icon: PackageOpen, query: { to_send: true }, holds: (chat) => chat.to_send },
  dispatched: { Icon: Truck, query: { dispatched: true }, holds: (chat) => chat.dispatched_at !== null },
  mine: {
    Icon: UserRoundCheck,
    query: { mine: true },
    holds: (chat) => chat.holder?.mine === true || chat.reminded,
  },
  nobodys: {
    Icon: UsersRound,
    query: { nobodys: true },
    holds: ({ holder, waiting_since }) =>
      holder === null || ((holder.away_until !== null || holder.role_away) && waiting_since !== null),
  },
} as const satisfies Record<string, Rule>;

export type Narrowing = keyof typeof RULES;

export const NARROWINGS: Readonly<Record<Narrowing, Rule>> = RULES;

export const NARROWING_NAMES = Object.keys(RULES) as readonly Narrowing[];
