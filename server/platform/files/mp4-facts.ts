import { type ByteReader, MAX_ELEMENTS, type MediaFacts, noFacts } from './container-reader.ts';

/** A piece of an MP4, MOV or 3GP file (ISO/IEC 14496-12): a type and what it holds, from `start` to `end`. */
interface Box {
  type: string;
  start: number;
  end: number;
}

/**
 * Reads the tracks of an MP4 family file. Undefined when it has no table of contents (`moov`): the recording
 * was cut off and no player can open it.
 */
export async function readMp4Facts(reader: ByteReader): Promise<MediaFacts | undefined> {
  const budget = { left: MAX_ELEMENTS };
  const moov = await find(reader, { start: 0, end: reader.size }, 'moov', budget);
  if (!moov) return undefined;
  const facts = noFacts();
  for await (const box of boxes(reader, moov, budget)) {
    if (box.type === 'mvhd') facts.durationMs = await readDuration(reader, box);
    if (box.type === 'trak') await readTrack(reader, box, facts, budget);
  }
  return facts.hasVideo || facts.hasAudio ? facts : undefined;
}

async function readTrack(
  reader: ByteReader,
  trak: Box,
  facts: MediaFacts,
  budget: { left: number },
): Promise<void> {
  const media = await find(reader, trak, 'mdia', budget);
  const handler = media && (await find(reader, media, 'hdlr', budget));
  if (!handler) return;
  // version and flags, four reserved bytes, then the four letters of the handler
  const kind = (await reader.at(handler.start + 8, 4)).toString('latin1');
  if (kind === 'soun') facts.hasAudio = true;
  if (kind !== 'vide') return;
  facts.hasVideo = true;
  const header = await find(reader, trak, 'tkhd', budget);
  if (header) Object.assign(facts, await readShownSize(reader, header));
}

/** Seconds as a count of units, and how many units a second has. All ones: not known. */
async function readDuration(reader: ByteReader, mvhd: Box): Promise<number | undefined> {
  const bytes = await reader.at(mvhd.start, 32);
  const long = bytes[0] === 1;
  if (bytes.length < (long ? 32 : 20)) return undefined;
  const scale = bytes.readUInt32BE(long ? 20 : 12);
  const length = long ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  if (scale === 0 || length === 0 || length >= 0xffffffff) return undefined;
  return Math.round((length / scale) * 1000);
}

/** Width and height end the track header as 16.16 numbers, after a matrix that may turn the picture. */
async function readShownSize(reader: ByteReader, tkhd: Box): Promise<Pick<MediaFacts, 'width' | 'height'>> {
  const bytes = await reader.at(tkhd.end - 44, 44);
  if (bytes.length < 44) return { width: undefined, height: undefined };
  const [width, height] = [bytes.readUInt16BE(36), bytes.readUInt16BE(40)];
  const quarterTurn = bytes.readInt32BE(0) === 0 && bytes.readInt32BE(4) !== 0;
  if (width === 0 || height === 0) return { width: undefined, height: undefined };
  return quarterTurn ? { width: height, height: width } : { width, height };
}

async function find(
  reader: ByteReader,
  parent: Pick<Box, 'start' | 'end'>,
  type: string,
  budget: { left: number },
): Promise<Box | undefined> {
  for await (const box of boxes(reader, parent, budget)) if (box.type === type) return box;
  return undefined;
}

async function* boxes(
  reader: ByteReader,
  parent: Pick<Box, 'start' | 'end'>,
  budget: { left: number },
): AsyncGenerator<Box> {
  let position = parent.start;
  while (position + 8 <= parent.end && budget.left > 0) {
    budget.left -= 1;
    const head = await reader.at(position, 16);
    if (head.length < 8) return;
    let size = head.readUInt32BE(0);
    let headSize = 8;
    if (size === 1 && head.length === 16) {
      size = Number(head.readBigUInt64BE(8));
      headSize = 16;
    } else if (size === 0) {
      size = parent.end - position;
    }
    if (size < headSize || position + size > parent.end) return;
    yield { type: head.toString('latin1', 4, 8), start: position + headSize, end: position + size };
    position += size;
  }
}
