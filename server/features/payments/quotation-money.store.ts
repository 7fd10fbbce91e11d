import { type Statement, sql } from '../../platform/database/db.ts';

/** What the payments know of a quotation, as a part of the statement that reads it. */

export const refundedOf = (quotation: Statement): Statement =>
  sql`coalesce((select p.refunded_paise from payments p
                where p.quotation_id = ${quotation} and p.status = 'success' order by p.paid_at desc limit 1), 0)`;

export const isInPayment = (quotation: Statement): Statement =>
  sql`exists (select 1 from payments p
              where p.quotation_id = ${quotation} and p.status in ('created', 'pending', 'review'))`;
