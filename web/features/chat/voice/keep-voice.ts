import { loudness, voiceOutline } from '#shared/domain/chat/voice-outline.ts';
import { withOutboxDatabase } from '../model/outbox-database.ts';
import type { DraftFile } from '../model/pending-message.ts';
import type { Recording, VoiceRecorder } from './recorder.ts';
import { recordingName } from './recording-type.ts';

/** Enough for a drawing; fifteen minutes take 29 MB while they are measured. */
const SAMPLE_RATE = 8_000;
/** Samples of one loudness: 20 ms, as on the server. */
const PIECE = SAMPLE_RATE / 50;

interface Sound {
  seconds: number;
  /** 64 columns, 0 to 100. */
  peaks: number[];
}

/**
 * Ends a recording; what is worth keeping is in the drafts drawer when this resolves.
 *
 * @param isWanted false once it was thrown away meanwhile: the drawer is left alone then
 */
export async function stopAndKeep(
  recorder: VoiceRecorder,
  owner: string,
  isWanted = () => true,
): Promise<DraftFile | 'tooShort' | 'broken'> {
  const recording = await recorder.stop().catch(() => null);
  if (recording === null || recording === 'too_short') {
    if (isWanted()) await voiceDrafts.remove(owner);
    return recording === null ? 'broken' : 'tooShort';
  }
  // Finished, so with an outline, though an empty one where it cannot be decoded.
  let file: DraftFile = { ...draftOf(recording), peaks: [] };
  // Before it is measured: decoding takes a cheap phone seconds, and a page may die in them.
  if (isWanted()) await voiceDrafts.put(owner, file);
  const sound = await decodeSound(recording.blob);
  // The decoded length is the exact one; the clock's is near enough.
  if (sound) file = { ...file, durationSeconds: sound.seconds, peaks: sound.peaks };
  if (isWanted()) await voiceDrafts.put(owner, file);
  return file;
}

/** Puts what was said so far into the drawer, while the recording goes on. */
export async function keepSoFar(recorder: VoiceRecorder | null, owner: string): Promise<void> {
  const recording = recorder?.snapshot();
  if (recording) await voiceDrafts.put(owner, draftOf(recording));
}

/**
 * What an earlier page left in the drawer. Without an outline it was still being recorded: some browsers cannot
 * play half a recording, and what cannot be played is no draft.
 */
export async function restoreDraft(owner: string): Promise<DraftFile | null> {
  const kept = await voiceDrafts.load(owner);
  if (!kept || kept.peaks) return kept;
  const sound = await decodeSound(kept.blob);
  if (sound) return { ...kept, durationSeconds: sound.seconds, peaks: sound.peaks };
  await voiceDrafts.remove(owner);
  return null;
}

function draftOf({ blob, mimeType, seconds }: Recording): DraftFile {
  return { blob, mimeType, name: recordingName(mimeType), durationSeconds: seconds };
}

/** Listens to a recording on this device; null where the browser cannot decode what it recorded itself. */
async function decodeSound(blob: Blob): Promise<Sound | null> {
  try {
    const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
    const buffer = await context.decodeAudioData(await blob.arrayBuffer());
    const samples = buffer.getChannelData(0);
    if (samples.length === 0) return null;
    const levels: number[] = [];
    for (let at = 0; at < samples.length; at += PIECE) {
      levels.push(loudness(samples, at, Math.min(at + PIECE, samples.length)));
    }
    return { seconds: buffer.duration, peaks: voiceOutline(levels) };
  } catch (error) {
    console.debug('a recording was not decoded', error);
    return null;
  }
}

/** A recorded and unsent voice note, kept beside the outbox: it survives a reload and a dead battery. */
export const voiceDrafts = {
  async load(owner: string): Promise<DraftFile | null> {
    const kept = await withOutboxDatabase((database) => database.get('drafts', [owner, 'voice']));
    return kept?.file ?? null;
  },
  async put(owner: string, file: DraftFile): Promise<void> {
    await withOutboxDatabase((database) => database.put('drafts', { owner, kind: 'voice', file }));
  },
  async remove(owner: string): Promise<void> {
    await withOutboxDatabase((database) => database.delete('drafts', [owner, 'voice']));
  },
};
