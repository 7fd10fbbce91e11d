/**
 * What the shop says and sells, as files: for review, for version control, for moving to another installation.
 *
 *     npm run content -- write FOLDER           everything in force, a JSON file an item, and the photographs it names
 *     npm run content -- read FOLDER --check    what such files would change, and what in them is wrong, by file and field
 *     npm run content -- read FOLDER            publishes what differs, all of it or nothing; what has no file stays
 *
 * The app may be running: its nodes follow within a second.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentId } from '#shared/contract/content/kinds.ts';
import { createContentInForce } from '../../server/content-in-force.ts';
import {
  catchUp,
  filesOf,
  insertPicture,
  photoFilesOf,
  publishItems,
  readFiles,
} from '../../server/features/content/index.ts';
import { createDatabase } from '../../server/platform/database/db.ts';
import { createTransactor } from '../../server/platform/database/transaction.ts';
import { BackupError, readSettings, runCommand } from '../backup/command.ts';
import { openForReading } from '../backup/open-database.ts';

const USAGE = 'npm run content -- write FOLDER, or read FOLDER [--check]';
const PHOTOS = 'photos';
const LARGE_ENDING = '-960.webp';
const SMALL_ENDING = '-480.webp';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [verb, folder, ...more] = positionals;
  if ((verb !== 'write' && verb !== 'read') || !folder || more.length > 0) throw new BackupError(USAGE);
  const database = await openForReading(readSettings());
  const db = createDatabase(database.connectionString, { max: 1 });
  const content = createContentInForce();
  const onEffectError = (error: unknown) => console.error(error);
  const ctx = { db, content, inTransaction: createTransactor(db, { onEffectError }), now: () => new Date() };
  try {
    await catchUp(ctx);
    if (verb === 'write') await write(ctx, folder);
    else await read(ctx, folder, values.check ?? false);
  } finally {
    await db.close();
    await database.close();
  }
});

type Context = Parameters<typeof catchUp>[0] & Parameters<typeof publishItems>[0];

async function write({ content, db }: Context, folder: string): Promise<void> {
  const files = filesOf(content.now());
  let photos = 0;
  const save = async (name: string, bytes: Buffer) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  for (const { name, text } of files) await save(name, Buffer.from(text));
  for (const { name, read: readPhoto } of photoFilesOf(db, files)) {
    const bytes = await readPhoto();
    if (!bytes) continue;
    await save(name, bytes);
    photos += 1;
  }
  console.log(`${files.length} items and ${photos / 2} photographs written to ${folder}.`);
}

async function read(ctx: Context, folder: string, isTrial: boolean): Promise<void> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  if (names.length === 0) throw new BackupError(`${folder} holds no file of content.`);
  const files = await Promise.all(
    names.map(async (name) => ({
      name: name.replaceAll(path.sep, '/'),
      text: await readFile(path.join(folder, name), 'utf8'),
    })),
  );
  const { changed, faults } = readFiles(files, ctx.content.now());
  if (faults.length > 0) {
    const told = faults.map(
      ({ file, path: at, code }) => `${path.join(folder, file)}: ${at || 'the file'}: ${code}`,
    );
    throw new BackupError(told.join('\n'));
  }
  if (isTrial) {
    const would = changed.map(({ kind, key }) => contentId(kind, key));
    console.log(would.length === 0 ? 'Nothing would change.' : `Would change: ${would.join(', ')}`);
    return;
  }
  await readPhotos(ctx, path.join(folder, PHOTOS));
  const published = await publishItems(ctx, changed);
  console.log(published.length === 0 ? 'Nothing differs.' : `Published: ${published.join(', ')}`);
}

/** Ahead of the items that name them. What is there already stays. */
async function readPhotos({ inTransaction, now }: Context, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(LARGE_ENDING))) {
    const hash = name.slice(0, -LARGE_ENDING.length);
    const [large, small] = await Promise.all(
      [name, `${hash}${SMALL_ENDING}`].map((each) => readFile(path.join(folder, each))),
    );
    if (!large || !small || createHash('sha256').update(large).digest('hex') !== hash)
      throw new BackupError(`${path.join(folder, name)} is not the photograph it was written as.`);
    await inTransaction((tx) =>
      insertPicture(tx, { sha256: Buffer.from(hash, 'hex'), large, small, addedBy: null, now: now() }),
    );
  }
}
