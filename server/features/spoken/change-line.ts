import type { SpokenBody, SpokenFields, SpokenRecording } from '#shared/contract/content/spoken.ts';
import { spokenForm, spokenKey } from '#shared/domain/content/spoken-line.ts';
import type { OfficeAct } from '#shared/domain/office-acts.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { type OfficeActor, tooLate } from '../identity/index.ts';
import * as store from './spoken.store.ts';
import { viewRecording } from './spoken.view.ts';
import type { TakenSound } from './take-sound.ts';

type SpokenAct = OfficeAct & `spoken.${string}`;

/**
 * Keeps a recording of a line in the place of the version that was seen. Sent again it is kept once.
 * @throws {AppError} SPOKEN_CHANGED naming the colleague who was faster
 */
export async function keepRecording(
  ctx: AppContext,
  actor: OfficeActor,
  fields: SpokenFields,
  { sound, copy, durationMs, playsEverywhere }: TakenSound,
): Promise<SpokenRecording> {
  const text = spokenForm(fields.text);
  const textKey = spokenKey(text);
  return ctx.inTransaction(async (tx) => {
    const now = ctx.now();
    const isSeen = ((await store.findInForce(tx, fields))?.version ?? 0) === fields.version;
    if (isSeen) for (const each of copy ? [sound, copy] : [sound]) await store.insertFile(tx, each, now);
    const isKept =
      isSeen &&
      (await store.insertSpoken(tx, {
        line: fields.line,
        language: fields.language,
        seen: fields.version,
        text,
        textKey,
        file: sound.sha256,
        copy: copy?.sha256 ?? null,
        durationMs,
        playsEverywhere,
        spokenBy: actor.staffId,
        clientId: fields.client_id,
        now,
      }));
    if (isKept) return note(tx, actor, fields, 'spoken.record');
    const sent = await store.findSent(tx, fields.client_id);
    if (sent?.line !== fields.line || sent.language !== fields.language)
      throw await changed(tx, actor, fields);
    return inForce(tx, fields);
  });
}

/** Brings back what was spoken before. @throws {AppError} NOT_FOUND, SPOKEN_CHANGED */
export async function undoLine(
  ctx: AppContext,
  actor: OfficeActor,
  body: SpokenBody,
): Promise<SpokenRecording> {
  return ctx.inTransaction(async (tx) => {
    const now = await seen(tx, actor, body);
    if (!now.has_earlier) throw new AppError('NOT_FOUND');
    if (!(await store.insertEarlier(tx, body, body.version))) throw await changed(tx, actor, body);
    return note(tx, actor, body, 'spoken.undo');
  });
}

/** Takes the recording of a line out; once it is out, again too. @throws {AppError} NOT_FOUND, SPOKEN_CHANGED */
export async function removeLine(
  ctx: AppContext,
  actor: OfficeActor,
  body: SpokenBody,
): Promise<SpokenRecording> {
  return ctx.inTransaction(async (tx) => {
    const row = await store.findInForce(tx, body);
    if (row?.file === null && row.version === body.version + 1) return viewRecording(row);
    await seen(tx, actor, body);
    if (!(await store.insertRemoval(tx, body, body.version))) throw await changed(tx, actor, body);
    return note(tx, actor, body, 'spoken.remove');
  });
}

async function seen(tx: Transaction, actor: OfficeActor, body: SpokenBody): Promise<store.SpokenRow> {
  const row = await store.findInForce(tx, body);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.version !== body.version) throw await changed(tx, actor, body);
  return row;
}

const subjectOf = ({ line, language }: store.LineName) => `spoken:${language}:${line}`;

const ACTS: readonly SpokenAct[] = ['spoken.record', 'spoken.undo', 'spoken.remove'];

const changed = (tx: Transaction, actor: OfficeActor, name: store.LineName): Promise<AppError> =>
  tooLate(tx, actor, 'SPOKEN_CHANGED', { actions: ACTS, chatId: null, subject: subjectOf(name) });

async function note(
  tx: Transaction,
  actor: OfficeActor,
  name: store.LineName,
  action: SpokenAct,
): Promise<SpokenRecording> {
  const recording = await inForce(tx, name);
  await recordAudit(tx, {
    ...actor,
    action,
    subject: subjectOf(name),
    detail: { line: name.line, language: name.language, version: recording.version, text: recording.text },
  });
  return recording;
}

async function inForce(tx: Transaction, name: store.LineName): Promise<SpokenRecording> {
  const row = await store.findInForce(tx, name);
  if (!row) throw new Error(`line ${name.line} is not there after it was written`);
  return viewRecording(row);
}
