import { Type } from 'typebox';
import { Decode } from 'typebox/value';
import type { AppContext } from '../../../context.ts';
import type { Hooks } from '../../../hooks.ts';
import { setRecordingFacts } from '../../../platform/files/index.ts';
import { type AudioAnalysis, type Media, MediaError } from '../../../platform/media/index.ts';
import { lockChat } from '../chats.store.ts';
import { appendEvent } from '../log/chat-log.ts';
import { findUnprocessedVoice, selectVoiceJob, type VoiceRow } from './voice.store.ts';

type ProcessedVoice = AudioAnalysis & { copyKey: string | null };

const COPY_TYPE = 'audio/mp4';

const VOICE_JOB = 'chat.voice';

const VoiceJob = Type.Object({ message_id: Type.Integer() });

/**
 * Listens to the recording of a message: its true length, its outline, and an AAC copy where some phone would
 * stay silent. Both sides learn of it through the log. Repeating changes nothing more; a recording that cannot
 * be read is left as it was sent.
 */
export async function processVoiceNote(ctx: AppContext, media: Media, messageId: number): Promise<void> {
  const voice = await findUnprocessedVoice(ctx.db, messageId);
  if (!voice || !media.canProbe(voice.mime_type)) return;
  const processed = await ctx.files.withLocalCopy(voice.storage_key, (path) =>
    analyseVoice(ctx, media, voice, path),
  );
  if (!processed) return;
  const { copyKey } = processed;
  await ctx.inTransaction(async (tx) => {
    const discard = () => (copyKey === null ? undefined : ctx.files.removeBytes([copyKey]));
    tx.afterRollback(discard);
    // The chat first, as every writer of it does: a deletion under way is then over, or waits for us.
    await lockChat(tx, voice.chat_id);
    if (!(await setRecordingFacts(tx, voice.file_id, processed))) {
      tx.afterCommit(discard);
      return;
    }
    await appendEvent(ctx, tx, {
      chatId: voice.chat_id,
      audience: 'both',
      type: 'message_updated',
      payload: { message_id: messageId },
    });
  });
}

/**
 * Without ffmpeg the job has no worker here: it waits for a node that has it, or for the day it is installed.
 */
export function defineVoiceJobs(ctx: AppContext): void {
  const { media } = ctx;
  if (!media) return;
  ctx.jobs.define(VOICE_JOB, (payload) => processVoiceNote(ctx, media, Decode(VoiceJob, payload).message_id));
}

/** Listening takes longer than a sender should wait, and must not decide whether the message stands. */
export const queueVoice: Hooks<AppContext>['onMessageAppended'] = (_ctx, { mimeType }) =>
  mimeType?.startsWith('audio/') ? [selectVoiceJob(VOICE_JOB)] : [];

async function analyseVoice(
  ctx: AppContext,
  media: Media,
  voice: VoiceRow,
  path: string,
): Promise<ProcessedVoice | undefined> {
  const analysis = await unlessAtFault(ctx, voice, () => media.probe(path, voice.mime_type));
  if (!analysis) return undefined;
  const copyKey = await unlessAtFault(ctx, voice, () => copyIfNeeded(ctx, media, voice, path));
  return { ...analysis, copyKey: copyKey ?? null };
}

async function copyIfNeeded(
  ctx: AppContext,
  media: Media,
  voice: VoiceRow,
  path: string,
): Promise<string | null> {
  if (await media.playsEverywhere(path, voice.mime_type)) return null;
  const copy = `${path}.m4a`;
  await media.copyAsAac(path, voice.mime_type, copy);
  return ctx.files.keepRendition(copy, COPY_TYPE);
}

/** A fault of the recording is noted and done with; any other comes back with the job's next try. */
async function unlessAtFault<T>(
  ctx: AppContext,
  voice: VoiceRow,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    ctx.log.info({ file: voice.file_id, reason: error.reason, said: error.message }, 'voice.unreadable');
    return undefined;
  }
}
