import { type Static, Type } from 'typebox';
import {
  BOOK_STATES,
  CONSENT_PLACES,
  CONSENT_STATES,
  MOST_HIDDEN,
  MOST_SHOWN,
} from '../../domain/clinic/picture-book.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { PARTS } from '../../domain/plan/case.ts';
import { STAGES } from '../../domain/plan/plan.ts';
import { oneOf } from '../office/cases.ts';
import { closed, Id, Instant, LocalizedText, nullable, Uuid } from '../wire.ts';

/** GET /picture-consent: what the farmer answered last. */
export const PictureConsent = Type.Object(
  {
    given: nullable(Type.Boolean({ description: 'null: never answered' })),
    at: nullable(Instant),
    shown: Type.Integer({ description: 'pictures of their photos that are public' }),
  },
  closed,
);
export type PictureConsent = Static<typeof PictureConsent>;
export const PictureConsentAnswer = Type.Object({ ok: Type.Literal(true), consent: PictureConsent }, closed);
export type PictureConsentAnswer = Static<typeof PictureConsentAnswer>;

/** PUT /picture-consent: yes or no to the question as it was read. The same answer again changes nothing. */
export const PictureConsentBody = Type.Object(
  {
    given: Type.Boolean(),
    version: Type.Integer({
      minimum: 1,
      description: 'of the question; one that is no longer asked is a 409',
    }),
    language: oneOf(LANGUAGES),
    place: oneOf(CONSENT_PLACES),
  },
  closed,
);
export type PictureConsentBody = Static<typeof PictureConsentBody>;

const key = { pattern: '^[a-z0-9-]{1,60}$' };
const pixel = (minimum: number) => Type.Integer({ minimum, maximum: 100_000 });
const Area = Type.Object(
  { x: pixel(0), y: pixel(0), width: pixel(1), height: pixel(1) },
  { ...closed, description: 'pixels of the photo, from its upper left corner' },
);

/** GET /picture-book: public pictures, newest first. */
export const ShownQuery = Type.Object(
  {
    crop: Type.String(key),
    problem: Type.Optional(Type.String(key)),
    most: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_SHOWN,
        description: `of each trouble; ${MOST_SHOWN} unless told`,
      }),
    ),
  },
  closed,
);
export type ShownQuery = Static<typeof ShownQuery>;
const address = Type.String({ description: 'good until the farmer or the office takes it out' });
const Shown = {
  page: address,
  thumb: address,
  width: Type.Integer({ description: 'pixels, of `page`' }),
  height: Type.Integer(),
  month: Type.String({ description: 'YYYY-MM; never the day' }),
};
export const ShownPicture = Type.Object(
  {
    ...Shown,
    small: { ...address, description: 'of a pair the picture before: as the trouble looks' },
    problem: Type.String(),
    stage: nullable(oneOf(STAGES)),
    part: nullable(oneOf(PARTS)),
    taluk: nullable(LocalizedText),
    before: nullable(
      Type.Object(
        { ...Shown, days: Type.Integer({ minimum: 0, description: 'from that photo to this one' }) },
        { ...closed, description: 'the same plant or field before it was treated' },
      ),
    ),
  },
  closed,
);
export type ShownPicture = Static<typeof ShownPicture>;
export const ShownAnswer = Type.Object(
  { ok: Type.Literal(true), pictures: Type.Array(ShownPicture) },
  closed,
);
export type ShownAnswer = Static<typeof ShownAnswer>;

/** What a doctor says of a photo, and which part of it is shown. */
const Marking = {
  crop: Type.String(key),
  problem: Type.String(key),
  stage: nullable(oneOf(STAGES)),
  part: nullable(oneOf(PARTS)),
  area: Area,
  hidden: Type.Array(Area, { maxItems: MOST_HIDDEN, description: 'painted over' }),
  before_id: nullable({ ...Id, description: 'a picture of the same case that shows how it was before' }),
};

const looked = Type.Literal(true, {
  description: 'the doctor has looked: no face, number plate, phone number or paper is to be seen',
});

/** POST /admin/picture-book: a part of a farmer’s photo. The same `client_id` gives the same picture. */
export const MarkBody = Type.Object({ client_id: Uuid, message_id: Id, looked, ...Marking }, closed);
export type MarkBody = Static<typeof MarkBody>;

/** PUT /admin/picture-book/{id}: it waits for a second look again. */
export const RemarkBody = Type.Object({ version: Type.Integer({ minimum: 1 }), looked, ...Marking }, closed);
export type RemarkBody = Static<typeof RemarkBody>;

export const BookParams = Type.Object({ id: Id }, closed);
export const BookChatParams = Type.Object({ chat_id: Id }, closed);
export const BookVersion = Type.Object({ version: Type.Integer({ minimum: 1 }) }, closed);

const Who = Type.Object({ id: Id, name: LocalizedText }, closed);

/** A picture as the office sees it. Its bytes: GET /admin/picture-book/{id}/{size}. */
export const BookPicture = Type.Object(
  {
    id: Id,
    chat_id: Id,
    message_id: Id,
    case_id: nullable(Id),
    state: oneOf(BOOK_STATES),
    ...Marking,
    width: Type.Integer(),
    height: Type.Integer(),
    taluk: nullable(LocalizedText),
    month: Type.String(),
    taken_at: Instant,
    days: nullable(Type.Integer({ description: 'since the picture that shows it before' })),
    marked_by: Who,
    marked_at: Instant,
    passed_by: nullable(Who),
    version: Type.Integer({ minimum: 1 }),
  },
  closed,
);
export type BookPicture = Static<typeof BookPicture>;
export const BookPictureAnswer = Type.Object({ ok: Type.Literal(true), picture: BookPicture }, closed);
export type BookPictureAnswer = Static<typeof BookPictureAnswer>;

/** GET /admin/chats/{chat_id}/picture-book: whether the farmer agreed, and what is made of their photos. */
export const BookOfChat = Type.Object(
  {
    ok: Type.Literal(true),
    consent: oneOf(CONSENT_STATES),
    at: nullable({ ...Instant, description: 'of the answer, or of the question that waits' }),
    may_ask: Type.Boolean(),
    alone: Type.Boolean({ description: 'nobody else is here who could take the second look' }),
    pictures: Type.Array(BookPicture),
  },
  closed,
);
export type BookOfChat = Static<typeof BookOfChat>;

/** GET /admin/picture-book: all of them, newest first. */
export const BookQuery = Type.Object(
  {
    crop: Type.Optional(Type.String(key)),
    problem: Type.Optional(Type.String(key)),
    stage: Type.Optional(oneOf(STAGES)),
    state: Type.Optional(oneOf(BOOK_STATES)),
    after: Type.Optional({ ...Id, description: 'the last picture of the page before' }),
  },
  closed,
);
export type BookQuery = Static<typeof BookQuery>;
export const BookAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    pictures: Type.Array(BookPicture),
    next: nullable(Id),
    alone: Type.Boolean(),
    counts: Type.Object({ waiting: Type.Integer(), public: Type.Integer(), removed: Type.Integer() }, closed),
    crops: Type.Array(Type.Object({ crop: Type.String(), count: Type.Integer() }, closed), {
      description: 'of those that are not taken out',
    }),
  },
  closed,
);
export type BookAnswer = Static<typeof BookAnswer>;
