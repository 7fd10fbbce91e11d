import { setTimeout as sleep } from 'node:timers/promises';
import { readAnswer } from '../read-answer.ts';
import { PaymentGatewayError } from './gateway-error.ts';

/** Longest wait for the provider; past it the outcome is unknown and the order is asked about. */
export const CALL_TIMEOUT_MS = 10_000;

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
    const text = await readAnswer(response);
    return { status: response.status, body: parseJson(text) };
  } catch (cause) {
    throw new PaymentGatewayError('unknown', 'the payment provider did not answer', { cause });
  }
}

/** The provider's own rule: a 500 is tried again after these waits, and no other answer is. */
const RETRY_AFTER_MS = [2_000, 4_000, 8_000];

/**
 * Asks again after a 500, as long as the whole stays within `withinMs`: whoever waits for it holds the turn to
 * speak with the provider no longer than for one slow call. For requests that bear an id of ours, so that one
 * which was heard all the same is recognised.
 */
export async function retryBroken(
  ask: (timeoutMs: number) => Promise<ProviderAnswer>,
  withinMs: number,
): Promise<ProviderAnswer> {
  const endsAt = Date.now() + withinMs;
  let answer = await ask(withinMs);
  for (const wait of RETRY_AFTER_MS) {
    if (answer.status !== 500 || Date.now() + wait >= endsAt) break;
    await sleep(wait);
    answer = await ask(endsAt - Date.now());
  }
  return answer;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
