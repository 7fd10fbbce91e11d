import { HttpError } from '../../../lib/http.ts';

/** Why a login step failed, in the terms of the specification's error catalogue. */
export type LoginStartFailure = 'email' | 'password' | 'server';

/**
 * A 401 is about what was typed (the server tells a foreign e-mail from a wrong password by its code);
 * everything else is ours and reads 'Could not send OTP (server error).'
 */
export function loginStartFailure(error: unknown): LoginStartFailure {
  if (!(error instanceof HttpError) || error.status !== 401) return 'server';
  return error.code === 'OFFICE_EMAIL_WRONG' ? 'email' : 'password';
}
