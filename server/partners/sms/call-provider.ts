import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { readAnswer } from '../read-answer.ts';

const TIMEOUT_MS = 10_000;
const LOGGED_ANSWER_CHARS = 200;

/** The SMS did not go out, or nobody knows whether it did. The message is for the log, never for a caller. */
export class SmsError extends Error {
  constructor(provider: string, reason: string, options: { cause?: unknown } = {}) {
    super(`${provider}: ${reason}`, options);
    this.name = 'SmsError';
  }
}

export interface ProviderCall {
  provider: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** Never to appear in an error: providers like to repeat what they were sent. */
  secrets: string[];
  timeoutMs?: number | undefined;
}

const Json = Type.Record(Type.String(), Type.Unknown());

/**
 * One JSON call. Answers the parsed body whatever the status, because these providers report failure with
 * 200 as readily as with 4xx; the caller decides by the body. Not retried: a second try may be a second SMS.
 */
export async function callProvider(
  call: ProviderCall,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await send(call);
  const text = await readAnswer(response).catch((cause: unknown) => {
    throw new SmsError(call.provider, 'the answer broke off', { cause });
  });
  const body = parse(text);
  if (body === undefined) {
    throw new SmsError(call.provider, `status ${response.status}, not JSON: ${quoted(text, call.secrets)}`);
  }
  return { status: response.status, body };
}

/** What a provider said, short and without secrets, for the log. */
export function quoted(answer: unknown, secrets: string[]): string {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return secrets
    .reduce((clean, secret) => clean.replaceAll(secret, '***'), text)
    .slice(0, LOGGED_ANSWER_CHARS);
}

async function send(call: ProviderCall): Promise<Response> {
  try {
    return await fetch(call.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...call.headers },
      body: JSON.stringify(call.body),
      redirect: 'error',
      signal: AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS),
    });
  } catch (cause) {
    const late = cause instanceof Error && cause.name === 'TimeoutError';
    throw new SmsError(call.provider, late ? 'no answer in time' : 'could not be reached', { cause });
  }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return Check(Json, body) ? body : undefined;
  } catch {
    return undefined;
  }
}
