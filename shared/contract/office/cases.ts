import { type Static, Type } from 'typebox';
import { CASE_STATES, MOST_CASE_MESSAGES } from '../../domain/plan/case.ts';
import { CERTAINTIES } from '../../domain/plan/plan.ts';
import { CaseFacts, oneOf } from '../clinic/case-facts.ts';
import type { Intake } from '../clinic/intake.ts';
import { closed, Id, Instant, LocalizedText, nullable, Uuid } from '../wire.ts';

export { CaseFacts, Day, oneOf } from '../clinic/case-facts.ts';

const Who = Type.Object({ id: Id, name: LocalizedText }, closed);

const Told = Type.Object(
  {
    message_id: Id,
    // Described once, where it is sent.
    intake: Type.Unsafe<Intake>(Type.Object({}, { additionalProperties: true })),
  },
  closed,
);

/** A case of a farmer’s chat, as the office reads it. */
export const Case = Type.Object(
  {
    id: Id,
    chat_id: Id,
    farmer: Type.String(),
    state: oneOf(CASE_STATES),
    facts: CaseFacts,
    message_ids: Type.Array(Id, { description: 'its photos and words, oldest first' }),
    told: Type.Array(Told, { description: 'what the farmer told by "What is wrong?", the first first' }),
    doctor: nullable(Who),
    deadline: nullable({ ...Instant, description: 'by when the office has promised to answer' }),
    since: { ...Instant, description: 'since when it stands as it does: got worse, was advised, was made' },
    advised: nullable(
      Type.Object(
        { problem: LocalizedText, certainty: oneOf(CERTAINTIES), on: Instant },
        { ...closed, description: 'what the newest sent plan says is wrong' },
      ),
    ),
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
