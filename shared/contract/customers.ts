import { type Static, Type } from 'typebox';
import { PAYMENT_STATUSES, type PaymentStatus } from '../domain/money/payment-state.ts';
import { ChatParams, Spray } from './chat.ts';
import { Language } from './identity.ts';
import { DoneBy } from './office/authors.ts';
import { EarlierHolder, SetAside } from './office/same-person.ts';
import { Quotation } from './quotes.ts';
import { Crops, WalkIn } from './walk-ins.ts';
import { closed, Id, Instant, LocalizedText, nullable } from './wire.ts';

export const CustomerParams = ChatParams;

export const CustomerPayment = Type.Object(
  {
    pid: Type.Integer(),
    quotation_id: nullable(Id),
    amount: Type.Number({ description: 'rupees' }),
    status: Type.Unsafe<PaymentStatus>(Type.Union(PAYMENT_STATUSES.map((status) => Type.Literal(status)))),
    refunded: Type.Number({ description: 'rupees refunded' }),
    all_back: Type.Boolean({ description: 'all that was held of it went back' }),
    item: nullable(LocalizedText),
    to_send: Type.Boolean({ description: 'paid, and neither sent nor handed over' }),
    handed_over: Type.Boolean(),
    lr_number: nullable(Type.String({ description: 'LR number of its dispatch' })),
    created_at: Instant,
    paid_at: nullable(Instant),
  },
  closed,
);
export type CustomerPayment = Static<typeof CustomerPayment>;

export const CustomerSpray = Type.Object({ message_id: Id, sent_at: Instant, spray: Spray }, closed);
export type CustomerSpray = Static<typeof CustomerSpray>;

export const CustomerDispatch = Type.Object(
  { id: Id, lr_number: Type.String(), tracking_link: Type.String(), sent_at: Instant, by: DoneBy },
  closed,
);
export type CustomerDispatch = Static<typeof CustomerDispatch>;

const Block = Type.Object(
  {
    at: Instant,
    reason: nullable(Type.String()),
    by: nullable(DoneBy),
  },
  closed,
);

/** Everything the office knows of the farmer behind a chat; every history newest first, the newest twenty. */
export const Customer = Type.Object(
  {
    chat_id: Id,
    name: Type.String(),
    address: Type.String(),
    mobile: Type.String(),
    language: Language,
    since: Instant,
    crops: Type.Array(Type.String(), { description: 'keys of the list of crops, or names' }),
    walk_in: nullable(WalkIn),
    earlier: nullable(EarlierHolder),
    set_aside: nullable(SetAside),
    block: nullable(Block),
    note: Type.String({ description: 'the office’s own; empty for none' }),
    note_from: nullable(Type.Object({ at: Instant, by: DoneBy }, closed)),
    quotations: Type.Array(Quotation),
    payments: Type.Array(CustomerPayment),
    sprays: Type.Array(CustomerSpray),
    dispatches: Type.Array(CustomerDispatch),
  },
  closed,
);
export type Customer = Static<typeof Customer>;

export const CustomerAnswer = Type.Object({ ok: Type.Literal(true), customer: Customer }, closed);
export type CustomerAnswer = Static<typeof CustomerAnswer>;

const Written = {
  name: Type.String({ maxLength: 400 }),
  address: Type.String({ maxLength: 1200 }),
};

/** PUT /admin/customers/{chat_id}: name, place and crops as they ought to be. */
export const CustomerBody = Type.Object(
  {
    ...Written,
    crops: Type.Optional(Crops),
    was: Type.Optional(
      Type.Object(
        { ...Written, crops: Crops },
        {
          ...closed,
          description:
            'what the writer began from: what they left stays as it is by now, and what they and a colleague changed is a 409',
        },
      ),
    ),
  },
  closed,
);
export type CustomerBody = Static<typeof CustomerBody>;

/** PUT /admin/customers/{chat_id}/note: empty takes the note away. */
export const CustomerNoteBody = Type.Object(
  {
    note: Type.String({ maxLength: 4000 }),
    was: Type.Optional(
      Type.String({
        maxLength: 4000,
        description: 'the note the writer began from, absent for none; another one there by now is a 409',
      }),
    ),
  },
  closed,
);
export type CustomerNoteBody = Static<typeof CustomerNoteBody>;

/** GET /admin/blocked: the farmers who may not write, the newest block first. */
export const BlockedQuery = Type.Object({ cursor: Type.Optional(Type.String({ maxLength: 60 })) }, closed);
export const BlockedFarmer = Type.Object(
  {
    farmer_id: Id,
    chat_id: nullable(Id),
    name: Type.String(),
    address: Type.String(),
    mobile: Type.String(),
    block: Block,
  },
  closed,
);
export type BlockedFarmer = Static<typeof BlockedFarmer>;
export const BlockedAnswer = Type.Object(
  { ok: Type.Literal(true), farmers: Type.Array(BlockedFarmer), next_cursor: nullable(Type.String()) },
  closed,
);
export type BlockedAnswer = Static<typeof BlockedAnswer>;
