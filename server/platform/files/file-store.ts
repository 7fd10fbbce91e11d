import type { Readable } from 'node:stream';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { Sql } from '../database/db.ts';
import type { FileRow } from './files.store.ts';
import type { Excerpt, Frame } from './image-process.ts';
import type { ByteRange } from './object-store.ts';

/** What a file is for; a quotation takes PDF, JPEG and PNG only. */
export type UploadPurpose = 'chat' | 'quotation';

export interface Upload {
  stream: Readable;
  /** As the sender calls it; becomes a label. */
  declaredName: string;
  purpose: UploadPurpose;
  uploader: { role: SenderRole; id: number };
  /** As the sender measured it; used where the recording itself does not say. */
  durationSeconds?: number | undefined;
}

/** Bytes that are stored but belong to nothing yet: insert a row, or discard. What is forgotten is swept away. */
export interface AcceptedFile {
  storageKey: string;
  previewKey: string | null;
  mimeType: string;
  originalName: string;
  /** As stored. */
  sizeBytes: number;
  /** Pixels as shown; null for what has none. */
  width: number | null;
  height: number | null;
  durationMs: number | null;
  /** SHA-256 of the bytes as received: two uploads of one file agree, whatever became of them. */
  sha256: Buffer;
  /** Removes the bytes; also fine twice. */
  discard(): Promise<void>;
}

export interface FileStore {
  /**
   * Takes an upload in: counts, identifies, re-encodes and stores it. No row is written.
   *
   * @throws {AppError} FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_REFUSED, FILE_UNREADABLE, FILE_QUOTA,
   *   BROKEN_UPLOAD, RATE_LIMITED (too many at once), UNAVAILABLE (disk full)
   */
  accept(upload: Upload): Promise<AcceptedFile>;
  /**
   * Makes of a picture on its way in small cuts (WebP), one in each frame, and keeps nothing of the rest.
   * @throws {AppError} as `accept` does; FILE_TYPE_REFUSED for what is no picture
   */
  takeCuts(upload: Omit<Upload, 'purpose'>, frames: readonly Frame[]): Promise<Buffer[]>;
  /**
   * Makes of a stored picture the parts named (WebP), in that order, and keeps none of them. Undefined when its bytes are gone.
   * @param who wants them: one picture of a person is opened at a time
   * @throws {AppError} FILE_UNREADABLE for what is no picture, and for a part that is not wholly inside it
   */
  takeExcerpts(
    key: string,
    excerpts: readonly Excerpt[],
    who: string,
  ): Promise<readonly { bytes: Buffer; width: number; height: number }[] | undefined>;
  /** The picture was kept: opening it was worth its while. See `chargePicture`. */
  forgivePicture(uploader: Upload['uploader']): Promise<void>;
  /** Before the first byte of a file that will take long. @throws {AppError} FILE_QUOTA */
  checkQuota(uploader: Upload['uploader']): Promise<void>;
  /**
   * Judges a file that is still arriving by its first FIRST_LOOK_BYTES and the size it will have.
   * @throws {AppError} FILE_TYPE_REFUSED, FILE_TOO_LARGE
   */
  firstLook(head: Buffer, sizeBytes: number): Promise<void>;
  insertFile(
    tx: Sql,
    file: AcceptedFile,
    owner: { chatId: number | null; uploadedBy: SenderRole; uploaderId: number },
  ): Promise<{ id: string }>;
  /** The row of a file, by its own key or that of its preview or audio copy; undefined when there is none or it was deleted. */
  findByKey(sql: Sql, key: string): Promise<FileRow | undefined>;
  /** Undefined when the bytes are gone. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /**
   * Hands `work` a copy of the bytes as a local file, in a folder of its own that goes afterwards.
   * Undefined when the bytes are gone.
   */
  withLocalCopy<T>(key: string, work: (path: string) => Promise<T>): Promise<T | undefined>;
  /** Takes in a document made here, whole and trusted: no quota and no look inside. No row is written. */
  keepDocument(bytes: Buffer, document: { name: string; mimeType: string }): Promise<AcceptedFile>;
  /** Stores something made of a file; it belongs to nothing until a row names the key answered. */
  keepRendition(path: string, mimeType: string): Promise<string>;
  /** Bytes stored under this key; undefined when they are gone. */
  size(key: string): Promise<number | undefined>;
  removeBytes(keys: readonly string[]): Promise<void>;
  /** Removes what belongs to nothing any more; run once a day. */
  sweep(now: Date): Promise<void>;
}
