import { HttpError } from '../http.ts';
import { listenersOf } from '../listeners.ts';

/** An act that waits for a fresh proof of who does it. */
export interface WaitingAct {
  /** Tries it. @throws while the proof is wanted still */
  act: () => Promise<void>;
  /** Without a proof: the caller gets the server's refusal. */
  close: () => void;
}

let waiting: WaitingAct | null = null;
const listeners = listenersOf();
export const subscribeWaitingAct = listeners.subscribe;
export const readWaitingAct = (): WaitingAct | null => waiting;

/**
 * Does what may take a step-up. Where the server wants one, the page's `ProofDialog` asks for it and the answer is that of
 * the act done then; an act given up, and one for which no dialog is free, ends with the server's refusal.
 */
export async function withProof<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (refusal) {
    if (!wantsProof(refusal) || waiting !== null) throw refusal;
    return await new Promise<T>((resolve, reject) => {
      function end(settle: () => void): void {
        show(null);
        settle();
      }
      show({
        async act() {
          try {
            const done = await act();
            end(() => resolve(done));
          } catch (error) {
            if (wantsProof(error)) throw error;
            end(() => reject(error as Error));
          }
        },
        close: () => end(() => reject(refusal as Error)),
      });
    });
  }
}

function show(next: WaitingAct | null): void {
  waiting = next;
  listeners.notify();
}

const wantsProof = (error: unknown) => error instanceof HttpError && error.code === 'STEP_UP_REQUIRED';
