import { type Statement, sql } from '../../../platform/database/db.ts';
import { pictureOf } from '../pictures/pictures.store.ts';

/** What an account is called that nobody has made their own, and what it did until then. */
export const OFFICE_NAME = { en: 'Office', kn: 'ಕಚೇರಿ' };

/**
 * Name and picture of who wrote something at an instant, as one value of the asking statement. Null for what nobody
 * wrote, and for what was written under an account before it was one person's.
 */
export function authorOf(staffId: Statement, at: Statement): Statement {
  return sql`(select jsonb_build_object('name', author.name, 'picture', ${pictureOf(sql`author.id`)})
    from staff author where author.id = ${staffId} and author.person_since <= ${at})`;
}

/** The name of who did something at an instant: the office's, before the account was one person's. Null for nobody. */
export function nameOf(staffId: Statement, at: Statement): Statement {
  return sql`(select case when author.person_since <= ${at} then author.name else ${JSON.stringify(OFFICE_NAME)}::jsonb end
    from staff author where author.id = ${staffId})`;
}
