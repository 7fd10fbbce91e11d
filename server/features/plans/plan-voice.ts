import type { SendPlanBody } from '#shared/contract/office/plans.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { AcceptedFile } from '../../platform/files/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import { acceptUpload, findOwnUpload, settleUpload } from '../uploads/index.ts';

/**
 * What the doctor recorded for a plan, brought over as an upload. Null without one, and where the plan has it already: the
 * same send again is answered with the plan that was sent.
 * @throws {AppError} UPLOAD_NOT_FOUND, UPLOAD_INCOMPLETE, INVALID_INPUT for what is no recording
 */
export async function takeVoice(
  ctx: AppContext,
  actor: OfficeActor,
  { upload_id: id, audio_duration: durationSeconds }: SendPlanBody,
): Promise<AcceptedFile | null> {
  if (id === undefined) return null;
  const upload = await findOwnUpload(ctx, actor, id);
  if (upload.sha256 !== null) return null;
  const file = await acceptUpload(ctx, actor, upload, { declaredName: undefined, durationSeconds });
  if (file.mimeType.startsWith('audio/')) return file;
  await file.discard();
  throw new AppError('INVALID_INPUT', { fields: { upload_id: 'is no recording' } });
}

/**
 * Ends the upload with the plan that took it.
 * @throws {AppError} UPLOAD_NOT_FOUND where the recording went out with something else: no plan leaves without what was said for it
 */
export async function settleVoice(
  ctx: AppContext,
  tx: Transaction,
  { upload_id: id }: SendPlanBody,
  voice: AcceptedFile | null,
): Promise<void> {
  if (id === undefined) return;
  if (voice === null) throw new AppError('UPLOAD_NOT_FOUND');
  await settleUpload(ctx, tx, { id, sha256: voice.sha256, replayed: false });
}

/**
 * The same send again names what went out with it: whoever recorded it anew must not read that this was sent.
 * @throws {AppError} CLIENT_ID_REUSED
 */
export async function refuseOtherVoice(
  ctx: AppContext,
  actor: OfficeActor,
  { upload_id: id }: SendPlanBody,
): Promise<void> {
  if (id === undefined) return;
  const { sha256 } = await findOwnUpload(ctx, actor, id);
  if (sha256 === null) throw new AppError('CLIENT_ID_REUSED');
}
