import { type Static, Type } from 'typebox';
import { INTAKE_JSON_MAX } from '../../domain/intake/intake.ts';
import { OUTCOMES } from '../../domain/plan/outcome.ts';
import { Message } from '../chat.ts';
import { MAX_SPRAY_FIELD_LENGTH, MAX_TEXT_LENGTH, MAX_WAITED_SECONDS } from '../chat-limits.ts';
import { oneOf } from '../office/cases.ts';
import { closed, Id, SeenSeq, SenderRole, Seq, Uuid } from '../wire.ts';

/**
 * Form fields of POST /chat/message; the file part, if any, is named `file`. A file that came ahead in pieces is
 * named by `upload_id` instead.
 */
export const SendMessageFields = Type.Object(
  {
    client_id: Type.Optional(Uuid),
    chat_id: Type.Optional(Id),
    mobile: Type.Optional(Type.String({ maxLength: 32 })),
    sender_role: Type.Optional(SenderRole),
    text: Type.Optional(Type.String({ maxLength: MAX_TEXT_LENGTH })),
    last_spray_date: Type.Optional(Type.String({ maxLength: MAX_SPRAY_FIELD_LENGTH })),
    last_chemical: Type.Optional(Type.String({ maxLength: MAX_SPRAY_FIELD_LENGTH })),
    last_dosage: Type.Optional(Type.String({ maxLength: MAX_SPRAY_FIELD_LENGTH })),
    reply_to: Type.Optional(Id),
    original_name: Type.Optional(Type.String({ maxLength: 255 })),
    audio_duration: Type.Optional(Type.Number({ minimum: 0, maximum: 3600, description: 'seconds' })),
    upload_id: Type.Optional(Uuid),
    intake: Type.Optional(
      Type.String({
        maxLength: INTAKE_JSON_MAX,
        description: 'JSON of what a farmer tells by "What is wrong?", instead of words, file and spray',
      }),
    ),
    plan_id: Type.Optional(
      Type.Integer({ minimum: 1, description: 'of a farmer: the plan that this tells something of' }),
    ),
    outcome: Type.Optional({
      ...oneOf(OUTCOMES),
      description: 'how the field is since; the message is of kind `outcome`',
    }),
    plan_lines: Type.Optional(
      Type.String({
        pattern: '^[0-2](,[0-2])*$',
        description: 'lines of the plan, from 0, that were sprayed on `last_spray_date` (DD-MM-YYYY)',
      }),
    ),
    seen_seq: SeenSeq,
    waited_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_WAITED_SECONDS,
        description:
          'how long it waited in the device’s outbox; an age, because a phone’s clock may be wrong',
      }),
    ),
  },
  closed,
);
export type SendMessageFields = Static<typeof SendMessageFields>;

export const SendMessageAnswer = Type.Object(
  { ok: Type.Literal(true), message: Message, head_seq: Seq },
  closed,
);
export type SendMessageAnswer = Static<typeof SendMessageAnswer>;
