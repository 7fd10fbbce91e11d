import { type Static, Type } from 'typebox';
import { LocalizedText } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

/** The article of a payment, as the list had it when it was ordered. */
export const CatalogueOrderRow = Type.Object({
  pid: Type.Integer(),
  sku: Type.String(),
  name: LocalizedText,
  price_paise: Type.Integer(),
});
export type CatalogueOrderRow = Static<typeof CatalogueOrderRow>;

const COLUMNS = sql`o.pid, o.sku, o.name, o.price_paise`;

export interface NewCatalogueOrder extends CatalogueOrderRow {
  hsn: string;
  gst_rate: number;
}

export async function insertCatalogueOrder(tx: Sql, order: NewCatalogueOrder): Promise<void> {
  await tx.run(
    sql`insert into catalogue_orders (pid, sku, name, price_paise, hsn, gst_rate)
        values (${order.pid}, ${order.sku}, ${JSON.stringify(order.name)}::jsonb, ${order.price_paise},
                ${order.hsn}, ${order.gst_rate})`,
  );
}

export function readCatalogueOrder(db: Sql, pid: number): Promise<CatalogueOrderRow> {
  return db.one(CatalogueOrderRow, sql`select ${COLUMNS} from catalogue_orders o where o.pid = ${pid}`);
}

/** One farmer orders one thing at a time: their other tab waits here until the transaction ends. */
export async function lockOrdersOf(tx: Sql, farmerId: number): Promise<void> {
  await tx.run(sql`select id from farmers where id = ${farmerId} for no key update`);
}

/** An order of this article that is still to be paid: at this price before another one, then the newest. */
export function findOpenOrder(
  tx: Sql,
  order: { farmerId: number; sku: string; pricePaise: number },
): Promise<CatalogueOrderRow | undefined> {
  return tx.maybe(
    CatalogueOrderRow,
    sql`select ${COLUMNS} from payments p join catalogue_orders o on o.pid = p.pid
        where p.farmer_id = ${order.farmerId} and p.purpose = 'catalogue' and p.status in ('created', 'pending')
          and o.sku = ${order.sku}
        order by p.amount_paise = ${order.pricePaise} desc, p.created_at desc limit 1`,
  );
}

/** A farmer's first order can be their first word to the office: the payment then comes into the chat it opened. */
export async function setPaymentChat(tx: Sql, pid: number, chatId: number): Promise<void> {
  await tx.run(sql`update payments set chat_id = ${chatId} where pid = ${pid} and chat_id is null`);
}
