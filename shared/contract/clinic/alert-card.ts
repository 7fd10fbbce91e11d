import { type Static, Type } from 'typebox';
import { closed, Id, LocalizedText, nullable } from '../wire.ts';

/** An alert as a farmer gets it: whole, so that it reads the same whatever becomes of the names and pages later. */
export const AlertCard = Type.Object(
  {
    id: Id,
    crop: LocalizedText,
    problem: LocalizedText,
    look: { ...LocalizedText, description: 'what to look for in the field' },
    first: { ...LocalizedText, description: 'what is done first, without a chemical; no dose is in it' },
    page: nullable(Type.String({ description: 'where the crop’s page of the guide tells of it' })),
  },
  closed,
);
export type AlertCard = Static<typeof AlertCard>;

export const AlertParams = Type.Object({ id: Id }, closed);

/** GET and PUT /farmer/alerts: whether this farmer wants alerts; they do until they say otherwise. */
export const AlertWish = Type.Object({ wanted: Type.Boolean() }, closed);
export const AlertWishAnswer = Type.Object({ ok: Type.Literal(true), wanted: Type.Boolean() }, closed);
export type AlertWishAnswer = Static<typeof AlertWishAnswer>;
