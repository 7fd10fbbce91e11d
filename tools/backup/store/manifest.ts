import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Static, Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { BackupError } from '../command.ts';
import { readText, type Vault, writePart } from './vault.ts';

/**
 * A backup is a folder. Every part is sealed (seal.ts) and carries `.sealed` behind its name:
 *
 *     manifest.json         what is in it, as below
 *     database/<schema>.<table>.copy.gz   PostgreSQL's COPY text, in the order of the key
 *     files.sha256          one line a stored file, in the format of `sha256sum`
 *     files/ab/cd/<key>     photos, voice notes, documents
 *
 * Beside them, for everybody to read:
 *
 *     README.txt            what this is, which key opens it, and how
 *     checked               when it was last read again and found good; not there when that failed
 *     tried                 when it was last put back on trial and found equal
 *
 * Format 1, of before backups were sealed, has the same parts in clear, and manifest.json.sha256.
 */
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const Manifest = Type.Object({
  format: Type.Union([Type.Literal(1), Type.Literal(2)]),
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

export async function writeManifest(vault: Vault, manifest: Manifest): Promise<void> {
  await writePart(vault, MANIFEST, [`${JSON.stringify(manifest, null, 2)}\n`]);
}

/** @throws {BackupError} when it is none, is damaged, or is of a format this version does not know */
export async function readManifest(vault: Vault): Promise<Manifest> {
  const text = await readText(vault, MANIFEST);
  // What is sealed proves itself.
  const sum = vault.key ? sha256(text) : await readText(vault, `${MANIFEST}.sha256`);
  if (!sum.startsWith(sha256(text))) throw new BackupError(`${vault.folder}: ${MANIFEST} is damaged.`);
  const manifest: unknown = JSON.parse(text);
  if (Check(Manifest, manifest)) return manifest;
  const [first] = Errors(Manifest, manifest);
  throw new BackupError(
    `${vault.folder}: this AV Agro cannot read it (${first?.instancePath} ${first?.message}).`,
  );
}

export function tableFile({ schema, name }: { schema: string; name: string }): string {
  return path.join('database', `${schema}.${name}.copy.gz`);
}

export function storedFile(key: string): string {
  return path.posix.join('files', key.slice(0, 2), key.slice(2, 4), key);
}

/** One damaged file may be in every backup: they share it. So all else can be had without it. */
export function damagedFile(folder: string, key: string): BackupError {
  return new BackupError(
    `${folder}: ${storedFile(key)} is damaged or missing. Use another backup. Is it so in all of them, --without-damaged-files puts back everything else.`,
  );
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
export async function readFileList(vault: Vault, manifest: Manifest): Promise<ListedFile[]> {
  const text = await readText(vault, FILE_LIST).catch(() => '');
  if (sha256(text) !== manifest.files.listSha256)
    throw new BackupError(`${vault.folder}: ${FILE_LIST} is damaged.`);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ sha256: line.slice(0, 64), key: path.posix.basename(line.slice(66)) }));
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
