import { type Static, Type } from 'typebox';
import { closed, Id, Uuid } from './wire.ts';

/** POST /chat/lr. An absent tracking link becomes the carrier's public page. */
export const SendLrBody = Type.Object(
  {
    chat_id: Id,
    lr_number: Type.String({ maxLength: 60 }),
    tracking_link: Type.Optional(Type.String({ maxLength: 500 })),
    client_id: Type.Optional(Uuid),
  },
  closed,
);
export type SendLrBody = Static<typeof SendLrBody>;
