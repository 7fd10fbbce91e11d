import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { foldForSearch } from '#shared/domain/chat/search-words.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const FoundFarmerRow = Type.Object({
  mobile: Type.String(),
  name: Type.String(),
  address: Type.String(),
  chat_id: nullable(Type.Integer()),
});
export type FoundFarmerRow = Static<typeof FoundFarmerRow>;

/** Registered farmers by a part of name or number, whether they ever wrote or not. The index knows the letters, the text decides. */
export function findFarmers(db: Sql, search: string, limit: number): Promise<FoundFarmerRow[]> {
  const escaped = foldForSearch(search).replace(/[\\%_]/g, '\\$&');
  const key = sql`'%' || substr(search_key(${escaped}), 2) || '%'`;
  const text = `%${escaped}%`;
  return db.many(
    FoundFarmerRow,
    sql`select f.mobile, f.name, f.address, c.id as chat_id
        from farmers f left join chats c on c.farmer_id = f.id
        where f.search_key like ${key} and f.deletion_requested_at is null and f.mobile is not null
          and (search_fold(f.name) like ${text} or f.mobile like ${text})
        order by f.name, f.id limit ${limit}`,
  );
}
