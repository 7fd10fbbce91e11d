import { useState } from 'react';
import type { LoginStartAnswer } from '#shared/contract/identity.ts';
import type { FactorKind } from '#shared/domain/second-factors.ts';
import { errorText, problemOf } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { PasskeyOptions } from '../../../lib/office/passkey.ts';
import type { Problem } from '../../../ui/fields/Refusal.tsx';
import { startLogin } from './staff-login.api.ts';

/** Figures for a server that answers without one (specification: default 60 s). */
const DEFAULT_TTL_SECONDS = 60;

export interface Challenge {
  email: string;
  /** Epoch milliseconds at which the code is void. */
  deadline: number;
  /** Seconds the server gave the code. */
  ttl: number;
  /** What is asked for instead of a mailed code; empty: the mailed code. */
  factors: readonly FactorKind[];
  passkey: PasskeyOptions | undefined;
}

export interface LoginTrouble extends Problem {
  field: 'email' | 'password' | 'form';
}

export interface LoginStart {
  email: string;
  /** Kept until the login is done: an expired code must not cost typing it again. */
  password: string;
  setEmail: (email: string) => void;
  setPassword: (password: string) => void;
  busy: boolean;
  trouble: LoginTrouble | null;
  /** The code under way; null while the first form stands there. */
  challenge: Challenge | null;
  /** Asks for a code, for the first time or anew. */
  send: () => Promise<boolean>;
  /** The same, for whoever wants to know what is asked for now. */
  ask: () => Promise<Challenge | null>;
  /** Back to the first form. */
  giveUp: () => void;
}

/** Why a login step failed, in the terms of the specification's error catalogue. */
type LoginStartFailure = 'email' | 'password' | 'server';

/** The first step of the office's login, which the second repeats when its code does not come. */
export function useLoginStart(): LoginStart {
  const { t } = useTranslation('office');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<LoginTrouble | null>(null);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const troubleOf = useLoginTrouble();

  async function ask(): Promise<Challenge | null> {
    if (busy) return null;
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await startLogin({ email: email.trim(), password });
      if (!answer.ok) {
        setTrouble({ field: 'form', text: t('login.failed') });
        return null;
      }
      const asked = challengeOf(email.trim(), answer);
      setChallenge(asked);
      return asked;
    } catch (error) {
      setTrouble(troubleOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  function giveUp(): void {
    setTrouble(null);
    setChallenge(null);
  }

  const send = async () => (await ask()) !== null;
  return { email, password, setEmail, setPassword, busy, trouble, challenge, send, ask, giveUp };
}

function challengeOf(email: string, answer: LoginStartAnswer): Challenge {
  const ttl = answer.ttl || DEFAULT_TTL_SECONDS;
  const { factors = [], passkey } = answer;
  return { email, ttl, deadline: Date.now() + ttl * 1000, factors, passkey };
}

/**
 * A 401 is about what was typed (the server tells a foreign e-mail from a wrong password by its code);
 * everything else is ours and reads 'Could not send OTP (server error).'
 */
export function loginStartFailure(error: unknown): LoginStartFailure {
  if (!(error instanceof HttpError) || error.status !== 401) return 'server';
  return error.code === 'OFFICE_EMAIL_WRONG' ? 'email' : 'password';
}

/** The catalogue's sentence for a failure and where it belongs; a known cause is added behind it. */
function useLoginTrouble(): (error: unknown) => LoginTrouble {
  const { t } = useTranslation('office');
  return (error) => {
    const failure = loginStartFailure(error);
    const problem = problemOf(error, t('login.failed'));
    if (failure !== 'server') return { ...problem, field: failure };
    const cause = error instanceof HttpError && error.status < 500 ? errorText(error, '') : '';
    return { ...problem, field: 'form', text: [t('login.sendFailed'), cause].filter(Boolean).join(' ') };
  };
}
