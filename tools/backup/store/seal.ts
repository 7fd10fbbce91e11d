import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/**
 * A sealed stream: authenticated encryption in pieces (AES-256-GCM in the STREAM construction, as `age` does it), so that
 * neither end holds a whole file in memory and no piece can be changed, left out, moved or cut off unseen.
 *
 *     8 bytes   AVSEAL1 and a line feed
 *     8 bytes   id of the key
 *     32 bytes  salt: the stream's own key is HKDF-SHA256 of key and salt, so no nonce is ever used twice under one key
 *     then pieces of 64 KiB, each followed by its 16 bytes tag; nonce: number of the piece (11 bytes), 1 on the last (1 byte)
 */
const MAGIC = Buffer.from('AVSEAL1\n');
const ID_BYTES = 8;
const SALT_BYTES = 32;
export const HEADER_BYTES = MAGIC.length + ID_BYTES + SALT_BYTES;
const PIECE = 64 * 1024;
const TAG = 16;

export interface BackupKey {
  bytes: Buffer;
  /** Tells one key from another and nothing of either; 16 hex digits. */
  id: string;
}

/** @param hex 64 hex digits */
export function backupKey(hex: string): BackupKey {
  const bytes = Buffer.from(hex, 'hex');
  if (bytes.length !== 32) throw new Error('a backup key has 32 bytes');
  const id = createHash('sha256').update('av-agro backup key').update(bytes).digest('hex');
  return { bytes, id: id.slice(0, 2 * ID_BYTES) };
}

/** Bytes that are not what was sealed, or not with this key. */
export class SealError extends Error {}

/** Id of the key a stream that begins so was sealed with; undefined when it is no sealed stream. */
export function sealedWith(header: Buffer): string | undefined {
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) return undefined;
  return header.subarray(MAGIC.length, MAGIC.length + ID_BYTES).toString('hex');
}

/** How many bytes come out of a sealed stream of this length. */
export function unsealedSize(sealedBytes: number): number {
  const body = sealedBytes - HEADER_BYTES;
  return body - TAG * Math.ceil(body / (PIECE + TAG));
}

/** Gathers what comes in into pieces; the last is known when the stream ends, and only an empty stream's is empty. */
abstract class InPieces extends Transform {
  #waiting: Buffer[] = [];
  #length = 0;
  readonly #size: number;
  #counter = 0;

  constructor(size: number) {
    super();
    this.#size = size;
  }

  protected abstract piece(bytes: Buffer, nonce: Buffer): void;

  protected gather(chunk: Buffer): void {
    this.#waiting.push(chunk);
    this.#length += chunk.length;
    if (this.#length <= this.#size) return;
    let all = Buffer.concat(this.#waiting);
    while (all.length > this.#size) {
      this.piece(all.subarray(0, this.#size), this.#nonce(false));
      all = all.subarray(this.#size);
    }
    this.#waiting = [all];
    this.#length = all.length;
  }

  protected end_(): void {
    this.piece(Buffer.concat(this.#waiting), this.#nonce(true));
  }

  #nonce(isLast: boolean): Buffer {
    const nonce = Buffer.alloc(12);
    nonce.writeUIntBE(this.#counter, 5, 6);
    nonce[11] = isLast ? 1 : 0;
    this.#counter += 1;
    return nonce;
  }
}

class Seal extends InPieces {
  readonly #key: Buffer;
  #header: Buffer | undefined;

  constructor(key: BackupKey) {
    super(PIECE);
    const salt = randomBytes(SALT_BYTES);
    this.#header = Buffer.concat([MAGIC, Buffer.from(key.id, 'hex'), salt]);
    this.#key = streamKey(key, this.#header);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.gather(chunk);
    done();
  }

  override _flush(done: TransformCallback) {
    this.end_();
    done();
  }

  protected piece(bytes: Buffer, nonce: Buffer) {
    if (this.#header) this.push(this.#header);
    this.#header = undefined;
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce);
    this.push(Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]));
  }
}

class Unseal extends InPieces {
  readonly #master: BackupKey;
  #key: Buffer | undefined;
  #begin = Buffer.alloc(0);
  #pieces = 0;

  constructor(key: BackupKey) {
    super(PIECE + TAG);
    this.#master = key;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    attempt(done, () => this.gather(this.#key ? chunk : this.#afterHeader(chunk)));
  }

  override _flush(done: TransformCallback) {
    attempt(done, () => this.end_());
  }

  #afterHeader(chunk: Buffer): Buffer {
    this.#begin = Buffer.concat([this.#begin, chunk]);
    if (this.#begin.length < HEADER_BYTES) return Buffer.alloc(0);
    if (sealedWith(this.#begin) !== this.#master.id) throw new SealError('not sealed with this key');
    this.#key = streamKey(this.#master, this.#begin.subarray(0, HEADER_BYTES));
    return this.#begin.subarray(HEADER_BYTES);
  }

  protected piece(bytes: Buffer, nonce: Buffer) {
    if (!this.#key || bytes.length < TAG) throw new SealError('cut off');
    const isEmpty = bytes.length === TAG;
    if (isEmpty && this.#pieces > 0) throw new SealError('an empty piece behind another');
    this.#pieces += 1;
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(bytes.length - TAG));
    this.push(Buffer.concat([decipher.update(bytes.subarray(0, bytes.length - TAG)), decipher.final()]));
  }
}

/** The header is part of what the key comes from: another header gives another key. */
function streamKey(key: BackupKey, header: Buffer): Buffer {
  const salt = header.subarray(MAGIC.length + ID_BYTES);
  return Buffer.from(hkdfSync('sha256', key.bytes, salt, header.subarray(0, MAGIC.length + ID_BYTES), 32));
}

function attempt(done: TransformCallback, work: () => void): void {
  try {
    work();
    done();
  } catch (error) {
    done(error instanceof SealError ? error : new SealError('changed since it was sealed'));
  }
}

export const seal = (key: BackupKey): Transform => new Seal(key);

/** Gives back what was sealed; fails with a {@link SealError} on the first piece that is not what it was. */
export const unseal = (key: BackupKey): Transform => new Unseal(key);
