import type { ChatSummary } from '#shared/contract/chat/list.ts';
import type { Label } from '#shared/contract/office/labels.ts';
import { LABEL_KINDS } from '#shared/domain/labels.ts';
import type { InboxRow } from './inbox.store.ts';

const byKind = ({ kind }: Label): number => LABEL_KINDS.indexOf(kind);

export function viewChatSummary(row: InboxRow): ChatSummary {
  return {
    id: row.id,
    mobile: row.mobile,
    name: row.name,
    address: row.address,
    status: row.status,
    unread_count: row.unread_count,
    last_message: row.last_message,
    last_message_at: row.last_message_at,
    waiting_since: row.waiting_since,
    unpaid: row.unpaid,
    to_send: row.to_send,
    mentioned: row.mentioned,
    reminded: row.reminded,
    holder: row.holder,
    labels: row.labels.toSorted((a, b) => byKind(a) - byKind(b) || a.id - b.id),
    dispatched_at: row.dispatched_at,
    blocked: row.blocked,
    head_seq: row.head_seq,
    listed: row.listed,
    put_away: row.put_away,
    deletion_requested_at: row.deletion_requested_at,
    set_aside: row.set_aside,
  };
}
