import type { UploadQuoteFields } from '#shared/contract/quotes.ts';
import { postJson, type UploadOptions, upload } from '../../../lib/http.ts';

export interface QuoteUpload {
  chatId: number;
  /** Rupees as typed; empty counts as 0, a quotation whose price is only in its file. */
  amount: string;
  file: File;
  /** Names this upload: sent again with the same content it stays one quotation. */
  clientId: string;
}

export async function uploadQuote(quote: QuoteUpload, options: UploadOptions): Promise<void> {
  const fields = {
    amount: quote.amount || '0',
    original_name: quote.file.name.slice(0, 255),
    client_id: quote.clientId,
  } satisfies Partial<UploadQuoteFields>;
  const form = new FormData();
  form.set('chat_id', String(quote.chatId));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  // The file goes last, so that the server can refuse by the fields before the bytes.
  form.set('file', quote.file, quote.file.name);
  await upload('/quotes/upload', form, options);
}

export function withdrawQuote(id: number): Promise<unknown> {
  return postJson(`/quotes/${id}/withdraw`, {});
}
