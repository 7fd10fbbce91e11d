import { type Static, Type } from 'typebox';
import type { ContentItemName } from '#shared/contract/content/desk.ts';
import type { ContentKind } from '#shared/contract/content/kinds.ts';
import { nullable } from '#shared/contract/wire.ts';
import { named, type Sql, sql } from '../../platform/database/db.ts';

const Kind = Type.Unsafe<ContentKind>(Type.String());
const Body = Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true }));

const ReleaseRow = Type.Object({ release: Type.Integer() });

const VersionRow = Type.Object({
  kind: Kind,
  key: Type.String(),
  number: Type.Integer(),
  body: nullable(Body),
  saved_by: nullable(Type.Integer()),
  agreed_by: nullable(Type.Integer()),
  published_at: Type.String(),
  release: Type.Integer(),
});
export type VersionRow = Static<typeof VersionRow>;

const VersionHead = Type.Omit(VersionRow, ['body', 'agreed_by', 'release']);

const VERSION = sql`kind, key, number, body, saved_by, agreed_by, published_at, release`;

/** How many publications there were. Asked once a second by every node. */
export async function readRelease(db: Sql): Promise<number> {
  const { release } = await db.one(
    ReleaseRow,
    named('content.release', sql`select release from content_state`),
  );
  return release;
}

/** The number of the last publication; none follows until the transaction ends. */
export async function lockRelease(tx: Sql): Promise<number> {
  const { release } = await tx.one(ReleaseRow, sql`select release from content_state for update`);
  return release;
}

/** Gives the next publication its number; others wait until this one is over. */
export async function takeRelease(tx: Sql): Promise<number> {
  const { release } = await tx.one(
    ReleaseRow,
    sql`update content_state set release = release + 1 returning release`,
  );
  return release;
}

/** The newest version of each item that was published behind a release, in the order of publication. */
export function listVersionsBehind(db: Sql, release: number): Promise<VersionRow[]> {
  return db.many(
    VersionRow,
    sql`select ${VERSION} from content_versions v
        where release > ${release}
          and not exists (select 1 from content_versions newer
                          where newer.kind = v.kind and newer.key = v.key and newer.number > v.number)
        order by release`,
  );
}

/** What was in force at a moment, of every item that had been published. Articles, of which there may be thousands, are left out. */
export function listInForceBesideArticles(db: Sql, moment: Date): Promise<VersionRow[]> {
  return db.many(
    VersionRow,
    sql`select distinct on (kind, key) ${VERSION} from content_versions
        where published_at <= ${moment} and kind <> 'product'
        order by kind, key, number desc`,
  );
}

/** Of every item that was ever published, how it stands. Without what it says: a list of thousands reads no texts. */
export function listHeadsInForce(db: Sql): Promise<Static<typeof VersionHead>[]> {
  return db.many(
    VersionHead,
    sql`select distinct on (kind, key) kind, key, number, saved_by, published_at from content_versions
        order by kind, key, number desc`,
  );
}

/** What is in force of an item; undefined while it is as it was shipped. */
export function findVersion(db: Sql, { kind, key }: ContentItemName): Promise<VersionRow | undefined> {
  return db.maybe(
    VersionRow,
    sql`select ${VERSION} from content_versions where kind = ${kind} and key = ${key} order by number desc limit 1`,
  );
}

export function findVersionByNumber(
  db: Sql,
  { kind, key }: ContentItemName,
  number: number,
): Promise<VersionRow | undefined> {
  return db.maybe(
    VersionRow,
    sql`select ${VERSION} from content_versions where kind = ${kind} and key = ${key} and number = ${number}`,
  );
}

export function listVersions(
  db: Sql,
  { kind, key }: ContentItemName,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<VersionRow[]> {
  return db.many(
    VersionRow,
    sql`select ${VERSION} from content_versions
        where kind = ${kind} and key = ${key} and number < ${before ?? 2_147_483_647}
        order by number desc limit ${limit}`,
  );
}

const NumberRow = Type.Object({ key: Type.String(), number: Type.Integer() });

/** The version in force of each article that was ever published. */
export async function articleNumbers(db: Sql): Promise<Map<string, number>> {
  const rows = await db.many(
    NumberRow,
    sql`select key, max(number)::int as number from content_versions where kind = 'product' group by key`,
  );
  return new Map(rows.map(({ key, number }) => [key, number]));
}

/** Several at once, of one release. @returns how many; fewer where somebody else has published one of these numbers */
export function insertVersions(
  tx: Sql,
  versions: readonly Omit<VersionRow, 'published_at' | 'release'>[],
  { release, at }: { release: number; at: Date },
): Promise<number> {
  return tx.run(
    sql`insert into content_versions (kind, key, number, body, saved_by, agreed_by, published_at, release)
        select v.kind, v.key, v.number, v.body, v.saved_by, v.agreed_by, ${at}, ${release}
        from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb)
          as v (kind text, key text, number int, body jsonb, saved_by bigint, agreed_by bigint)
        on conflict do nothing`,
  );
}

/** Undefined, having written nothing, where somebody else has published this number. */
export function insertVersion(
  tx: Sql,
  version: Omit<VersionRow, 'published_at'> & { at: Date },
): Promise<VersionRow | undefined> {
  const { kind, key, number, body, saved_by, agreed_by, release, at } = version;
  return tx.maybe(
    VersionRow,
    sql`insert into content_versions (kind, key, number, body, saved_by, agreed_by, published_at, release)
        values (${kind}, ${key}, ${number}, ${body === null ? null : JSON.stringify(body)}::jsonb, ${saved_by}, ${agreed_by},
                ${at}, ${release})
        on conflict do nothing returning ${VERSION}`,
  );
}
