import { type Static, Type } from 'typebox';
import { Decode } from 'typebox/value';
import type { AppContext } from '../../../context.ts';
import type { Hooks } from '../../../hooks.ts';
import { processVoiceNote } from './process-voice-note.ts';

const VOICE_JOB = 'chat.voice';

const VoiceJob = Type.Object({ message_id: Type.Integer() });

/**
 * Without ffmpeg the job has no worker here: it waits for a node that has it, or for the day it is installed.
 */
export function defineVoiceJobs(ctx: AppContext): void {
  const { media } = ctx;
  if (!media) return;
  ctx.jobs.define(VOICE_JOB, (payload) => processVoiceNote(ctx, media, Decode(VoiceJob, payload).message_id));
}

/** Listening takes longer than a sender should wait, and must not decide whether the message stands. */
export const queueVoice: Hooks<AppContext>['onMessageAppended'] = async (ctx, tx, { message }) => {
  if (!message.mime_type?.startsWith('audio/')) return;
  const payload: Static<typeof VoiceJob> = { message_id: message.id };
  await ctx.jobs.enqueue(tx, VOICE_JOB, payload, { key: `voice:${message.id}` });
};
