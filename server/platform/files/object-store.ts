import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Both ends included, as in HTTP; within the object. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

/**
 * Where bytes rest. Keys are made by `newObjectKey` and nothing else is accepted, so no name a person typed
 * can ever reach a path. An object is written once and never changed.
 */
export interface ObjectStore {
  /**
   * Stores the whole of `source` (a file's path, which stays, or a stream); when it throws nothing is stored.
   * @returns bytes stored
   */
  put(key: string, source: string | Readable, contentType: string): Promise<number>;
  /** Undefined: there is no such object. The stream must be read to its end or destroyed. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Size in bytes; undefined: there is no such object. */
  size(key: string): Promise<number | undefined>;
  /** Also fine with keys that are already gone. */
  remove(keys: readonly string[]): Promise<void>;
  /** Everything stored, in no order, including what a crash left half written. */
  list(): AsyncIterable<ListedObject>;
}

const KEY = /^[0-9a-f]{40}$/;

/** 160 random bits: nobody guesses one. Lower-case hex, because some file systems do not tell case apart. */
export function newObjectKey(): string {
  return randomBytes(20).toString('hex');
}

export function isObjectKey(text: string): boolean {
  return KEY.test(text);
}

export function assertObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new Error('not an object key');
}
