import { loudness, voiceOutline } from '#shared/domain/chat/voice-outline.ts';

/** Enough for a drawing; fifteen minutes take 29 MB while they are measured. */
const SAMPLE_RATE = 8_000;
/** Samples of one loudness: 20 ms, as on the server. */
const PIECE = SAMPLE_RATE / 50;

export interface Sound {
  seconds: number;
  /** 64 columns, 0 to 100. */
  peaks: number[];
}

/** Listens to a recording on this device; null where the browser cannot decode what it recorded itself. */
export async function decodeSound(blob: Blob): Promise<Sound | null> {
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
