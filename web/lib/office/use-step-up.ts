import { useState } from 'react';
import type { StepUpAnswer } from '#shared/contract/office-payments.ts';
import { errorText } from '../error-text.ts';
import { HttpError, postJson } from '../http.ts';
import { translateIfKnown } from '../i18n.ts';
import { askPasskey } from './passkey.ts';

/** By what somebody proves themselves: `mail` for a mailed code, else factors of their own. */
export type ProofKind = 'mail' | NonNullable<StepUpAnswer['factors']>[number];

export interface StepUp {
  /** `code`: a fresh proof is waited for. */
  phase: 'ask' | 'code';
  means: readonly ProofKind[];
  busy: boolean;
  error: string | undefined;
  /** Tries the action; when a fresh proof is wanted first, asks for it. */
  begin: () => Promise<void>;
  /** The code as typed, then the action. */
  prove: (code: string) => Promise<void>;
  /** A passkey, then the action. */
  provePasskey: () => Promise<void>;
  /** Back to the form. */
  reset: () => void;
}

/** A code goes to one's own mailbox, unless one has factors of one's own. */
const askForProof = () => postJson<StepUpAnswer>('/admin/step-up');

/**
 * An act with money, with people or with one's own account: done at once where one has just proven oneself, else after a
 * code from one's mail or a factor of one's own.
 *
 * @param words.failed said when nothing better is known
 */
export function useStepUp(action: () => Promise<unknown>, words: { failed: string }): StepUp {
  const [asked, setAsked] = useState<StepUpAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(errorText(failure, words.failed));
    } finally {
      setBusy(false);
    }
  }

  async function orAsk(): Promise<void> {
    try {
      await action();
    } catch (failure) {
      if (!(failure instanceof HttpError && failure.code === 'STEP_UP_REQUIRED')) throw failure;
      setAsked(await askForProof());
    }
  }

  /** The proof is used up or was not the matter: the form says what is wrong. */
  async function act(): Promise<void> {
    try {
      await action();
    } catch (failure) {
      setAsked(null);
      throw failure;
    }
  }

  async function byPasskey(): Promise<void> {
    // Each question is answered once: the first is there, another try asks anew.
    const { passkey } = error === undefined && asked ? asked : await askForProof();
    const response = passkey ? await askPasskey(passkey) : null;
    if (response === null) return setError(translateIfKnown('office', 'stepUp.passkeyClosed'));
    await postJson('/admin/step-up/passkey', { response });
    await act();
  }

  return {
    phase: asked ? 'code' : 'ask',
    means: asked?.factors ?? ['mail'],
    busy,
    error,
    begin: () => attempt(orAsk),
    prove: (code) =>
      attempt(async () => {
        await postJson('/admin/step-up/verify', { code });
        await act();
      }),
    provePasskey: () => attempt(byPasskey),
    reset() {
      setAsked(null);
      setError(undefined);
    },
  };
}
