import { type Static, Type } from 'typebox';
import { byLanguage } from '../../domain/by-language.ts';
import { TALUKS } from '../../domain/places/taluks.ts';
import { AlertCard } from '../clinic/alert-card.ts';
import { closed, Id, Instant, LocalizedText, nullable } from '../wire.ts';
import { DoneBy } from './authors.ts';
import { oneOf } from './cases.ts';

export const ALERT_STATES = ['draft', 'sending', 'sent', 'stopped'] as const;

export const ALERT_WORDS_MAX = 500;

const Problem = Type.String({ minLength: 1, maxLength: 80, description: 'key of the label table' });
const Taluk = Type.String({ minLength: 1, maxLength: 60, description: 'id of the list of taluks' });
const Count = Type.Integer({ minimum: 0 });
/** What is written in each language; empty while it is not. */
const Words = Type.Object(
  byLanguage(() => Type.String({ maxLength: ALERT_WORDS_MAX })),
  closed,
);

export const AlertWords = Type.Object({ look: Words, first: Words }, closed);
export type AlertWords = Static<typeof AlertWords>;

/** A problem that more farmers of a taluk tell of than before (decision 76). */
export const Rise = Type.Object(
  {
    problem: Problem,
    crop: LocalizedText,
    name: LocalizedText,
    taluk: Taluk,
    farmers: { ...Count, description: 'different farmers of the last days' },
    before: { ...Count, description: 'of as many days before them' },
    cases: Type.Array(Type.Object({ id: Id, chat_id: Id, farmer: Type.String() }, closed), {
      description: 'of the last days, newest first; as many as are looked at',
    }),
    alert: nullable(
      Type.Object(
        { id: Id, state: oneOf(ALERT_STATES), at: Instant },
        {
          ...closed,
          description: 'the newest of this problem: being written, or sent to this taluk of late',
        },
      ),
    ),
  },
  closed,
);
export type Rise = Static<typeof Rise>;

export const RisingAnswer = Type.Object({ ok: Type.Literal(true), rising: Type.Array(Rise) }, closed);
export type RisingAnswer = Static<typeof RisingAnswer>;

/** PUT /admin/alerts/rising: out of sight for some days, or back in sight. */
export const DismissBody = Type.Object({ problem: Problem, taluk: Taluk, dismissed: Type.Boolean() }, closed);
export type DismissBody = Static<typeof DismissBody>;

export const Alert = Type.Object(
  {
    id: Id,
    state: oneOf(ALERT_STATES),
    problem: Problem,
    taluks: Type.Array(Taluk),
    words: AlertWords,
    card: AlertCard,
    version: Type.Integer({ minimum: 1, description: 'named when changing it; another one by now is a 409' }),
    by: { ...DoneBy, description: 'who wrote it last, or sent it' },
    updated_at: Instant,
    sent_at: nullable({ ...Instant, description: 'when the sending began' }),
    ended_at: nullable(Instant),
    farmers: { ...Count, description: 'whom it goes to: as of now for a draft, as of the sending later' },
    sent: Count,
    left_out: {
      ...Count,
      description: 'had two alerts that week, wanted none any more, or could not be reached',
    },
    seen: Count,
    too: { ...Count, description: 'who answered that they see it too' },
    opted_out: { ...Count, description: 'who wanted no more alerts from this one on' },
  },
  closed,
);
export type Alert = Static<typeof Alert>;

export const AlertAnswer = Type.Object({ ok: Type.Literal(true), alert: Alert }, closed);
export type AlertAnswer = Static<typeof AlertAnswer>;
export const AlertsAnswer = Type.Object({ ok: Type.Literal(true), alerts: Type.Array(Alert) }, closed);
export type AlertsAnswer = Static<typeof AlertsAnswer>;

const Taluks = Type.Array(Taluk, { maxItems: TALUKS.length });

/** POST /admin/alerts: the one draft of this problem; where a colleague has begun it, theirs is answered as it is. */
export const NewAlertBody = Type.Object({ problem: Problem, taluks: Taluks, words: AlertWords }, closed);
export type NewAlertBody = Static<typeof NewAlertBody>;

/** PUT /admin/alerts/{id} */
export const ChangeAlertBody = Type.Object(
  { version: Type.Integer({ minimum: 1 }), taluks: Taluks, words: AlertWords },
  closed,
);
export type ChangeAlertBody = Static<typeof ChangeAlertBody>;

export const DropAlertQuery = Type.Object({ version: Type.Integer({ minimum: 1 }) }, closed);

/** POST /admin/alerts/{id}/send: the version that was seen, and the number of farmers as it was typed. */
export const SendAlertBody = Type.Object({ version: Type.Integer({ minimum: 1 }), farmers: Count }, closed);
export type SendAlertBody = Static<typeof SendAlertBody>;
