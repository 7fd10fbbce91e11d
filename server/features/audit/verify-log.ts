import { createHash } from 'node:crypto';
import type { Sql } from '../../platform/database/db.ts';
import { firstUnsealed, listSealed, type SealedRow, sealLines } from './chain.store.ts';

/** The end of the chain: whoever noted it can later prove that nothing before it was changed or cut off. */
export interface ChainHead {
  seq: number;
  hash: string;
}

export interface LogVerification {
  lines: number;
  /** Lines whose words went with a purged farmer. */
  purged: number;
  head: ChainHead;
  /** The first row that is not as it was written; undefined when all are. */
  fault: { seq: number; auditId: number | undefined; what: string } | undefined;
}

const FIRST_HASH = '0'.repeat(64);
const PAGE = 2_000;

/**
 * Hashes the office's log anew, from the first line, and stops at the first that differs from its seal. What was
 * written since the last sealing is sealed first.
 * @param noted a head written down earlier: it must still be part of the chain, or its end was cut off
 */
export async function verifyLog(db: Sql, noted?: ChainHead): Promise<LogVerification> {
  await sealLines(db);
  let head: ChainHead = { seq: 0, hash: FIRST_HASH };
  let purged = 0;
  const verdict = (fault: LogVerification['fault']) => ({ lines: head.seq, purged, head, fault });
  for (;;) {
    const page = await listSealed(db, head.seq, PAGE);
    for (const row of page) {
      const what = faultOf(row, head) ?? (row.seq === noted?.seq ? faultOfNoted(row, noted) : undefined);
      if (what) return verdict({ seq: row.seq, auditId: row.audit_id, what });
      if (row.digest !== null && row.personal === null) purged += 1;
      head = { seq: row.seq, hash: row.hash };
    }
    if (page.length < PAGE) break;
  }
  if (noted && noted.seq > head.seq) {
    const what = `the chain ends here, before the noted row ${noted.seq}`;
    return verdict({ seq: head.seq, auditId: undefined, what });
  }
  const unsealed = await firstUnsealed(db);
  const what = 'a line of the log has no place in the chain';
  return verdict(unsealed === undefined ? undefined : { seq: head.seq + 1, auditId: unsealed, what });
}

function faultOf(row: SealedRow, before: ChainHead): string | undefined {
  if (row.seq !== before.seq + 1) return 'a row before it is missing';
  if (row.prev_hash !== before.hash) return 'it does not hold the hash of the row before it';
  if (row.content === null) return 'its line is gone from the log';
  if (row.hash !== sha256(row.prev_hash, row.content)) return 'its line is not the one that was sealed';
  return faultOfWords(row);
}

function faultOfWords({ digest, salt, personal, purged }: SealedRow): string | undefined {
  if (personal === null) return digest === null || purged ? undefined : 'the words beside its line are gone';
  const kept = digest === null || salt === null ? undefined : sha256(salt, personal);
  return kept === digest ? undefined : 'the words beside its line are not the ones that were written';
}

function faultOfNoted(row: SealedRow, noted: ChainHead): string | undefined {
  return row.hash === noted.hash ? undefined : 'it is not the row that was noted';
}

/** @param before hex */
function sha256(before: string, text: string): string {
  return createHash('sha256').update(Buffer.from(before, 'hex')).update(text, 'utf8').digest('hex');
}
