import type { ChangeLabelBody, Label, LabelBody, MergeLabelBody } from '#shared/contract/office/labels.ts';
import { LABELS_MAX } from '#shared/domain/labels.ts';
import { whoKnown } from '#shared/domain/who.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { OfficeActor } from '../identity/index.ts';
import { moveChatLabels } from './chat-labels.store.ts';
import { nameForLog, readNames, sameName } from './label-names.ts';
import {
  deleteLabelRow,
  insertLabel,
  type LabelRow,
  listLabels,
  lockLabel,
  lockLabels,
  updateLabel,
} from './labels.store.ts';

/**
 * The label of this name, made if there is none: two who make the same in one instant, in whatever language, have one.
 * @throws {AppError} LABEL_INVALID, LABELS_FULL
 */
export async function makeLabel(ctx: AppContext, actor: OfficeActor, body: LabelBody): Promise<Label> {
  const { kind } = body;
  const names = readNames(body.names);
  return changingList(ctx, async (tx, { changed }) => {
    const all = await listLabels(tx);
    const known = sameName(all, names);
    if (known) return { id: known.id, kind: known.kind, key: known.key, names: known.names };
    if (all.length >= LABELS_MAX) throw new AppError('LABELS_FULL');
    const id = await insertLabel(tx, { kind, names, by: actor.staffId });
    const after = { label: nameForLog({ key: null, names }) };
    await recordAudit(tx, { ...actor, action: 'label.add', subject: `label:${id}`, detail: { after } });
    changed();
    return { id, kind, key: null, names };
  });
}

/** @throws {AppError} NOT_FOUND, LABEL_INVALID, LABEL_STAYS, LABEL_TAKEN; LABEL_CHANGED, naming who was faster */
export async function changeLabel(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  body: ChangeLabelBody,
): Promise<void> {
  const names = readNames(body.names);
  await changingList(ctx, async (tx, { changed }) => {
    const before = await requireSeen(tx, id, body.version);
    const others = (await listLabels(tx)).filter((each) => each.id !== id);
    if (sameName(others, names)) throw new AppError('LABEL_TAKEN');
    await updateLabel(tx, id, { kind: body.kind, names, by: actor.staffId });
    await recordAudit(tx, {
      ...actor,
      action: 'label.rename',
      subject: `label:${id}`,
      detail: {
        before: { label: nameForLog(before), kind: before.kind },
        after: { label: nameForLog({ key: null, names }), kind: body.kind },
      },
    });
    changed();
  });
}

/** Every chat that carried the one carries the other. @throws {AppError} NOT_FOUND, INVALID_INPUT, LABEL_STAYS, LABEL_CHANGED */
export async function mergeLabels(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  { into, version }: MergeLabelBody,
): Promise<void> {
  if (id === into) throw new AppError('INVALID_INPUT', { fields: { into: 'is the same label' } });
  await changingList(ctx, async (tx, { changed }) => {
    const from = await requireSeen(tx, id, version);
    const target = await lockLabel(tx, into);
    if (!target) throw new AppError('NOT_FOUND');
    await moveChatLabels(tx, id, into);
    await deleteLabelRow(tx, id);
    await recordAudit(tx, {
      ...actor,
      action: 'label.merge',
      subject: `label:${id}`,
      detail: { into, before: { label: nameForLog(from) }, after: { label: nameForLog(target) } },
    });
    changed();
  });
}

/** @throws {AppError} NOT_FOUND, LABEL_STAYS, LABEL_CHANGED */
export async function deleteLabel(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  version: number,
): Promise<void> {
  await changingList(ctx, async (tx, { changed }) => {
    const label = await requireSeen(tx, id, version);
    await deleteLabelRow(tx, id);
    const before = { label: nameForLog(label) };
    await recordAudit(tx, { ...actor, action: 'label.delete', subject: `label:${id}`, detail: { before } });
    changed();
  });
}

/** One after the other; every screen then asks again for the list and for the chats that carry its labels. */
function changingList<T>(
  ctx: AppContext,
  act: (tx: Transaction, list: { changed: () => void }) => Promise<T>,
): Promise<T> {
  return ctx.inTransaction(async (tx) => {
    await lockLabels(tx);
    const changed = () =>
      tx.afterCommit(() => ctx.realtime.publish(['office'], 'office:changed', { what: 'label_list' }));
    return act(tx, { changed });
  });
}

async function requireSeen(tx: Transaction, id: number, version: number): Promise<LabelRow> {
  const label = await lockLabel(tx, id);
  if (!label) throw new AppError('NOT_FOUND');
  if (label.key !== null) throw new AppError('LABEL_STAYS');
  if (label.version !== version) {
    throw new AppError('LABEL_CHANGED', label.changed_by ? { known: whoKnown(label.changed_by.name) } : {});
  }
  return label;
}
