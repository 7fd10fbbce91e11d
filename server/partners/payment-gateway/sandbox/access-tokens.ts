import { randomBytes } from 'node:crypto';
import { type ApiAnswer, failure } from './wire.ts';

export interface ApiCredentials {
  clientId: string;
  clientSecret: string;
}

const TOKEN_LIFE_SECONDS = 3600;

export interface AccessTokens {
  /** The token call. */
  issue(form: URLSearchParams): ApiAnswer;
  /** The refusal an `Authorization` header meets; undefined when it is good. */
  refuse(authorization: string | undefined): ApiAnswer | undefined;
  /** Makes every token given out so far invalid. */
  expireAll(): void;
}

/** OAuth client credentials as PhonePe gives them out. Kept in memory: a restart refuses the old tokens. */
export function createAccessTokens(credentials: ApiCredentials): AccessTokens {
  const tokens = new Map<string, number>();
  return {
    issue(form) {
      const known =
        form.get('client_id') === credentials.clientId &&
        form.get('client_secret') === credentials.clientSecret &&
        form.get('grant_type') === 'client_credentials';
      if (!known) return failure(401, 'AUTHORIZATION_FAILED', 'Unknown client.');
      const token = randomBytes(24).toString('base64url');
      const now = Math.floor(Date.now() / 1000);
      tokens.set(token, (now + TOKEN_LIFE_SECONDS) * 1000);
      const expires = { expires_at: now + TOKEN_LIFE_SECONDS, session_expires_at: now + TOKEN_LIFE_SECONDS };
      return {
        status: 200,
        body: { access_token: token, token_type: 'O-Bearer', issued_at: now, ...expires },
      };
    },
    refuse(authorization) {
      const token = /^O-Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
      if ((tokens.get(token) ?? 0) > Date.now()) return undefined;
      return failure(401, 'AUTHORIZATION_FAILED', 'The access token is missing, wrong or too old.');
    },
    expireAll: () => tokens.clear(),
  };
}
