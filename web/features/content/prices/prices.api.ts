import type {
  DecideAllBody,
  PriceApplyAnswer,
  PriceCheckAnswer,
  WaitingAnswer,
} from '#shared/contract/content/prices.ts';
import type { Language } from '#shared/domain/languages.ts';
import { getJson, postJson } from '../../../lib/http.ts';
import { sendFile } from '../../../lib/office/send-file.ts';

const PATH = '/admin/content';
const TYPE = 'application/octet-stream';

/** What the file would do; nothing is kept. */
export function checkPrices(file: File): Promise<PriceCheckAnswer> {
  return sendFile(`${PATH}/prices/check`, file, { type: TYPE, query: { file_name: file.name || '-' } });
}

/** The file put in force as `mark` says it was shown. */
export function applyPrices(file: File, mark: string, leaveOut: boolean): Promise<PriceApplyAnswer> {
  const query = { file_name: file.name || '-', mark, leave_out: String(leaveOut) };
  return sendFile(`${PATH}/prices/apply`, file, { type: TYPE, query });
}

export const fetchWaiting = (signal: AbortSignal) => getJson<WaitingAnswer>(`${PATH}/waiting`, { signal });

export const decideAll = (body: DecideAllBody) => postJson<{ ok: true }>(`${PATH}/waiting/decide`, body);

export const priceListAddress = (ending: 'xlsx' | 'csv', language: Language) =>
  `/api${PATH}/prices.${ending}?language=${language}`;

export const EVERYTHING_ADDRESS = `/api${PATH}/everything.zip`;
