import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from 'typebox';
import { Check, Errors } from 'typebox/value';

/**
 * A backup is a folder:
 *
 *     manifest.json         what is in it, as below
 *     manifest.json.sha256  in the format of `sha256sum`
 *     database/<schema>.<table>.copy.gz   PostgreSQL's COPY text, in the order of the key
 *     files.sha256          one line a stored file, in the format of `sha256sum`
 *     files/ab/cd/<key>     photos, voice notes, documents
 *     checked               when it was last proven good; not there when that failed
 */
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const Manifest = Type.Object({
  format: Type.Literal(1),
  madeAt: Type.String(),
  /** Of the server it came from; any later one can take it. */
  postgres: Type.String(),
  /** Files of `server/migrations` its tables were made by. */
  migrations: Type.Array(Type.Object({ name: Type.String(), checksum: Type.String() })),
  /** Newest migration of the job queue's library. */
  queueVersion: Type.Integer(),
  tables: Type.Array(
    Type.Object({
      schema: Type.String(),
      name: Type.String(),
      columns: Type.Array(Type.String()),
      order: Type.String(),
      rows: Type.Integer(),
      /** Before compression, as is the sum. */
      bytes: Type.Integer(),
      sha256: Sha256,
    }),
  ),
  sequences: Type.Array(
    Type.Object({
      schema: Type.String(),
      name: Type.String(),
      value: Type.String(),
      called: Type.Boolean(),
    }),
  ),
  files: Type.Object({ count: Type.Integer(), bytes: Type.Integer(), listSha256: Sha256 }),
  /** Files a row names whose bytes were not there: deleted while the backup ran, or lost before. */
  missingFiles: Type.Array(Type.String()),
});
export type Manifest = Static<typeof Manifest>;

export const MANIFEST = 'manifest.json';
export const FILE_LIST = 'files.sha256';

/** Something is wrong with a backup, or with where it is to go; the message is for the person who typed. */
export class BackupError extends Error {}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(path.join(folder, MANIFEST), text, { mode: 0o600, flush: true });
  await writeFile(path.join(folder, `${MANIFEST}.sha256`), `${sha256(text)}  ${MANIFEST}\n`, { flush: true });
}

/** @throws {BackupError} when it is none, is damaged, or is of a format this version does not know */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = (name: string) =>
    readFile(path.join(folder, name), 'utf8').catch(() => {
      throw new BackupError(`${folder} is not a whole backup: it has no ${name}.`);
    });
  const [text, sum] = [await read(MANIFEST), await read(`${MANIFEST}.sha256`)];
  if (!sum.startsWith(sha256(text))) throw new BackupError(`${folder}: ${MANIFEST} is damaged.`);
  const manifest: unknown = JSON.parse(text);
  if (Check(Manifest, manifest)) return manifest;
  const [first] = Errors(Manifest, manifest);
  throw new BackupError(`${folder}: this AV Agro cannot read it (${first?.instancePath} ${first?.message}).`);
}

export function tableFile({ schema, name }: { schema: string; name: string }): string {
  return path.join('database', `${schema}.${name}.copy.gz`);
}

export function storedFile(key: string): string {
  return path.posix.join('files', key.slice(0, 2), key.slice(2, 4), key);
}

export interface ListedFile {
  key: string;
  sha256: string;
}

/** The lines of `files.sha256`. */
export function printFileList(files: readonly ListedFile[]): string {
  return files.map((file) => `${file.sha256}  ${storedFile(file.key)}\n`).join('');
}

/** @throws {BackupError} when it is not the list the manifest speaks of */
export async function readFileList(folder: string, manifest: Manifest): Promise<ListedFile[]> {
  const text = await readFile(path.join(folder, FILE_LIST), 'utf8').catch(() => '');
  if (sha256(text) !== manifest.files.listSha256)
    throw new BackupError(`${folder}: ${FILE_LIST} is damaged.`);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ sha256: line.slice(0, 64), key: path.posix.basename(line.slice(66)) }));
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
