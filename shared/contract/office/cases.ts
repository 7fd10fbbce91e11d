import { type Static, Type } from 'typebox';
import {
  CASE_STATES,
  IRRIGATIONS,
  MOST_CASE_MESSAGES,
  MOST_SIGNS,
  PARTS,
  SINCE,
  SPREADS,
  WEATHERS,
} from '../../domain/plan/case.ts';
import { SPRAYERS, STAGES, TANK_LITRES } from '../../domain/plan/plan.ts';
import { closed, Id, Instant, LocalizedText, nullable, Uuid } from '../wire.ts';

export const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.Union(values.map((each) => Type.Literal(each))));
export const Day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'a day in India, YYYY-MM-DD',
});
const words = (max: number) => Type.String({ maxLength: max });

/** What is known of a case; null and empty wherever nobody has said it. */
export const CaseFacts = Type.Object(
  {
    crop: Type.String({ minLength: 1, maxLength: 60, description: 'key of the list of crops, or a name' }),
    variety: words(80),
    sown_on: nullable(Day),
    stage: nullable(oneOf(STAGES)),
    acres: nullable(Type.Number({ exclusiveMinimum: 0, maximum: 10_000 })),
    part: nullable(oneOf(PARTS)),
    signs: Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: MOST_SIGNS }),
    since: nullable(oneOf(SINCE)),
    spread: nullable(oneOf(SPREADS)),
    weather: nullable(oneOf(WEATHERS)),
    irrigation: nullable(oneOf(IRRIGATIONS)),
    sprayed: Type.String({ maxLength: 400, description: 'what was sprayed already, in the farmer’s words' }),
    sprayed_on: nullable(Day),
    taluk: words(60),
    zone: words(60),
    harvest_on: nullable({ ...Day, description: 'the first day on which they mean to harvest or pick' }),
    tank_litres: nullable(Type.Unsafe<(typeof TANK_LITRES)[number]>({ enum: [...TANK_LITRES] })),
    near_water: Type.Boolean(),
    sprayer: nullable(oneOf(SPRAYERS)),
  },
  closed,
);
export type CaseFacts = Static<typeof CaseFacts>;

const Who = Type.Object({ id: Id, name: LocalizedText }, closed);

/** A case of a farmer’s chat, as the office reads it. */
export const Case = Type.Object(
  {
    id: Id,
    chat_id: Id,
    farmer: Type.String(),
    state: oneOf(CASE_STATES),
    facts: CaseFacts,
    message_ids: Type.Array(Id, { description: 'its photos and words, oldest first' }),
    doctor: nullable(Who),
    deadline: nullable({ ...Instant, description: 'by when the office has promised to answer' }),
    worse: Type.Boolean({ description: 'the farmer said that it got worse, and no plan was sent since' }),
    version: Type.Integer({ minimum: 1, description: 'named when changing it; another one by now is a 409' }),
    has_draft: Type.Boolean(),
    plan_ids: Type.Array(Id, { description: 'sent plans, newest first' }),
    created_at: Instant,
    updated_at: Instant,
  },
  closed,
);
export type Case = Static<typeof Case>;

export const CaseParams = Type.Object({ id: Id }, closed);
export const CaseChatParams = Type.Object({ chat_id: Id }, closed);

/** POST /admin/chats/{chat_id}/cases: of these messages. What is left out is empty; the same `client_id` gives the same case. */
export const NewCaseBody = Type.Object(
  {
    client_id: Uuid,
    facts: Type.Object({ ...Type.Partial(CaseFacts).properties, crop: CaseFacts.properties.crop }, closed),
    message_ids: Type.Array(Id, { maxItems: MOST_CASE_MESSAGES }),
  },
  closed,
);
export type NewCaseBody = Static<typeof NewCaseBody>;

/** PUT /admin/cases/{id}: what is named is changed, the rest stays. */
export const ChangeCaseBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    facts: Type.Optional(CaseFacts),
    message_ids: Type.Optional(Type.Array(Id, { maxItems: MOST_CASE_MESSAGES })),
    state: Type.Optional(oneOf(CASE_STATES)),
    doctor_id: Type.Optional(nullable(Id)),
    deadline: Type.Optional(nullable(Instant)),
  },
  closed,
);
export type ChangeCaseBody = Static<typeof ChangeCaseBody>;

/** POST /admin/cases/{id}/merge: `from_id` becomes part of this case, and is no more. */
export const MergeCasesBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    from_id: Id,
    from_version: Type.Integer({ minimum: 1 }),
  },
  closed,
);
export type MergeCasesBody = Static<typeof MergeCasesBody>;

/** GET /admin/cases: the doctor’s list; what got worse first, then by deadline, then the oldest. */
export const CasesQuery = Type.Object(
  {
    state: Type.Optional(oneOf(CASE_STATES)),
    mine: Type.Optional(Type.Boolean({ description: 'those of the reader, and of nobody' })),
    cursor: Type.Optional(Type.String({ maxLength: 120 })),
  },
  closed,
);
export type CasesQuery = Static<typeof CasesQuery>;

export const CaseAnswer = Type.Object({ ok: Type.Literal(true), case: Case }, closed);
export type CaseAnswer = Static<typeof CaseAnswer>;
export const CasesAnswer = Type.Object(
  { ok: Type.Literal(true), cases: Type.Array(Case), next_cursor: nullable(Type.String()) },
  closed,
);
export type CasesAnswer = Static<typeof CasesAnswer>;
