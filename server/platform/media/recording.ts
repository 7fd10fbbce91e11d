import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { loudness, voiceOutline } from '#shared/domain/chat/voice-outline.ts';
import type { MediaTools } from './find-tools.ts';
import { MediaError, runTool } from './run-tool.ts';

type Tools = Exclude<MediaTools, { missing: string }>;

/** What a recording holds. */
export interface AudioAnalysis {
  /** Counted from the sound itself, whatever the container says. */
  durationMs: number;
  /** 64 columns, 0 to 100. */
  outline: number[];
}

/**
 * The reader is named, not guessed: a playlist that calls itself a recording would make ffmpeg open whatever
 * it lists. Keyed by the type the file store found in the bytes.
 */
const READERS: Record<string, string> = {
  'audio/mp4': 'mp4',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

/** The codecs of voice recorders. No other part of ffmpeg reads uploads. */
const CODECS =
  'opus,libopus,vorbis,libvorbis,aac,mp3,mp3float,alac,flac,amrnb,amrwb,pcm_s16le,pcm_s24le,pcm_u8,pcm_f32le';

/** Codec by type: what phones and browsers play without exception. */
const PLAYS_EVERYWHERE = new Set(['audio/mp4 aac', 'audio/mpeg mp3', 'audio/wav pcm_s16le']);

const SAMPLE_RATE = 8_000;
/** Samples of one loudness: 20 ms. */
const PIECE = SAMPLE_RATE / 50;

export function canProbe(mimeType: string): boolean {
  return mimeType in READERS;
}

/** False: some browser a farmer has would stay silent. @throws {MediaError} */
export async function playsEverywhere(tools: Tools, path: string, mimeType: string): Promise<boolean> {
  const args = ['-select_streams', 'a:0', '-show_entries', 'stream=codec_name', '-of', 'csv=p=0'];
  const codec = await runTool(tools.ffprobe, ['-v', 'error', ...args, ...source(path, mimeType)], text);
  return PLAYS_EVERYWHERE.has(`${mimeType} ${codec.trim()}`);
}

/** Listens to the whole of a recording. Memory use does not grow with it. @throws {MediaError} */
export async function probe(tools: Tools, path: string, mimeType: string): Promise<AudioAnalysis> {
  const form = ['-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 's16le', 'pipe:1'];
  const { levels, samples } = await runTool(
    tools.ffmpeg,
    [...QUIETLY, ...source(path, mimeType), ...FIRST_SOUND, ...form],
    measure,
  );
  if (samples === 0) throw new MediaError('unreadable', 'no sound in it');
  return { durationMs: Math.round((samples / SAMPLE_RATE) * 1000), outline: voiceOutline(levels) };
}

/**
 * Writes the recording to `target` as AAC in an M4A that begins with its table of contents, so that it plays
 * while it is still arriving. @throws {MediaError}
 */
export async function copyAsAac(tools: Tools, path: string, mimeType: string, target: string): Promise<void> {
  const form = ['-c:a', 'aac', '-b:a', '32k', '-ac', '1', '-ar', '24000', '-threads', '1'];
  const container = ['-map_metadata', '-1', '-movflags', '+faststart', '-f', 'ipod', target];
  await runTool(
    tools.ffmpeg,
    [...QUIETLY, ...source(path, mimeType), ...FIRST_SOUND, ...form, ...container],
    text,
  );
}

/** `max_alloc` bounds one allocation, in bytes: a header that promises gigabytes is refused, not believed. */
const QUIETLY = ['-nostdin', '-hide_banner', '-v', 'error', '-max_alloc', String(64 * 1024 * 1024)];
const FIRST_SOUND = ['-map', '0:a:0', '-vn', '-sn', '-dn'];

function source(path: string, mimeType: string): string[] {
  const reader = READERS[mimeType];
  if (reader === undefined) throw new MediaError('unreadable', `${mimeType} is no recording`);
  const bounds = ['-protocol_whitelist', 'file,pipe', '-codec_whitelist', CODECS, '-threads', '1'];
  return [...bounds, '-f', reader, '-i', `file:${path}`];
}

/** Loudness of every piece of 16-bit samples, in order, and how many samples there were. */
async function measure(pcm: Readable): Promise<{ levels: number[]; samples: number }> {
  const levels: number[] = [];
  const piece = new Float32Array(PIECE);
  let filled = 0;
  let samples = 0;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of pcm as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % 2);
    for (let at = 0; at < whole; at += 2) {
      piece[filled] = bytes.readInt16LE(at) / 32_768;
      filled += 1;
      if (filled === PIECE) {
        levels.push(loudness(piece));
        filled = 0;
      }
    }
    samples += whole / 2;
    rest = bytes.subarray(whole);
  }
  if (filled > 0) levels.push(loudness(piece, 0, filled));
  return { levels, samples };
}
