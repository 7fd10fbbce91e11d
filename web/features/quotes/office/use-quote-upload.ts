import { useRef, useState } from 'react';
import type { UploadQuoteFields } from '#shared/contract/quotes.ts';
import { HttpError, postJson, type UploadOptions, upload } from '../../../lib/http.ts';
import { newClientId } from '../../../lib/new-client-id.ts';

/** Where a failure is shown: beside the field that caused it, else above the button. */
export type QuoteField = 'amount' | 'file' | 'form';

export type UploadOutcome = { ok: true } | { ok: false; field: QuoteField; error: unknown };

type Quote = Omit<QuoteUpload, 'clientId'>;

export interface QuoteUploading {
  /** From 0 to 1 while bytes are leaving; null when nothing is under way. */
  progress: number | null;
  send: (quote: Quote, seenSeq: number | undefined) => Promise<UploadOutcome>;
}

/**
 * Sends a quotation. Pressing again after a broken line repeats the same upload under the same name, so the
 * farmer never gets two; a changed amount or file is a new one.
 */
export function useQuoteUpload(): QuoteUploading {
  const [progress, setProgress] = useState<number | null>(null);
  const attempt = useRef<QuoteUpload | null>(null);

  return {
    progress,
    async send(quote, seenSeq) {
      if (!attempt.current || !isSame(attempt.current, quote)) {
        attempt.current = { ...quote, clientId: newClientId() };
      }
      setProgress(0);
      try {
        await uploadQuote(attempt.current, seenSeq, { onProgress: setProgress });
        attempt.current = null;
        return { ok: true };
      } catch (error) {
        return { ok: false, field: fieldOf(error), error };
      } finally {
        setProgress(null);
      }
    },
  };
}

function isSame(a: Quote, b: Quote): boolean {
  return a.amount === b.amount && a.planId === b.planId && a.file === b.file && a.chatId === b.chatId;
}

function fieldOf(error: unknown): QuoteField {
  if (!(error instanceof HttpError)) return 'form';
  if (error.code === 'INVALID_AMOUNT' || 'amount' in error.fields) return 'amount';
  return error.code.startsWith('FILE_') || error.code === 'QUOTE_FILE_REQUIRED' ? 'file' : 'form';
}

interface QuoteUpload {
  chatId: number;
  /** Rupees as typed; empty counts as 0, a quotation whose price is only in its file. */
  amount: string;
  planId: number | null;
  file: File;
  /** Names this upload: sent again with the same content it stays one quotation. */
  clientId: string;
}

async function uploadQuote(
  quote: QuoteUpload,
  seenSeq: number | undefined,
  options: UploadOptions,
): Promise<void> {
  const fields = {
    amount: quote.amount || '0',
    original_name: quote.file.name.slice(0, 255),
    client_id: quote.clientId,
  } satisfies Partial<UploadQuoteFields>;
  const form = new FormData();
  form.set('chat_id', String(quote.chatId));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (quote.planId !== null) form.set('plan_id', String(quote.planId));
  if (seenSeq !== undefined) form.set('seen_seq', String(seenSeq));
  // The file goes last, so that the server can refuse by the fields before the bytes.
  form.set('file', quote.file, quote.file.name);
  await upload('/quotes/upload', form, options);
}

export function withdrawQuote(id: number): Promise<unknown> {
  return postJson(`/quotes/${id}/withdraw`, {});
}
