import { type Static, Type } from 'typebox';
import { LocalizedText } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

export const DemoQuoteRow = Type.Object({
  token: Type.String(),
  title: LocalizedText,
  note: LocalizedText,
  amount_paise: Type.Integer(),
});
export type DemoQuoteRow = Static<typeof DemoQuoteRow>;

export function findDemoQuote(db: Sql, token: string): Promise<DemoQuoteRow | undefined> {
  return db.maybe(
    DemoQuoteRow,
    sql`select token, title, note, amount_paise from demo_quotes where token = ${token} and active`,
  );
}
