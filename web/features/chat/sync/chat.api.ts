import type { EventsAnswer } from '#shared/contract/chat/events.ts';
import type { SendMessageAnswer } from '#shared/contract/chat/send.ts';
import type { Message } from '#shared/contract/chat.ts';
import { MAX_WAITED_SECONDS, THREAD_HEADERS } from '#shared/contract/chat-limits.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { del, getJson, HttpError, postJson, request, upload } from '../../../lib/http.ts';
import { type BothWatermarks, EMPTY_CHAT, type ThreadPage } from '../model/chat-state.ts';
import type { DraftFile, PendingMessage, SendAttempt, SendWatch } from '../model/pending-message.ts';
import type { ChatTransport } from './chat-sync.ts';
import { withStallTimeout } from './stall-timeout.ts';

/** Who reads backwards reads on: fewer, larger pages. */
const OLDER_PAGE = 100;
/** As much as the server gives, for a jump to something far back. */
const LEAP_PAGE = 200;
/** A read, or a receipt, that has not answered by then never will on a line like that: ask anew. */
const READ_DEADLINE_MS = 20_000;

export type DeletionMode = 'me' | 'everyone';

/** Reads one chat's record for one side. */
export function createChatTransport(chatId: number, side: SenderRole): ChatTransport {
  // Only the office has to say which of its two possible sessions is meant.
  const role = side === 'admin' ? side : undefined;
  return {
    async fetchPage(before, isLeap) {
      const { data, header } = await withDeadline((signal) =>
        request<Message[]>('GET', `/chat/thread/${chatId}`, undefined, {
          signal,
          query: { role, before, limit: before === undefined ? undefined : isLeap ? LEAP_PAGE : OLDER_PAGE },
        }),
      );
      return toPage(data, header);
    },
    fetchEvents: (after) =>
      withDeadline((signal) =>
        getJson<EventsAnswer>(`/chat/${chatId}/events`, { signal, query: { role, after } }),
      ),
    isFinal,
  };
}

/** The server will answer the same call in the same way: asking again is of no use. */
export function isFinal(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** A file up to this size is through before a second round trip would pay. */
const IN_ONE_PIECE_BYTES = 1_000_000;

/** Only who sends something large pays for it. Null: it cannot be had, for want of a line or because a newer release took its place. */
async function loadPieces(): Promise<typeof import('./send-large-file.ts') | null> {
  const pieces = await import('./send-large-file.ts').catch(() => null);
  return pieces && (await pieces.canUploadInPieces()) ? pieces : null;
}

/** Hands messages over as the farmer with this number, or as the office in this chat. */
export function createSendAttempt(
  to: { side: 'farmer'; mobile: string } | { side: 'admin'; chatId: number },
): SendAttempt {
  return async (message, watch) => {
    const { file } = message;
    if (file) await refuseHopeless(file);
    const form = toForm(message, { sender_role: to.side });
    if (to.side === 'farmer') form.set('mobile', to.mobile);
    else form.set('chat_id', String(to.chatId));
    const pieces = file && file.blob.size > IN_ONE_PIECE_BYTES ? await loadPieces() : null;
    if (file && pieces) {
      return pieces.sendLargeFile({ ...message, file }, watch, {
        role: to.side,
        post(uploadId) {
          form.set('upload_id', uploadId);
          return postForm(form, { ...watch, onProgress: () => {} });
        },
      });
    }
    // The file goes last, so that the server can refuse by the fields before the bytes.
    if (file) form.append('file', file.blob, file.name);
    return postForm(form, watch);
  };
}

/**
 * What the server would refuse after the last byte is refused before the first. @throws {HttpError}
 */
async function refuseHopeless(file: DraftFile): Promise<void> {
  const code = await (await import('./file-refusal.ts').catch(() => null))?.refusalOf(file);
  // The sentence is the catalogue's, in the reader's language.
  if (code) throw new HttpError(422, code, '');
}

function postForm(form: FormData, watch: SendWatch): Promise<SendMessageAnswer> {
  return withStallTimeout(watch.signal, async (signal, moved) => {
    const reply = await upload<SendMessageAnswer>('/chat/message', form, {
      signal,
      onProgress: (fraction) => {
        moved();
        watch.onProgress(fraction);
      },
    });
    return reply.data;
  });
}

/** Takes back what was brought over of a file that will not be sent. */
export function withdrawUpload(uploadId: string): Promise<unknown> {
  return del(`/uploads/${uploadId}`);
}

/** Tells the other side how far this one has received and read. */
export function postReceipt(receipt: {
  chat_id: number;
  role: SenderRole;
  delivered_seq: number;
  read_seq: number;
}): Promise<unknown> {
  return withDeadline((signal) => postJson('/chat/receipt', receipt, { signal }));
}

/** Takes a message away from one's own side, or from both. */
export function deleteMessage(messageId: number, role: SenderRole, mode: DeletionMode): Promise<unknown> {
  return del(`/chat/message/${messageId}`, { query: { role, mode } });
}

/** Undo of a deletion for the own side. */
export function bringBackMessage(messageId: number, role: SenderRole): Promise<unknown> {
  return postJson(`/chat/message/${messageId}/restore`, { role });
}

function toForm(message: PendingMessage, fields: Record<string, string>): FormData {
  const form = new FormData();
  const { text, file, spray, reply, intake } = message;
  const all = {
    client_id: message.clientId,
    ...message.fields,
    ...fields,
    text,
    last_spray_date: spray?.date,
    last_chemical: spray?.chemical,
    last_dosage: spray?.dosage,
    intake: intake && JSON.stringify(intake),
    reply_to: reply && String(reply.id),
    original_name: file?.name.slice(0, 255),
    audio_duration: file?.durationSeconds?.toFixed(2),
    waited_seconds: String(secondsSince(message.queuedAt)),
    seen_seq: message.seenSeq?.toString(),
  };
  for (const [name, value] of Object.entries(all)) if (value) form.set(name, value);
  return form;
}

/** By the device's own clock on both ends, so that it may be wrong. */
function secondsSince(instant: string): number {
  const seconds = Math.round((Date.now() - Date.parse(instant)) / 1000);
  return Math.min(MAX_WAITED_SECONDS, Math.max(0, seconds));
}

function toPage(messages: Message[], header: (name: string) => string | null): ThreadPage {
  return {
    messages,
    headSeq: Number(header(THREAD_HEADERS.headSeq) ?? 0),
    hasOlder: header(THREAD_HEADERS.hasOlder) === 'true',
    watermarks: parseWatermarks(header(THREAD_HEADERS.watermarks)),
  };
}

function parseWatermarks(json: string | null): BothWatermarks {
  try {
    return { ...EMPTY_CHAT.watermarks, ...(JSON.parse(json ?? '{}') as Partial<BothWatermarks>) };
  } catch {
    return EMPTY_CHAT.watermarks;
  }
}

async function withDeadline<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), READ_DEADLINE_MS);
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}
