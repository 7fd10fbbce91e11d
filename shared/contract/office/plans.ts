import { type Static, Type } from 'typebox';
import { CERTAINTIES, DOSE_PERS, MOST_LINES, MOST_STEPS } from '../../domain/plan/plan.ts';
import { closed, Id, Instant, LocalizedText, nullable, SeenSeq, Seq, Uuid } from '../wire.ts';
import { DoneBy } from './authors.ts';
import { Day, oneOf } from './cases.ts';
import { PlanCard } from './plan-card.ts';

const Unit = oneOf(['ml', 'g'] as const);

const PlanLineBody = Type.Object(
  {
    product: Type.String({
      minLength: 1,
      maxLength: 80,
      description: 'key of the label table; another word stops',
    }),
    claim: nullable(
      Type.String({ maxLength: 120, description: 'row of the label table; null: the one that fits' }),
    ),
    dose: nullable(
      Type.Object(
        {
          amount: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
          unit: Unit,
          per: oneOf(DOSE_PERS),
        },
        { ...closed, description: 'null: the label’s lower figure' },
      ),
    ),
    water: nullable(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: 10_000,
        description: 'litres for an acre; null: the usual',
      }),
    ),
    spray_on: Day,
    tank: Type.Integer({ minimum: 1, maximum: MOST_LINES }),
    pack: nullable(
      Type.Object(
        { sku: Type.String({ maxLength: 30 }), size: Type.Number({ exclusiveMinimum: 0 }), unit: Unit },
        closed,
      ),
    ),
  },
  closed,
);

/** A plan as it is written. No lines at all: no spray is needed. */
export const PlanBody = Type.Object(
  {
    problem: Type.Object(
      {
        key: nullable(Type.String({ maxLength: 80, description: 'problem of the table, or `weeds`' })),
        name: Type.String({ maxLength: 120, description: 'in own words; empty where the key names it' }),
        certainty: oneOf(CERTAINTIES),
        signs: Type.String({ maxLength: 500 }),
        threshold: oneOf(['reached', 'below', 'unknown'] as const),
      },
      closed,
    ),
    first: Type.Array(Type.String({ maxLength: 300 }), { maxItems: MOST_STEPS }),
    lines: Type.Array(PlanLineBody, { maxItems: MOST_LINES }),
    check: Type.Object({ on: nullable(Day), look: Type.String({ maxLength: 300 }) }, closed),
    prevent: Type.String({ maxLength: 500 }),
  },
  closed,
);
export type PlanBody = Static<typeof PlanBody>;

/** What a gate says. A warning’s reason is given under its `id`. */
export const PlanFinding = Type.Object(
  {
    id: Type.String({ description: '`over-dose.0`: the gate, and its line from 0' }),
    gate: Type.String(),
    code: Type.String({ description: 'S1 to S10, W1 to W11' }),
    severity: Type.Union([Type.Literal('stop'), Type.Literal('warn')]),
    line: nullable(Type.Integer({ minimum: 0 })),
    facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  },
  closed,
);
export type PlanFinding = Static<typeof PlanFinding>;

/** POST /admin/cases/{id}/plan/judge: asked while one writes; nothing is stored. */
export const JudgePlanBody = Type.Object({ plan: PlanBody }, closed);
export const JudgePlanAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    stops: Type.Array(PlanFinding),
    warnings: Type.Array(PlanFinding),
    card: nullable({
      ...PlanCard,
      description: 'what the farmer would get, `id` 1; null while a line has no row of the label',
    }),
  },
  closed,
);
export type JudgePlanAnswer = Static<typeof JudgePlanAnswer>;

/** The draft of a case: one, whoever writes it. */
export const PlanDraft = Type.Object(
  {
    plan: PlanBody,
    reasons: Type.Record(Type.String(), Type.String({ maxLength: 500 })),
    version: Type.Integer({ minimum: 1 }),
    by: DoneBy,
    is_mine: Type.Boolean({ description: 'the reader wrote last' }),
    updated_at: Instant,
  },
  closed,
);
export type PlanDraft = Static<typeof PlanDraft>;
export const PlanDraftAnswer = Type.Object({ ok: Type.Literal(true), draft: nullable(PlanDraft) }, closed);
export type PlanDraftAnswer = Static<typeof PlanDraftAnswer>;

/** PUT /admin/cases/{id}/plan: `version` of the draft one began from, null for none; another by now is a 409. */
export const PlanDraftBody = Type.Object(
  {
    version: nullable(Type.Integer({ minimum: 1 })),
    plan: PlanBody,
    reasons: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 500 })),
  },
  closed,
);
export type PlanDraftBody = Static<typeof PlanDraftBody>;

/** POST /admin/cases/{id}/plan/send: the draft as its writer saw it. The same `client_id` again gives the same plan. */
export const SendPlanBody = Type.Object(
  {
    client_id: Uuid,
    version: Type.Integer({ minimum: 1, description: 'of the draft' }),
    seen_seq: SeenSeq,
    upload_id: Type.Optional({ ...Uuid, description: 'a finished upload: what the doctor says to it' }),
    audio_duration: Type.Optional(Type.Number({ minimum: 0, maximum: 3600, description: 'seconds' })),
  },
  closed,
);
export type SendPlanBody = Static<typeof SendPlanBody>;

/** A sent plan, as the office reads it: with who sent it, and the reasons for what was warned of. */
export const SentPlan = Type.Object(
  {
    card: PlanCard,
    chat_id: Id,
    message_id: Id,
    by: DoneBy,
    sent_at: Instant,
    warnings: Type.Array(Type.Object({ ...PlanFinding.properties, reason: Type.String() }, closed)),
  },
  closed,
);
export type SentPlan = Static<typeof SentPlan>;
export const SentPlanAnswer = Type.Object({ ok: Type.Literal(true), plan: SentPlan, head_seq: Seq }, closed);
export type SentPlanAnswer = Static<typeof SentPlanAnswer>;
export const PlanAnswer = Type.Object({ ok: Type.Literal(true), plan: SentPlan }, closed);
export type PlanAnswer = Static<typeof PlanAnswer>;
export const SentPlansAnswer = Type.Object({ ok: Type.Literal(true), plans: Type.Array(SentPlan) }, closed);
export type SentPlansAnswer = Static<typeof SentPlansAnswer>;
/** What is deleted must be the version that was seen. */
export const SeenVersionQuery = Type.Object({ version: Type.Integer({ minimum: 1 }) }, closed);
export const PlanParams = Type.Object({ id: Id }, closed);

/** GET /admin/cases/{id}/plan/last: the newest plan for this crop (of the case, else the chat, else anybody), to write on from. */
export const LastPlanAnswer = Type.Object(
  { ok: Type.Literal(true), plan: nullable(PlanBody), of: nullable(Id) },
  closed,
);
export type LastPlanAnswer = Static<typeof LastPlanAnswer>;

/** A plan that is written often, in the office’s own words; days are counted from the day it is used. */
export const PlanTemplate = Type.Object(
  {
    id: Id,
    name: Type.String(),
    crop: Type.String(),
    plan: PlanBody,
    version: Type.Integer({ minimum: 1 }),
    updated_at: Instant,
    changed_by: DoneBy,
  },
  closed,
);
export type PlanTemplate = Static<typeof PlanTemplate>;
export const PlanTemplateBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    crop: Type.String({ minLength: 1, maxLength: 60 }),
    plan: PlanBody,
  },
  closed,
);
export type PlanTemplateBody = Static<typeof PlanTemplateBody>;
export const ChangePlanTemplateBody = Type.Object(
  { ...PlanTemplateBody.properties, version: Type.Integer({ minimum: 1 }) },
  closed,
);
export type ChangePlanTemplateBody = Static<typeof ChangePlanTemplateBody>;
export const PlanTemplateAnswer = Type.Object({ ok: Type.Literal(true), template: PlanTemplate }, closed);
export type PlanTemplateAnswer = Static<typeof PlanTemplateAnswer>;
export const PlanTemplatesAnswer = Type.Object(
  { ok: Type.Literal(true), templates: Type.Array(PlanTemplate) },
  closed,
);
export type PlanTemplatesAnswer = Static<typeof PlanTemplatesAnswer>;

/** GET /admin/plan-choices?crop=: what may be chosen for a crop, from the label table; rows that are held back are not in it. */
export const PlanChoicesQuery = Type.Object({ crop: Type.String({ minLength: 1, maxLength: 60 }) }, closed);
export const PlanChoice = Type.Object(
  {
    claim: Type.String(),
    product: Type.String(),
    name: LocalizedText,
    problems: Type.Array(Type.String(), { description: 'keys; a row of a group has those of the group' }),
    groups: Type.Array(Type.String()),
    bio: Type.Boolean(),
    printed: nullable(
      Type.Object(
        {
          per: Type.Union([Type.Literal('hectare'), Type.Literal('litre')]),
          low: Type.Number(),
          high: Type.Number(),
          unit: Unit,
        },
        {
          ...closed,
          description: 'what the label allows, as product; null: no spray, or the pack alone tells',
        },
      ),
    ),
    waiting_days: nullable(Type.Integer()),
    articles: Type.Array(
      Type.Object(
        {
          sku: Type.String(),
          name: LocalizedText,
          price: Type.Number({ description: 'rupees a pack' }),
          size: nullable(Type.Object({ amount: Type.Number(), unit: Unit }, closed)),
        },
        closed,
      ),
      { description: 'of the price list, sold today, with this product in the pack' },
    ),
  },
  closed,
);
export type PlanChoice = Static<typeof PlanChoice>;
export const PlanChoicesAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    crop: nullable(Type.String({ description: 'key of the label table; null: it knows no such crop' })),
    problems: Type.Array(
      Type.Object({ key: Type.String(), kind: Type.String(), name: LocalizedText }, closed),
    ),
    choices: Type.Array(PlanChoice),
  },
  closed,
);
export type PlanChoicesAnswer = Static<typeof PlanChoicesAnswer>;
