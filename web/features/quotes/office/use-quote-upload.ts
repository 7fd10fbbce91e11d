import { useRef, useState } from 'react';
import { HttpError } from '../../../lib/http.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import { type QuoteUpload, uploadQuote } from './quote-upload.api.ts';

/** Where a failure is shown: beside the field that caused it, else above the button. */
export type QuoteField = 'amount' | 'file' | 'form';

export type UploadOutcome = { ok: true } | { ok: false; field: QuoteField; error: unknown };

type Quote = Omit<QuoteUpload, 'clientId'>;

export interface QuoteUploading {
  /** From 0 to 1 while bytes are leaving; null when nothing is under way. */
  progress: number | null;
  send: (quote: Quote) => Promise<UploadOutcome>;
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
    async send(quote) {
      if (!attempt.current || !isSame(attempt.current, quote)) {
        attempt.current = { ...quote, clientId: newClientId() };
      }
      setProgress(0);
      try {
        await uploadQuote(attempt.current, { onProgress: setProgress });
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
  return a.amount === b.amount && a.file === b.file && a.chatId === b.chatId;
}

function fieldOf(error: unknown): QuoteField {
  if (!(error instanceof HttpError)) return 'form';
  if (error.code === 'INVALID_AMOUNT' || 'amount' in error.fields) return 'amount';
  return error.code.startsWith('FILE_') || error.code === 'QUOTE_FILE_REQUIRED' ? 'file' : 'form';
}
