import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { MAX_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import { type MediaFacts, withReader } from './container-reader.ts';
import {
  DOCX,
  type FileType,
  fileTypeOf,
  HEIC,
  M4A,
  MOV,
  MP3,
  MP4,
  OGG,
  PNG,
  TEXT,
  THREE_GP,
  WEBM,
  WEBM_AUDIO,
} from './file-types.ts';
import { readLegacyOfficeType } from './legacy-office.ts';
import { readMp4Facts } from './mp4-facts.ts';
import { readWebmFacts } from './webm-facts.ts';

/** What the bytes are, whatever their sender called them. `unreadable`: the right type, but cut off. */
export type Identity = { type: FileType; facts?: MediaFacts } | 'refused' | 'unreadable';

/** Names the detector uses for what we call by one name. */
const ALIASES = new Map<string, FileType>([
  ['image/apng', PNG],
  ['image/heif', HEIC],
  ['image/heic-sequence', HEIC],
  ['image/heif-sequence', HEIC],
  ['video/x-m4v', MP4],
  ['audio/x-m4a', M4A],
  ['video/3gpp2', THREE_GP],
  ['audio/ogg; codecs=opus', OGG],
]);
const COMPOUND_FILE = 'application/x-cfb';

/** Readable as letters and still not text to a reader. */
const WRITTEN_CODE = new Set(['application/rtf', 'application/postscript', 'application/eps']);

/** Enough for the detector to tell nearly every type; the rest is told from the whole file. */
export const HEAD_BYTES = 64 * 1024;

/** Control characters a text may hold: tab, line feed, form feed, carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NOT_TEXT = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;

/** What a browser that guesses types would take for a page or a picture with scripts. */
const MARKUP =
  /^\s*<[!?/a-z]|<(?:!doctype|html|head|body|script|style|iframe|object|embed|svg|math|meta|link|base|form|a|img|table|title)[\s/>]/i;

/** Identifies a whole file. */
export async function identify(path: string, size: number): Promise<Identity> {
  const detected = await fileTypeFromFile(path);
  const type = detected && knownType(detected);
  if (type) return inspectFile(path, type);
  if (detected?.mime === COMPOUND_FILE) {
    const office = await withReader(path, readLegacyOfficeType);
    return office ? { type: office } : 'refused';
  }
  if (WRITTEN_CODE.has(detected?.mime ?? '')) return 'refused';
  // Two letters make a bitmap for the detector ("BM Road, Mysuru"), so what reads as text is text.
  return (await readsAsText(path, size)) ? { type: TEXT } : 'refused';
}

/** A file too long to be stored as text is judged by its beginning, so that its sender hears the true reason. */
async function readsAsText(path: string, size: number): Promise<boolean> {
  if (size <= MAX_FILE_BYTES.text) return isPlainText(await readFile(path));
  return withReader(path, async (reader) => !hasControls(await reader.at(0, HEAD_BYTES)));
}

/**
 * First look, while the rest is still arriving: `refused` for what can be nothing we take, else the most bytes
 * a file that begins like this may have.
 */
export async function limitFor(head: Buffer): Promise<number | 'refused'> {
  const detected = await fileTypeFromBuffer(head);
  const type = detected && knownType(detected);
  if (type) return isContainer(type) ? MAX_FILE_BYTES.video : MAX_FILE_BYTES[type.kind];
  // An archive may turn out to be an office document, and letters may turn out to be text.
  const open = !detected || detected.ext === 'zip' || detected.mime === COMPOUND_FILE || !hasControls(head);
  return open ? MAX_FILE_BYTES[DOCX.kind] : 'refused';
}

/** Plain text as people write it: valid UTF-8 without control characters, and no markup in it. */
export function isPlainText(bytes: Uint8Array): boolean {
  try {
    // Fatal: a single broken sequence means these bytes are something else. The byte order mark is taken off.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !NOT_TEXT.test(text) && !MARKUP.test(text);
  } catch {
    return false;
  }
}

function knownType({ ext, mime }: { ext: string; mime: string }): FileType | undefined {
  // The detector gives MPEG audio of all three layers one name.
  if (mime === MP3.mime && ext !== 'mp3') return undefined;
  return ALIASES.get(mime) ?? fileTypeOf(mime);
}

const MP4_FAMILY = new Set([MP4, MOV, THREE_GP, M4A]);
const isContainer = (type: FileType) => MP4_FAMILY.has(type) || type === WEBM;

/** A container is a video when it has pictures and a voice note when it has none, whatever its brand says. */
async function inspectFile(path: string, type: FileType): Promise<Identity> {
  if (!isContainer(type)) return { type };
  const facts = await withReader(path, type === WEBM ? readWebmFacts : readMp4Facts);
  if (!facts) return 'unreadable';
  if (!facts.hasVideo) return { type: type === WEBM ? WEBM_AUDIO : M4A, facts };
  return { type: type === M4A ? MP4 : type, facts };
}

function hasControls(head: Buffer): boolean {
  return head.some((byte) => byte < 9 || (byte > 13 && byte < 32));
}
