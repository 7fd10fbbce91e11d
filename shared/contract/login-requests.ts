import { type Static, Type } from 'typebox';
import { closed, Instant, nullable, Uuid } from './wire.ts';

/** Somebody who waits at the login for the office to tell them their code; only with SMS_PROVIDER=none. */
export const LoginRequest = Type.Object(
  {
    id: Uuid,
    mobile: Type.String(),
    name: nullable(Type.String({ description: 'null: the number is not registered yet' })),
    asked_at: Instant,
    known_browser: Type.Boolean({ description: 'this browser has logged in with the number before' }),
    others: Type.Integer({ description: 'further browsers that wait for a code of the same number' }),
    elsewhere: Type.Boolean({ description: 'one of those asks from another network' }),
  },
  closed,
);
export type LoginRequest = Static<typeof LoginRequest>;

export const LoginRequestsAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    requests: Type.Array(LoginRequest, {
      description: 'known browsers first, then round-robin by network, newest first',
    }),
  },
  closed,
);
export type LoginRequestsAnswer = Static<typeof LoginRequestsAnswer>;

export const LoginRequestParams = Type.Object({ id: Uuid }, closed);

/** The code is shown this once; asking again makes no other. */
export const TellCodeAnswer = Type.Object(
  { ok: Type.Literal(true), code: Type.String(), valid_until: Instant },
  closed,
);
export type TellCodeAnswer = Static<typeof TellCodeAnswer>;
