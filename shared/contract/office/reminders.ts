import { type Static, Type } from 'typebox';
import { REMINDER_REASON_MAX } from '../../domain/time/reminder-times.ts';
import { closed, Id, Instant, LocalizedText, nullable } from '../wire.ts';

/** When somebody wants to be brought back to a chat, and why. No farmer is ever given one. */
export const Reminder = Type.Object(
  {
    id: Id,
    chat_id: Id,
    farmer: Type.String(),
    due_at: Instant,
    reason: Type.String(),
    rung: Type.Boolean({ description: 'its time has come, and nobody has said that it is done' }),
    who: Type.Object({ id: Id, name: LocalizedText }, closed),
    mine: Type.Boolean({ description: 'false: of a colleague who is away or has left, and due' }),
    version: Type.Integer({ minimum: 1 }),
  },
  closed,
);
export type Reminder = Static<typeof Reminder>;

export const RemindersAnswer = Type.Object(
  { ok: Type.Literal(true), reminders: Type.Array(Reminder) },
  closed,
);
export type RemindersAnswer = Static<typeof RemindersAnswer>;

export const ChatReminderParams = Type.Object({ chat_id: Id }, closed);
export const ReminderParams = Type.Object({ id: Id }, closed);

/** PUT: sets or changes one's own. */
export const ReminderBody = Type.Object(
  {
    due_at: Instant,
    reason: Type.String({ maxLength: REMINDER_REASON_MAX * 4 }),
    version: nullable(Type.Integer({ minimum: 1, description: 'the one the writer saw; null: none' })),
  },
  closed,
);
export type ReminderBody = Static<typeof ReminderBody>;

export const EndReminderQuery = Type.Object({ version: Type.Integer({ minimum: 1 }) }, closed);
