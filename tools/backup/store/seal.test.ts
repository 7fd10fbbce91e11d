import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { backupKey, HEADER_BYTES, SealError, seal, unseal, unsealedSize } from './seal.ts';

const KEY = backupKey('11'.repeat(32));
const OTHER = backupKey('12'.repeat(32));
const PIECE = 64 * 1024;

const through = (bytes: Buffer, step: NodeJS.ReadWriteStream, cut = 1000) =>
  pipeline(
    Readable.from(
      (function* () {
        for (let at = 0; at < bytes.length; at += cut) yield bytes.subarray(at, at + cut);
      })(),
    ),
    step,
    (stream) => buffer(stream as AsyncIterable<Buffer>),
  );
const sealed = (bytes: Buffer) => through(bytes, seal(KEY), 9_999);

it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 17])(
  '%i bytes come back as they went in, however they are cut, and their number is known beforehand',
  async (size) => {
    const bytes = randomBytes(size);
    const hidden = await sealed(bytes);
    expect(unsealedSize(hidden.length)).toBe(size);
    for (const cut of [1 << 20, 4096, 7 * 1024 + 1]) {
      expect((await through(hidden, unseal(KEY), cut)).equals(bytes)).toBe(true);
    }
    if (size > 16) expect(hidden.includes(bytes.subarray(0, 16))).toBe(false);
  },
);

it('the same bytes never look the same twice', async () => {
  const bytes = Buffer.from('ಎಲೆ ಹಳದಿ');
  expect((await sealed(bytes)).equals(await sealed(bytes))).toBe(false);
});

it('another key opens nothing, and is told so', async () => {
  await expect(through(await sealed(Buffer.from('x')), unseal(OTHER))).rejects.toThrow('not sealed with');
});

it('what was changed, cut off, left out, doubled or moved is not given out as whole', async () => {
  const hidden = await sealed(randomBytes(3 * PIECE));
  const piece = (n: number) =>
    hidden.subarray(HEADER_BYTES + n * (PIECE + 16), HEADER_BYTES + (n + 1) * (PIECE + 16));
  const header = hidden.subarray(0, HEADER_BYTES);
  const put = (...pieces: Buffer[]) => Buffer.concat([header, ...pieces]);
  expect(put(piece(0), piece(1), piece(2)).equals(hidden)).toBe(true);
  const wrong: Record<string, Buffer> = {
    'the last piece gone': put(piece(0), piece(1)),
    'the first piece gone': put(piece(1), piece(2)),
    'a piece doubled': put(piece(0), piece(0), piece(1), piece(2)),
    'two pieces in each other’s place': put(piece(1), piece(0), piece(2)),
    'cut in the middle': hidden.subarray(0, hidden.length - 5),
    'something behind the end': Buffer.concat([hidden, Buffer.from('x')]),
    'the header alone': header,
    nothing: Buffer.alloc(0),
  };
  for (const place of [3, 12, 40, HEADER_BYTES + 5, hidden.length >> 1, hidden.length - 1]) {
    const bytes = Buffer.from(hidden);
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    wrong[`one bit at ${place}`] = bytes;
  }
  for (const [name, bytes] of Object.entries(wrong)) {
    await expect(through(bytes, unseal(KEY)), name).rejects.toThrow(SealError);
  }
});
