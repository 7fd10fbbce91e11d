import { type Static, Type } from 'typebox';
import { oneOf } from '#shared/contract/office/cases.ts';
import { nullable } from '#shared/contract/wire.ts';
import { PARTS } from '#shared/domain/plan/case.ts';
import { STAGES } from '#shared/domain/plan/plan.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';
import { MONTH, WHOSE } from './book.store.ts';

const Shown = {
  id: Type.Integer(),
  address: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  month: Type.String(),
};

/** A public picture, with the public one that shows it before. */
export const ShownRow = Type.Object({
  ...Shown,
  crop: Type.String(),
  problem: Type.String(),
  stage: nullable(oneOf(STAGES)),
  part: nullable(oneOf(PARTS)),
  taluk: Type.String(),
  consent_version: Type.Integer(),
  before: nullable(Type.Object({ ...Shown, days: Type.Integer() })),
});
export type ShownRow = Static<typeof ShownRow>;

const IS_PUBLIC = sql`b.passed_at is not null and b.removed_at is null`;

/** All that is public: pictures that show another one's "before" stand with that one. */
const shown: Statement = sql`with shown as (
    select b.id, b.address, b.width, b.height, ${MONTH} as month, b.crop, b.problem, b.stage, b.part, b.taluk, b.before_id,
      b.passed_at, m.created_at as taken_at, k.version as consent_version
    from book_pictures b ${WHOSE} join picture_consents k on k.id = b.consent_id where ${IS_PUBLIC})`;

const columns: Statement = sql`s.id, s.address, s.width, s.height, s.month, s.crop, s.problem, s.stage, s.part, s.taluk,
  s.consent_version,
  (select jsonb_build_object('id', p.id, 'address', p.address, 'width', p.width, 'height', p.height, 'month', p.month,
     'days', greatest(0, extract(day from s.taken_at - p.taken_at)::int))
   from shown p where p.id = s.before_id) as before`;

/** The newest of each trouble of a crop. */
export function listShown(
  db: Sql,
  { crop, problem = null }: { crop: string; problem?: string | undefined | null },
  most: number,
): Promise<ShownRow[]> {
  return db.many(
    ShownRow,
    sql`${shown}, ranked as (
          select s.*, row_number() over (partition by s.problem order by s.passed_at desc, s.id desc) as place from shown s
          where s.crop = ${crop} and (${problem}::text is null or s.problem = ${problem})
            and not exists (select from shown later where later.before_id = s.id))
        select ${columns} from ranked s where s.place <= ${most} order by s.problem, s.place`,
  );
}

/** A page of all that is public, for the export: the oldest first. */
export function listForExport(db: Sql, after: number, limit: number): Promise<ShownRow[]> {
  return db.many(
    ShownRow,
    sql`${shown} select ${columns} from shown s where s.id > ${after} order by s.id limit ${limit}`,
  );
}

const CountRow = Type.Object({ count: Type.Integer() });

/** How many pictures of a farmer's photos are public. */
export async function countShownOf(db: Sql, farmerId: number): Promise<number> {
  const { count } = await db.one(
    CountRow,
    sql`select count(*)::int as count from book_pictures b ${WHOSE} where ${IS_PUBLIC} and f.id = ${farmerId}`,
  );
  return count;
}
