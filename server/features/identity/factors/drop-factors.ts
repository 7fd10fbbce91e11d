import type { Transaction } from '../../../platform/database/transaction.ts';
import { deleteRecoveryCodes, deleteTotp, lockFactors } from './factors.store.ts';
import { deletePasskeys } from './passkeys.store.ts';

/** Everything a person proves themselves by; from now on it is the mailed code again. The caller has judged it, and says it. */
export async function dropFactors(tx: Transaction, staffId: number): Promise<void> {
  await lockFactors(tx, staffId);
  await deleteTotp(tx, staffId);
  await deletePasskeys(tx, staffId);
  await deleteRecoveryCodes(tx, staffId);
}
