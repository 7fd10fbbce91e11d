import { type Static, type TSchema, Type } from 'typebox';
import { byLanguage } from '../domain/by-language.ts';
import { DEFAULT_LANGUAGE } from '../domain/languages.ts';

/**
 * Pieces every feature's contract is built from. Objects are closed: a field nobody declared is refused
 * with its name, never silently dropped.
 */
export const closed = { additionalProperties: false } as const;

/** Database identity as it crosses the wire: a positive integer below 2^53. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Position in a chat's event log; 0 means "nothing seen yet". */
export const Seq = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** On what the office sends into a chat. */
export const SeenSeq = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'newest position the writer has seen: a message of a colleague beyond it is a 409',
  }),
);

/** UTC instant, ISO 8601 with milliseconds and `Z`. */
export const Instant = Type.String({ format: 'date-time' });

/** RFC 4122 UUID in any version, lower or upper case. */
export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
});

/** As typed by people: +91, 0 prefix, spaces and dashes allowed; `normaliseMobile` is the judge. */
export const MobileInput = Type.String({ minLength: 1, maxLength: 32 });

/** What a browser found for the `work` of a refusal: `challenge:counter`; see shared/domain/proof-of-work.ts. */
export const WorkInput = Type.Optional(Type.String({ maxLength: 120 }));

export const SenderRole = Type.Union([Type.Literal('farmer'), Type.Literal('admin')]);
export type SenderRole = Static<typeof SenderRole>;

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A text by language: an article as it was called when it was ordered. A language that came later is missing. */
export const LocalizedText = Type.Object(
  { ...byLanguage(() => Type.Optional(Type.String())), [DEFAULT_LANGUAGE]: Type.String() },
  closed,
);

export const Ok = Type.Object({ ok: Type.Literal(true) }, closed);

/** Every failure, whatever the status. `fields` names what was wrong and where, for input errors. */
export const Failure = Type.Object(
  {
    ok: Type.Literal(false),
    error: Type.String(),
    code: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    retry_after: Type.Optional(Type.Integer({ description: 'seconds to wait before the next try' })),
    work: Type.Optional(
      Type.String({
        description: 'proof-of-work challenge; solved and sent along, the next try need not wait',
      }),
    ),
    known: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'what is known already of the inputs that are asked for, to be confirmed',
      }),
    ),
  },
  closed,
);
export type Failure = Static<typeof Failure>;
