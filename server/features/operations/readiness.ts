import type { Database } from '../../platform/database/db.ts';
import { within } from '../../platform/health.ts';
import { proveWrite } from './operations.store.ts';

/** Whoever asks (a balancer, Docker) gives up soon by itself: a late yes is a no. */
export const DEADLINE_MS = 3_000;

/**
 * Whether the database takes writes: it commits one, in time, and has refused nobody's in the last seconds (a small one
 * still finds room on a full disk). However many ask at once, one is tried at a time.
 */
export function createReadiness(db: Database): () => Promise<boolean> {
  let trying: Promise<void> | undefined;
  return async () => {
    trying ??= proveWrite(db).finally(() => {
      trying = undefined;
    });
    return within(DEADLINE_MS, trying).then(
      () => !db.refusedLately(),
      () => false,
    );
  };
}
