import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import {
  archive,
  compoundFile,
  officeDocument,
  openDocument,
  pdf,
} from '../../../tests/fixtures/documents.ts';
import {
  GIF_SCRIPT_POLYGLOT,
  HTML_PAGE,
  PROGRAM,
  pageWithPdfBehind,
  SVG_WITH_SCRIPT,
} from '../../../tests/fixtures/hostile-files.ts';
import { animatedGif, photoWithGps, screenshot } from '../../../tests/fixtures/images.ts';
import { type MediaFixture, media } from '../../../tests/fixtures/media.ts';
import { identify, limitFor } from './identify.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'av-identify-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function judge(bytes: Buffer) {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  const identity = await identify(file, bytes.length);
  return typeof identity === 'string' ? identity : identity.type.mime;
}

describe('the type of a file, read from its content', () => {
  it.each<[MediaFixture, string]>([
    ['clip.mp4', 'video/mp4'],
    ['clip.mov', 'video/quicktime'],
    ['clip.3gp', 'video/3gpp'],
    ['clip.webm', 'video/webm'],
    ['voice.webm', 'audio/webm'],
    ['voice.m4a', 'audio/mp4'],
    ['voice-fragmented.mp4', 'audio/mp4'],
    ['voice.ogg', 'audio/ogg'],
    ['voice.mp3', 'audio/mpeg'],
    ['voice.wav', 'audio/wav'],
    ['photo-rotated.heic', 'image/heic'],
    ['clip.mkv', 'refused'],
  ])('%s is %s', async (name, mime) => expect(await judge(media(name))).toBe(mime));

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a photo', () => photoWithGps(), 'image/jpeg'],
    ['a screenshot', () => screenshot(), 'image/png'],
    ['an animation', () => animatedGif(), 'image/gif'],
    ['a PDF', () => pdf(), 'application/pdf'],
    [
      'a Word document',
      () => officeDocument('docx'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'an Excel sheet',
      () => officeDocument('xlsx'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['an OpenDocument text', () => openDocument('text'), 'application/vnd.oasis.opendocument.text'],
    ['an old Word document', () => compoundFile(['WordDocument']), 'application/msword'],
    ['an old sheet', () => compoundFile(['a', 'b', 'c', 'd', 'e', 'Workbook']), 'application/vnd.ms-excel'],
    ['Kannada text', () => Buffer.from('ಎಲೆ ಹಳದಿ'), 'text/plain'],
    ['text that begins like a bitmap', () => Buffer.from('BM Road, Mysuru'), 'text/plain'],
  ])('%s is recognised', async (_what, make, mime) => expect(await judge(await make())).toBe(mime));

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a page', () => HTML_PAGE],
    ['a page with a PDF behind it', pageWithPdfBehind],
    ['a drawing with a script', () => SVG_WITH_SCRIPT],
    ['a program', () => PROGRAM],
    ['an archive', archive],
    ['a document with macros', () => officeDocument('docx', { macros: true })],
    ['an old document with macros', () => compoundFile(['WordDocument', 'Macros', 'VBA'])],
    ['an old installer', () => compoundFile(['Property'])],
    ['a compound file whose list of names runs in a circle', () => circular()],
    ['a rich text file', () => Buffer.from('{\\rtf1 hello}')],
    ['text with a NUL', () => Buffer.from('hello\u0000')],
    ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251))],
  ])('%s is refused', async (_what, make) => expect(await judge(await make())).toBe('refused'));

  it('a recording that was cut off is unreadable', async () => {
    expect(await judge(media('clip.mov').subarray(0, 900))).toBe('unreadable');
    expect(await judge(media('voice.webm').subarray(0, 60))).toBe('unreadable');
  });

  it('a recording tells its length and its size as shown', async () => {
    const file = path.join(folder, 'clip.mp4');
    await writeFile(file, media('clip.mp4'));
    const identity = await identify(file, media('clip.mp4').length);
    expect(identity).toMatchObject({ facts: { hasVideo: true, hasAudio: true, width: 96, height: 64 } });
    const { durationMs } = (identity as { facts: { durationMs: number } }).facts;
    expect(Math.abs(durationMs - 1000)).toBeLessThan(100);
  });
});

describe('the first look at a file', () => {
  it('knows how much may follow', async () => {
    expect(await limitFor(await photoWithGps())).toBe(MAX_FILE_BYTES.image);
    expect(await limitFor(media('voice.webm'))).toBe(MAX_FILE_BYTES.video);
    expect(await limitFor(media('voice.mp3'))).toBe(MAX_FILE_BYTES.audio);
    expect(await limitFor(archive())).toBe(MAX_FILE_BYTES.document);
    expect(await limitFor(Buffer.from('BM Road'))).toBe(MAX_FILE_BYTES.document);
  });

  it('refuses what can be nothing we take', async () => {
    expect(await limitFor(PROGRAM)).toBe('refused');
    expect(await limitFor(media('clip.mkv'))).toBe('refused');
    expect(await limitFor(GIF_SCRIPT_POLYGLOT)).toBe(MAX_FILE_BYTES.image);
  });
});

/** Sector 1 names itself as its own follower. */
function circular(): Buffer {
  const bytes = compoundFile(['x']);
  bytes.writeUInt32LE(1, 512 + 4);
  return bytes;
}
