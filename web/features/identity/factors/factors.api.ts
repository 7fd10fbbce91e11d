import type {
  ConfirmTotpBody,
  FactorAddedAnswer,
  FactorsAnswer,
  NewPasskeyBody,
  NewTotpAnswer,
  PasskeyNameBody,
  PasskeyOptionsAnswer,
  RecoveryCodesAnswer,
} from '#shared/contract/identity/factors.ts';
import { del, getJson, postJson, request } from '../../../lib/http.ts';

export const readFactors = (signal: AbortSignal) => getJson<FactorsAnswer>('/admin/factors', { signal });

export const startTotp = () => postJson<NewTotpAnswer>('/admin/factors/totp');

export const confirmTotp = (body: ConfirmTotpBody) =>
  postJson<FactorAddedAnswer>('/admin/factors/totp/confirm', body);

export const removeTotp = () => del<{ ok: true }>('/admin/factors/totp');

export const startPasskey = () => postJson<PasskeyOptionsAnswer>('/admin/factors/passkeys');

export const confirmPasskey = (body: NewPasskeyBody) =>
  postJson<FactorAddedAnswer>('/admin/factors/passkeys/confirm', body);

export const renamePasskey = (id: number, name: string) =>
  request<{ ok: true }>('PUT', `/admin/factors/passkeys/${id}`, { name } satisfies PasskeyNameBody);

export const removePasskey = (id: number) => del<{ ok: true }>(`/admin/factors/passkeys/${id}`);

export const renewRecoveryCodes = () => postJson<RecoveryCodesAnswer>('/admin/factors/recovery-codes');
