import { useState } from 'react';
import { errorText } from '../error-text.ts';
import { HttpError, postJson } from '../http.ts';

export interface StepUp {
  /** `code`: a code is on its way to the office's mailbox, and is waited for. */
  phase: 'ask' | 'code';
  busy: boolean;
  error: string | undefined;
  /** Tries the action; when a fresh code is wanted first, has one sent. */
  begin: () => Promise<void>;
  /** The code as typed, then the action. */
  prove: (code: string) => Promise<void>;
  /** Back to the form. */
  reset: () => void;
}

/** A fresh code goes to one's own mailbox. */
async function mailStepUpCode(): Promise<void> {
  await postJson('/admin/step-up');
}

async function proveStepUp(code: string): Promise<void> {
  await postJson('/admin/step-up/verify', { code });
}

/**
 * An act with money, or with people: done at once where a fresh code was just given, else after one from the office's mail.
 *
 * @param words.failed said when nothing better is known
 */
export function useStepUp(action: () => Promise<unknown>, words: { failed: string }): StepUp {
  const [phase, setPhase] = useState<StepUp['phase']>('ask');
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

  async function orMail(): Promise<void> {
    try {
      await action();
    } catch (failure) {
      if (!(failure instanceof HttpError && failure.code === 'STEP_UP_REQUIRED')) throw failure;
      await mailStepUpCode();
      setPhase('code');
    }
  }

  return {
    phase,
    busy,
    error,
    begin: () => attempt(orMail),
    prove: (code) =>
      attempt(async () => {
        await proveStepUp(code);
        try {
          await action();
        } catch (failure) {
          // The code is used up or was not the matter: the form says what is wrong.
          setPhase('ask');
          throw failure;
        }
      }),
    reset() {
      setPhase('ask');
      setError(undefined);
    },
  };
}
