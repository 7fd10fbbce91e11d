import { whoKnown } from '#shared/domain/who.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Sql } from '../../../platform/database/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../actor.ts';
import { type ActPlace, findLastAct, type LastActRow } from './last-act.store.ts';

/** The refusal of somebody who was slower than a colleague: it names them (`known`), where the log knows who it was. */
export async function tooLate(
  tx: Sql,
  actor: OfficeActor,
  code: ErrorCode,
  place: ActPlace,
): Promise<AppError> {
  const act = await findLastAct(tx, place);
  return refusal(code, act?.staff_id === actor.staffId ? undefined : act);
}

/**
 * What somebody wants is so already. Whoever did it themselves repeats it and goes on; whoever was slower than a
 * colleague is told who that was. The row that it is about must be locked.
 * @throws {AppError} DONE_ALREADY
 */
export async function refuseIfColleagues(tx: Sql, actor: OfficeActor, place: ActPlace): Promise<void> {
  const act = await findLastAct(tx, place);
  if (act && act.staff_id !== actor.staffId) throw refusal('DONE_ALREADY', act);
}

const refusal = (code: ErrorCode, act: LastActRow | undefined) =>
  new AppError(code, act?.name ? { known: whoKnown(act.name) } : {});
