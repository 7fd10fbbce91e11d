import { type Static, Type } from 'typebox';
import { Pid } from './payments.ts';
import { closed, Id, SeenSeq, Uuid } from './wire.ts';

/** POST /chat/lr. The same LR with the same link is refused the second time. An absent tracking link becomes the carrier's public page. */
export const SendLrBody = Type.Object(
  {
    chat_id: Id,
    lr_number: Type.String({ maxLength: 60 }),
    tracking_link: Type.Optional(Type.String({ maxLength: 500 })),
    client_id: Type.Optional(Uuid),
    seen_seq: SeenSeq,
    pids: Type.Optional(
      Type.Array(Pid, {
        maxItems: 50,
        description: 'the payments whose goods travel; absent: all of the chat that are to be sent',
      }),
    ),
    quotation_id: Type.Optional({ ...Id, description: 'sent before it is paid' }),
  },
  closed,
);
export type SendLrBody = Static<typeof SendLrBody>;
