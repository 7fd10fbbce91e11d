import { type Static, Type } from 'typebox';
import { DoneBy } from './office/authors.ts';
import { closed, Id, Instant, nullable, SeenSeq, Seq, Uuid } from './wire.ts';

export const QuotationStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('pending'),
  Type.Literal('paid'),
  Type.Literal('refunded'),
  Type.Literal('withdrawn'),
]);

/** A priced offer with its document. `amount` in rupees; 0 means the office named no price yet. */
export const Quotation = Type.Object(
  {
    id: Id,
    chat_id: Id,
    message_id: Id,
    file_path: nullable(Type.String()),
    mime_type: nullable(Type.String()),
    amount: Type.Number({ minimum: 0 }),
    original_name: Type.String(),
    plan_id: nullable({ ...Id, description: 'the plan it is for' }),
    status: QuotationStatus,
    refunded: Type.Number({ description: 'rupees refunded' }),
    payable: Type.Boolean({
      description: 'open, or fully refunded, and not withdrawn',
    }),
    paid_at: nullable(Instant),
    created_at: Instant,
    by: DoneBy,
  },
  closed,
);
export type Quotation = Static<typeof Quotation>;

/** Form fields of POST /quotes/upload; the file part is named `file`. Text, because money is never a float. */
export const UploadQuoteFields = Type.Object(
  {
    chat_id: Id,
    amount: Type.Optional(Type.String({ maxLength: 20 })),
    original_name: Type.Optional(Type.String({ maxLength: 255 })),
    plan_id: Type.Optional({ ...Id, description: 'a plan of this chat' }),
    client_id: Type.Optional(Uuid),
    seen_seq: SeenSeq,
  },
  closed,
);
export type UploadQuoteFields = Static<typeof UploadQuoteFields>;

export const UploadQuoteAnswer = Type.Object(
  { ok: Type.Literal(true), quotation: Quotation, head_seq: Seq },
  closed,
);
export type UploadQuoteAnswer = Static<typeof UploadQuoteAnswer>;

export const QuoteListAnswer = Type.Array(Quotation);
export const LatestQuoteAnswer = Type.Object({ ok: Type.Literal(true), chat_id: nullable(Id) }, closed);
export type LatestQuoteAnswer = Static<typeof LatestQuoteAnswer>;
export const QuoteParams = Type.Object({ id: Id }, closed);

/** POST /quotes/{id}/withdraw */
export const WithdrawQuoteAnswer = Type.Object({ ok: Type.Literal(true), quotation: Quotation }, closed);
