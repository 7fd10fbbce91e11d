import { type Static, Type } from 'typebox';
import { type Sql, sql } from '../../../platform/database/db.ts';

export const DemoQuoteRow = Type.Object({
  token: Type.String(),
  title_en: Type.String(),
  title_kn: Type.String(),
  note_en: Type.String(),
  note_kn: Type.String(),
  amount_paise: Type.Integer(),
});
export type DemoQuoteRow = Static<typeof DemoQuoteRow>;

export function findDemoQuote(db: Sql, token: string): Promise<DemoQuoteRow | undefined> {
  return db.maybe(
    DemoQuoteRow,
    sql`select token, title_en, title_kn, note_en, note_kn, amount_paise from demo_quotes
        where token = ${token} and active`,
  );
}
