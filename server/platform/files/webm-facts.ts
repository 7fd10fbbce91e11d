import { type ByteReader, MAX_ELEMENTS, type MediaFacts, noFacts } from './container-reader.ts';

/** Element names of the WebM container (a kind of Matroska, RFC 9559). */
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;
const CLUSTER = 0x1f43b675;

const PARENTS = new Set([SEGMENT, INFO, TRACKS, TRACK_ENTRY, VIDEO]);
/** Everything before the first picture or sound; recorders write a few hundred bytes. */
const HEAD_BYTES = 1024 * 1024;

/**
 * Reads the tracks of a WebM file. Undefined when none is described before the first data: no recording.
 * A browser's recorder leaves the duration out, because it does not know it when it starts.
 */
export async function readWebmFacts(reader: ByteReader): Promise<MediaFacts | undefined> {
  const head = await reader.at(0, HEAD_BYTES);
  const facts = noFacts();
  let scale = 1_000_000;
  let duration: number | undefined;
  for (const { id, body } of elements(head)) {
    if (id === TIMESTAMP_SCALE) scale = readUnsigned(body);
    if (id === DURATION) duration = readFloat(body);
    if (id === TRACK_TYPE && body[0] === 1) facts.hasVideo = true;
    if (id === TRACK_TYPE && body[0] === 2) facts.hasAudio = true;
    if (id === PIXEL_WIDTH) facts.width = readUnsigned(body) || undefined;
    if (id === PIXEL_HEIGHT) facts.height = readUnsigned(body) || undefined;
  }
  if (duration !== undefined && duration > 0) facts.durationMs = Math.round((duration * scale) / 1_000_000);
  return facts.hasVideo || facts.hasAudio ? facts : undefined;
}

/** Every element in reading order, parents opened, until the data begins. */
function* elements(bytes: Buffer): Generator<{ id: number; body: Buffer }> {
  let position = 0;
  for (let step = 0; step < MAX_ELEMENTS && position < bytes.length; step += 1) {
    const id = readNumber(bytes, position, true);
    const size = id && readNumber(bytes, position + id.width, false);
    if (!id || !size || id.value === CLUSTER) return;
    const start = position + id.width + size.width;
    if (PARENTS.has(id.value)) {
      // The children follow at once; a size that is not known yet (a live recording) does not matter here.
      position = start;
    } else {
      yield { id: id.value, body: bytes.subarray(start, start + size.value) };
      position = start + size.value;
    }
  }
}

/** A number that tells its own width by its leading zeros; names keep the marking bit, sizes lose it. */
function readNumber(
  bytes: Buffer,
  position: number,
  keepMark: boolean,
): { value: number; width: number } | undefined {
  const first = bytes[position] ?? 0;
  const width = Math.clz32(first) - 23;
  if (first === 0 || position + width > bytes.length) return undefined;
  let value = keepMark ? first : first & (0xff >> width);
  for (const byte of bytes.subarray(position + 1, position + width)) value = value * 256 + byte;
  return { value, width };
}

function readUnsigned(body: Buffer): number {
  return body.length > 0 && body.length <= 6 ? body.readUIntBE(0, body.length) : 0;
}

function readFloat(body: Buffer): number | undefined {
  if (body.length === 4) return body.readFloatBE(0);
  return body.length === 8 ? body.readDoubleBE(0) : undefined;
}
