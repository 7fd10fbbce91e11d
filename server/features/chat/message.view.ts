import type { Message, MessageMeta, ReplyQuote } from '#shared/contract/chat.ts';
import { replySnippet } from '#shared/domain/reply-snippet.ts';
import type { MessageRow } from './messages.store.ts';

type FileOfRow = NonNullable<MessageRow['file']>;

/** A message as it leaves: deleted for everyone, it keeps its place and nothing else. */
export function viewMessage(row: MessageRow): Message {
  const place = {
    id: row.id,
    chat_id: row.chat_id,
    seq: row.seq,
    client_id: row.client_id,
    sender_role: row.sender_role,
    message_type: row.kind,
    deleted: row.deleted,
    created_at: row.created_at,
  };
  if (row.deleted) {
    return { ...place, text: null, file_path: null, mime_type: null, meta: {}, reply_to: null, reply: null };
  }
  return {
    ...place,
    text: row.text,
    file_path: row.file ? uploadPath(row.file.storage_key) : null,
    mime_type: row.file?.mime_type ?? null,
    meta: { ...viewMeta(row.meta), ...(row.file ? viewFile(row.file) : {}) },
    reply_to: row.reply_to,
    reply: row.reply ? viewReply(row.reply) : null,
  };
}

const uploadPath = (key: string) => `/uploads/${key}`;

/** What kinds may say of themselves; everything else stored in meta is ours (the list line, for one). */
const META_KEYS = [
  'spray',
  'auto',
  'quotation_id',
  'amount',
  'lr_number',
  'tracking_link',
  'pid',
  'receipt_number',
  'refund_reference',
  'item',
] as const satisfies (keyof MessageMeta)[];

function viewMeta(stored: MessageRow['meta']): MessageMeta {
  return Object.fromEntries(META_KEYS.filter((key) => key in stored).map((key) => [key, stored[key]]));
}

function viewFile(file: FileOfRow): MessageMeta {
  const meta: MessageMeta = { original_name: file.original_name, size: file.size_bytes };
  if (file.width !== null && file.height !== null)
    Object.assign(meta, { width: file.width, height: file.height });
  if (file.duration_ms !== null) meta.duration = file.duration_ms / 1000;
  if (file.preview_key !== null) meta.preview_path = uploadPath(file.preview_key);
  if (file.peaks !== null) meta.peaks = file.peaks;
  if (file.audio_copy_key !== null) meta.audio_copy_path = uploadPath(file.audio_copy_key);
  return meta;
}

/** The quote shows the original as it is now, also to a side that hid it; deleted for everyone, only that. */
function viewReply(reply: NonNullable<MessageRow['reply']>): ReplyQuote {
  return {
    id: reply.id,
    seq: reply.seq,
    sender_role: reply.sender_role,
    message_type: reply.kind,
    snippet: reply.deleted ? '' : replySnippet(reply.text ?? ''),
    mime_type: reply.deleted ? null : reply.mime_type,
    deleted: reply.deleted,
  };
}
