import type { PublicPaymentStatus } from '#shared/contract/payments.ts';

/** The payment id of an address; 0 when it is missing or no id (nothing is fetched then). */
export function readPid(params: URLSearchParams): number {
  const text = params.get('pid') ?? '';
  const pid = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(pid) ? pid : 0;
}

/**
 * What the address claims the outcome to be. Anybody can write `status=success` into a link and show it as a receipt,
 * so a claimed success is no more than pending until the server has confirmed it (decision 28).
 */
export function readClaimedStatus(params: URLSearchParams): PublicPaymentStatus {
  return toStatus(params.get('status')) === 'failed' ? 'failed' : 'pending';
}

/** Anything that is neither success nor failed counts as pending. */
export function toStatus(text: string | null): PublicPaymentStatus {
  const word = text?.toLowerCase();
  return word === 'success' || word === 'failed' ? word : 'pending';
}

/** The order reference out of the payment's meta, which is a JSON string by specification. */
export function readOrderRef(meta: string): string {
  try {
    const { merchantOrderId } = JSON.parse(meta) as { merchantOrderId?: unknown };
    return typeof merchantOrderId === 'string' ? merchantOrderId : '';
  } catch {
    return '';
  }
}
