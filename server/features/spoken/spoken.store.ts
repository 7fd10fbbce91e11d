import { type Static, Type } from 'typebox';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type Sql, sql } from '../../platform/database/db.ts';
import { nameOf } from '../identity/index.ts';

const SpokenRow = Type.Object({
  line: Type.String(),
  language: Type.String(),
  version: Type.Integer(),
  text: Type.String(),
  text_key: Type.String(),
  file: nullable(Type.String()),
  mime_type: nullable(Type.String()),
  copy: nullable(Type.String()),
  bytes: nullable(Type.Integer()),
  duration_ms: nullable(Type.Integer()),
  plays_everywhere: nullable(Type.Boolean()),
  spoken_in: Type.Integer(),
  spoken_by: nullable(LocalizedText),
  spoken_at: Type.String(),
  has_earlier: Type.Boolean(),
});
export type SpokenRow = Static<typeof SpokenRow>;

/** Files in hex; `bytes` of the larger. */
const COLUMNS = sql`v.line, v.language, v.version, v.text, v.text_key, encode(v.file, 'hex') as file, f.mime_type,
  encode(v.copy, 'hex') as copy, greatest(octet_length(f.bytes), octet_length(c.bytes)) as bytes, v.duration_ms,
  v.plays_everywhere, v.spoken_in, ${nameOf(sql`v.spoken_by`, sql`v.spoken_at`)} as spoken_by, v.spoken_at,
  exists (select from spoken_versions e where e.line = v.line and e.language = v.language
            and e.version < v.spoken_in and e.file is not null) as has_earlier`;
const FROM = sql`spoken_versions v left join spoken_files f on f.sha256 = v.file left join spoken_files c on c.sha256 = v.copy`;

export interface LineName {
  line: string;
  language: Language;
}

/** Of each line what is in force, also where that is nothing. */
export function listInForce(db: Sql, language: Language): Promise<SpokenRow[]> {
  return db.many(
    SpokenRow,
    sql`select distinct on (v.line) ${COLUMNS} from ${FROM}
        where v.language = ${language} order by v.line, v.version desc`,
  );
}

export function findInForce(db: Sql, { line, language }: LineName): Promise<SpokenRow | undefined> {
  return db.maybe(
    SpokenRow,
    sql`select ${COLUMNS} from ${FROM}
        where v.line = ${line} and v.language = ${language} order by v.version desc limit 1`,
  );
}

const SentRow = Type.Object({ line: Type.String(), language: Type.String() });

/** Whether this sending is kept already, and of which line. */
export function findSent(db: Sql, clientId: string): Promise<Static<typeof SentRow> | undefined> {
  return db.maybe(SentRow, sql`select line, language from spoken_versions where client_id = ${clientId}`);
}

export interface Sound {
  sha256: Buffer;
  mimeType: string;
  bytes: Buffer;
}

/** The same bytes again are the file that is there. */
export async function insertFile(tx: Sql, { sha256, mimeType, bytes }: Sound, now: Date): Promise<void> {
  await tx.run(
    sql`insert into spoken_files (sha256, mime_type, bytes, created_at)
        values (${sha256}, ${mimeType}, ${bytes}, ${now}) on conflict do nothing`,
  );
}

export interface NewVersion extends LineName {
  /** The one that was seen; 0 where there was none. */
  seen: number;
  text: string;
  textKey: string;
  file: Buffer;
  copy: Buffer | null;
  durationMs: number;
  playsEverywhere: boolean;
  spokenBy: number;
  clientId: string;
  now: Date;
}

/** False, having written nothing, where somebody was faster, or this sending is kept already. */
export async function insertSpoken(tx: Sql, spoken: NewVersion): Promise<boolean> {
  const version = spoken.seen + 1;
  const count = await tx.run(
    sql`insert into spoken_versions (line, language, version, text, text_key, file, copy, duration_ms,
          plays_everywhere, spoken_in, spoken_by, spoken_at, client_id)
        values (${spoken.line}, ${spoken.language}, ${version}, ${spoken.text}, ${spoken.textKey}, ${spoken.file},
          ${spoken.copy}, ${spoken.durationMs}, ${spoken.playsEverywhere}, ${version}, ${spoken.spokenBy},
          ${spoken.now}, ${spoken.clientId})
        on conflict do nothing`,
  );
  return count === 1;
}

/** Nothing is in force from now on. False where somebody was faster. */
export async function insertRemoval(tx: Sql, { line, language }: LineName, seen: number): Promise<boolean> {
  const count = await tx.run(
    sql`insert into spoken_versions (line, language, version, text, text_key, spoken_in, spoken_by, spoken_at)
        select line, language, version + 1, text, text_key, version + 1, spoken_by, spoken_at from spoken_versions
        where line = ${line} and language = ${language} and version = ${seen}
        on conflict do nothing`,
  );
  return count === 1;
}

/** What was spoken before comes into force again. False where somebody was faster, or nothing was. */
export async function insertEarlier(tx: Sql, { line, language }: LineName, seen: number): Promise<boolean> {
  const count = await tx.run(
    sql`insert into spoken_versions (line, language, version, text, text_key, file, copy, duration_ms,
          plays_everywhere, spoken_in, spoken_by, spoken_at)
        select e.line, e.language, now.version + 1, e.text, e.text_key, e.file, e.copy, e.duration_ms,
          e.plays_everywhere, e.spoken_in, e.spoken_by, e.spoken_at
        from spoken_versions now join spoken_versions e using (line, language)
        where line = ${line} and language = ${language} and now.version = ${seen}
          and e.version < now.spoken_in and e.file is not null
          and e.version = case when now.file is null then now.version - 1 else e.spoken_in end
        order by e.version desc limit 1
        on conflict do nothing`,
  );
  return count === 1;
}

const FileRow = Type.Object({ mime_type: Type.String(), bytes: Type.Unsafe<Buffer>({}) });

/** Also one that is not in force any more: whoever began to play it hears it to its end. */
export function findFile(db: Sql, sha256: Buffer): Promise<Static<typeof FileRow> | undefined> {
  return db.maybe(FileRow, sql`select mime_type, bytes from spoken_files where sha256 = ${sha256}`);
}
