import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { PaymentConfig } from '../../config.ts';
import { PaymentGatewayError } from './gateway-error.ts';
import { callProvider } from './provider-call.ts';

/** `expires_at` is epoch seconds. Other fields come and go between environments and are not read. */
const TokenAnswer = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  expires_at: Type.Number(),
  issued_at: Type.Optional(Type.Number()),
});

/** A token is replaced this long before it ends, so none expires on its way. */
const REFRESH_BEFORE_MS = 60_000;

export interface AccessTokens {
  /** A token that is still good; twenty callers at once cause one call. */
  current(): Promise<string>;
  /** Forgets a token the provider refused. Another one that was fetched meanwhile is kept. */
  discard(token: string): void;
}

/**
 * The provider's OAuth client credentials, cached by `expires_at`: fetching a token per call fails the
 * provider's sign-off. Per process, which is harmless: each process may hold its own.
 */
export function createAccessTokens(
  config: Pick<PaymentConfig, 'tokenUrl' | 'clientId' | 'clientSecret' | 'clientVersion'>,
  timeoutMs: number,
): AccessTokens {
  let held: { token: string; goodUntil: number } | undefined;
  let fetching: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    const { status, body } = await callProvider(config.tokenUrl, {
      method: 'POST',
      timeoutMs,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        client_id: config.clientId,
        client_secret: config.clientSecret,
        client_version: config.clientVersion,
        grant_type: 'client_credentials',
      }).toString(),
    });
    if (status !== 200 || !Check(TokenAnswer, body)) {
      throw new PaymentGatewayError('not_sent', `the payment provider gave no token (${status})`, { status });
    }
    held = { token: body.access_token, goodUntil: endOf(body) - REFRESH_BEFORE_MS };
    return body.access_token;
  }

  return {
    async current() {
      if (held !== undefined && Date.now() < held.goodUntil) return held.token;
      fetching ??= fetchToken().finally(() => {
        fetching = undefined;
      });
      return fetching;
    },
    discard(token) {
      if (held?.token === token) held = undefined;
    },
  };
}

/** By our own clock: the provider's may be off, but how long a token lives is the same by both. */
function endOf({ expires_at, issued_at }: { expires_at: number; issued_at?: number }): number {
  return issued_at === undefined ? expires_at * 1000 : Date.now() + (expires_at - issued_at) * 1000;
}
