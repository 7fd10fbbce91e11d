import type {
  PictureConsent,
  PictureConsentAnswer,
  PictureConsentBody,
} from '#shared/contract/clinic/picture-book.ts';
import { getJson, request } from '../../../lib/http.ts';

export async function fetchConsent(signal: AbortSignal): Promise<PictureConsent> {
  return (await getJson<PictureConsentAnswer>('/picture-consent', { signal })).consent;
}

export async function answerConsent(body: PictureConsentBody): Promise<PictureConsent> {
  return (await request<PictureConsentAnswer>('PUT', '/picture-consent', body)).data.consent;
}
