import { type Static, type TObject, Type } from 'typebox';
import type { MessageKind } from '../domain/chat/message-kinds.ts';
import { OUTCOMES } from '../domain/plan/outcome.ts';
import { AlertCard } from './clinic/alert-card.ts';
import type { Intake } from './clinic/intake.ts';
import { oneOf } from './office/cases.ts';
import type { PlanCard } from './office/plan-card.ts';
import { closed, Id, LocalizedText, nullable } from './wire.ts';

export const Spray = Type.Object(
  { date: nullable(Type.String()), chemical: nullable(Type.String()), dosage: nullable(Type.String()) },
  closed,
);
export type Spray = Static<typeof Spray>;

const Rupees = Type.Number({ description: 'rupees' });

/**
 * What a message says beside its words and file, by kind: the keys that are stored and that leave, for the screens and
 * for the export. A spray card is no kind of its own: a farmer tells it with words or a photo in the same message.
 */
export const KIND_META = {
  text: Type.Object({ spray: Type.Optional(Spray) }),
  call: Type.Object({
    direction: Type.Union([Type.Literal('in'), Type.Literal('out')], {
      description: 'of a phone call that the office logs: the farmer called, or the office',
    }),
    called_at: Type.String({ format: 'date-time' }),
    minutes: Type.Integer({ minimum: 1 }),
  }),
  intake: Type.Object({
    // Described once, where it is sent.
    intake: Type.Unsafe<Intake>(
      Type.Object(
        {},
        { additionalProperties: true, description: 'what the farmer told by "What is wrong?"' },
      ),
    ),
  }),
  consent: Type.Object({
    consent_version: Type.Integer({ description: 'of the question whether photos may be shown' }),
  }),
  quote: Type.Object({
    quotation_id: Id,
    amount: Rupees,
    plan_id: Type.Optional({ ...Id, description: 'the plan that this quotation is for' }),
    withdrawn: Type.Optional(Type.Literal(true, { description: 'the office withdrew this quotation' })),
  }),
  lr: Type.Object({
    lr_number: Type.String(),
    tracking_link: Type.String(),
    carries: Type.Optional(
      Type.Array(Type.Object({ amount: Type.Number(), item: Type.Optional(LocalizedText) }), {
        description: 'what this lorry receipt is for, in rupees; a catalogue article by its name',
      }),
    ),
  }),
  plan: Type.Object({
    // Described once, with the plan itself: every answer that has messages would repeat it.
    plan: Type.Unsafe<PlanCard>(
      Type.Object(
        {},
        { additionalProperties: true, description: 'as `card` of GET /api/admin/plans/{id} describes it' },
      ),
    ),
  }),
  checkup: Type.Object({
    checkup: Type.Object(
      {
        plan_id: Id,
        sent_on: Type.String({ description: 'the day of the plan, YYYY-MM-DD' }),
        crop: LocalizedText,
        problem: LocalizedText,
        look: Type.String({ description: 'what to look for, in the doctor’s words; empty for nothing' }),
        again: Type.Boolean({ description: 'nobody answered the first time' }),
      },
      closed,
    ),
  }),
  outcome: Type.Object({
    outcome: Type.Object({ plan_id: Id, answer: oneOf(OUTCOMES) }, closed),
  }),
  alert: Type.Object({ alert: AlertCard }),
  payment: Type.Object({
    pid: Type.Integer(),
    amount: Rupees,
    quotation_id: Type.Optional(Id),
    refunded: Type.Optional(Type.Number({ description: 'rupees refunded of this payment' })),
    item: Type.Optional(
      Type.Object(
        { sku: Type.String(), ...LocalizedText.properties },
        { description: 'what was paid for, when it was a catalogue article' },
      ),
    ),
  }),
  receipt: Type.Object({ pid: Type.Integer(), amount: Rupees, receipt_number: Type.String() }),
  refund: Type.Object({
    pid: Type.Integer(),
    amount: Rupees,
    refund_reference: Type.String({ description: 'the refund’s id at the provider' }),
  }),
} as const satisfies Record<MessageKind, TObject>;

/** What a message of any kind may say of how it came about. */
export const MessageOrigin = Type.Object({
  written_at: Type.Optional(
    Type.String({ format: 'date-time', description: 'when it was written, if it had to wait offline' }),
  ),
  auto: Type.Optional(
    Type.Literal(true, {
      description: 'nobody wrote it: the answer outside working hours, a receipt, a refund',
    }),
  ),
});
export type MessageOrigin = Static<typeof MessageOrigin>;

/** Facts of its file; read from the file's row, not stored with the message. */
export const FileFacts = Type.Object({
  original_name: Type.Optional(Type.String()),
  size: Type.Optional(Type.Integer({ description: 'bytes' })),
  width: Type.Optional(Type.Integer({ description: 'pixels, orientation applied' })),
  height: Type.Optional(Type.Integer()),
  duration: Type.Optional(Type.Number({ description: 'seconds, audio and video' })),
  preview_path: Type.Optional(Type.String({ description: 'small image, under /uploads' })),
  peaks: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), { description: 'waveform of a voice note' }),
  ),
  audio_copy_path: Type.Optional(
    Type.String({ description: 'the voice note as AAC, which every browser plays; under /uploads' }),
  ),
});
export type FileFacts = Static<typeof FileFacts>;

type KindMeta = typeof KIND_META;

/** The `meta` of one kind as its writer gives it; none while the kind lacks its row, so that the row alone is missed. */
export type MetaOf<K extends MessageKind> = K extends keyof KindMeta ? Static<KindMeta[K]> : never;

/** The names of the keys that a kind's `meta` has. */
export const metaKeysOf = (kind: MessageKind): string[] => Object.keys(KIND_META[kind].properties);

/** A kind with its `meta`: what a message is made of beside words and file. */
export type KindContent<K extends MessageKind = MessageKind> = {
  [P in K]: { kind: P; meta: MetaOf<P> };
}[K];

type Schemas = KindMeta[keyof KindMeta]['properties'];
type KeyOf<T> = T extends T ? keyof T : never;
/** The schema of each key that some kind has. A key that two kinds share means the same in both. */
type AnyKind = { [K in KeyOf<Schemas>]: Extract<Schemas, { [P in K]: unknown }>[K] };
const anyKind = Object.assign({}, ...Object.values(KIND_META).map(({ properties }) => properties)) as AnyKind;

/**
 * The `meta` of a message on the wire: any key of any kind, each of them optional. A tombstone has none, and a kind
 * invented later adds keys: a client that does not know them still shows `text`, the file and the time.
 */
export const MessageMeta = Type.Partial(
  Type.Object({ ...FileFacts.properties, ...MessageOrigin.properties, ...anyKind }),
);
export type MessageMeta = Static<typeof MessageMeta>;
