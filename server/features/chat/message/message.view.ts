import type { FileFacts, Message, ReplyQuote } from '#shared/contract/chat.ts';
import { type MessageMeta, MessageOrigin, metaKeysOf } from '#shared/contract/message-kinds.ts';
import { kindOf, MESSAGE_KINDS } from '#shared/domain/chat/message-kinds.ts';
import { replySnippet } from '#shared/domain/chat/snippets.ts';
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
    return {
      ...place,
      text: null,
      file_path: null,
      mime_type: null,
      meta: {},
      reply_to: null,
      reply: null,
      author: null,
    };
  }
  return {
    ...place,
    text: row.text,
    file_path: row.file ? uploadPath(row.file.storage_key) : null,
    mime_type: row.file?.mime_type ?? null,
    meta: { ...viewMeta(row), ...(row.file ? viewFile(row.file) : {}) },
    reply_to: row.reply_to,
    reply: row.reply ? viewReply(row.reply) : null,
    author: row.author,
  };
}

const uploadPath = (key: string) => `/uploads/${key}`;

const ORIGIN_KEYS = Object.keys(MessageOrigin.properties);

/** The keys of its kind; everything else stored in meta is ours (the list line, for one). */
function viewMeta(row: Pick<MessageRow, 'kind' | 'meta'>): MessageMeta {
  const kind = kindOf(row.kind);
  // Of a kind of a newer program: what this one knows from any kind.
  const keys = [...ORIGIN_KEYS, ...(kind ? metaKeysOf(kind) : MESSAGE_KINDS.flatMap(metaKeysOf))];
  return Object.fromEntries(keys.filter((key) => key in row.meta).map((key) => [key, row.meta[key]]));
}

function viewFile(file: FileOfRow): FileFacts {
  const meta: FileFacts = { original_name: file.original_name, size: file.size_bytes };
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
