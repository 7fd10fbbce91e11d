import type { SendMessageAnswer } from '#shared/contract/chat/send.ts';
import type { Message, ReplyQuote } from '#shared/contract/chat.ts';
import type { Intake } from '#shared/contract/clinic/intake.ts';
import { replySnippet } from '#shared/domain/chat/snippets.ts';

/** A photo, video, voice note or document on its way up. */
export interface DraftFile {
  blob: Blob;
  /** As the sender's own device calls it; shown and sent as `original_name`. */
  name: string;
  /** What the device believes it is; the server looks for itself. */
  mimeType: string;
  /** Measured length of a voice note. */
  durationSeconds?: number;
  /** Outline of a voice note, 0 to 100 each, as this device heard it; empty where it could not decode it. */
  peaks?: number[];
}

export interface SprayDraft {
  date: string;
  chemical: string;
  dosage: string;
}

/** What a person has written and wants sent. At least one part is filled. */
export interface Draft {
  text?: string;
  file?: DraftFile;
  spray?: SprayDraft;
  /** Of a farmer, instead of text, file and spray; its photos and voices are messages of their own, after it. */
  intake?: Intake;
  /** Fields of the send that the server alone reads. */
  fields?: Readonly<Record<string, string>>;
  /** Head of the message this one answers. */
  reply?: ReplyQuote;
  /** Names the send where the same thing must never be said twice, whoever asks; without it every send is new. */
  clientId?: string;
}

/** Why the server will not take a message as it is. `text` is the server's own sentence. */
export interface Refusal {
  code: string;
  text: string;
  /** What the server said besides: which colleague was faster. */
  known?: Record<string, string> | undefined;
}

/** A draft with an identity: what the outbox keeps, on disk too, until the server or the sender lets it go. */
export interface PendingMessage extends Draft {
  /** Names this send for ever: every retry carries it, so a retry can never double a message. */
  clientId: string;
  /** Typed order within the outbox. */
  position: number;
  /** ISO instant by the sender's clock; for showing, never for sorting. */
  queuedAt: string;
  state: 'queued' | 'sending' | 'sent' | 'failed';
  /** Part of the upload done, 0 to 1; null before the first byte. */
  progress: number | null;
  refusal: Refusal | null;
  /** Newest log position this device knew when the server refused it: that is where it stands from then on. */
  refusedAfter?: number | undefined;
  /** Log position the server gave it, once it has. */
  sentSeq: number | null;
  /** In this page alone: the device refused to keep it. */
  isUnkept?: boolean;
  /** Of the office: newest position the writer had seen. A colleague's message beyond it has the send refused. */
  seenSeq?: number | undefined;
  /** Where a large file is being brought over, once that has begun. */
  uploadId?: string;
}

/** What an attempt tells of itself while it runs. */
export interface SendWatch {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  /** So much of the file is safe on the server, under this upload: the next attempt goes on from there. */
  onKept: (uploadId: string) => void;
  /** The upload an earlier attempt began, here or in another tab. */
  begunUpload: () => Promise<string | undefined>;
}

/** One attempt to hand a message over. Must reject when its signal is aborted. */
export type SendAttempt = (message: PendingMessage, watch: SendWatch) => Promise<SendMessageAnswer>;

/** The head of a message, as the server will quote it in the answer. */
export function replyQuoteOf(message: Message): ReplyQuote {
  return {
    id: message.id,
    seq: message.seq,
    sender_role: message.sender_role,
    message_type: message.message_type,
    snippet: replySnippet(message.text ?? ''),
    mime_type: message.mime_type,
    deleted: message.deleted,
  };
}
