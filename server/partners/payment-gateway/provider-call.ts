import { PaymentGatewayError } from './gateway-error.ts';

/** Longest wait for the provider; past it the outcome is unknown and the order is asked about. */
export const CALL_TIMEOUT_MS = 10_000;

/** Larger answers than this are not the provider's. */
const MAX_ANSWER_CHARS = 256 * 1024;

export interface ProviderAnswer {
  status: number;
  /** Undefined when the body was not JSON. */
  body: unknown;
}

/**
 * One HTTP call to the provider: bounded in time, redirects refused (an API that redirects is not the API).
 * @throws {PaymentGatewayError} `unknown` when no complete answer came.
 */
export async function callProvider(
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; timeoutMs: number },
): Promise<ProviderAnswer> {
  const { timeoutMs, ...request } = init;
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch (cause) {
    throw new PaymentGatewayError('unknown', 'the payment provider did not answer', { cause });
  }
}

function parseJson(text: string): unknown {
  if (text.length > MAX_ANSWER_CHARS) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
