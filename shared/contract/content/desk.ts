import { type Static, Type } from 'typebox';
import { closed, Instant, nullable } from '../wire.ts';
import { CONTENT_KINDS, type ContentKind } from './kinds.ts';

const kinds = Object.keys(CONTENT_KINDS) as ContentKind[];
const Kind = Type.Unsafe<ContentKind>(Type.Union(kinds.map((kind) => Type.Literal(kind))));
/** A sku, the name of a policy; empty for kinds of one item. */
const Key = Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9-]*$' });
/** Of the draft; 0 says that the writer saw none. */
const Revision = Type.Integer({ minimum: 0 });
export const Body = Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true }));
export const Person = Type.Object(
  { id: Type.Integer(), name: Type.Record(Type.String(), Type.String()) },
  closed,
);

/** Names one item. */
export const ContentItemName = Type.Object({ kind: Kind, key: Key }, closed);
export type ContentItemName = Static<typeof ContentItemName>;

/** What is wrong, and at which field; see `shared/domain/content/fault.ts`. */
export const Fault = Type.Object(
  {
    path: Type.String(),
    code: Type.String(),
    values: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  },
  closed,
);

/** Work on an item that farmers do not see yet. It may be half filled: `faults` says what is missing. */
export const ContentDraft = Type.Object(
  {
    body: Body,
    revision: Revision,
    /** The version it began from; a newer one means that a colleague published meanwhile. */
    based_on: Type.Integer(),
    saved_by: nullable(Person),
    saved_at: Instant,
    /** When it is to be published by itself. */
    publish_at: nullable(Instant),
    /** Somebody asked for its publication, and a second person has to agree (prices). */
    asked_by: nullable(Person),
    faults: Type.Array(Fault),
  },
  closed,
);
export type ContentDraft = Static<typeof ContentDraft>;

/** One line of the desk. */
export const ContentLine = Type.Object(
  {
    ...ContentItemName.properties,
    /** What it is called where it has a name of its own: an article. */
    title: nullable(Type.Record(Type.String(), Type.String())),
    /** 0: as it was shipped. */
    version: Type.Integer({ minimum: 0 }),
    sample: Type.Boolean(),
    published_at: nullable(Instant),
    published_by: nullable(Person),
    draft: nullable(Type.Omit(ContentDraft, ['body', 'faults'])),
    /** Of an article: for the list. */
    price: nullable(Type.Number()),
    stock: nullable(Type.String()),
    category: nullable(Type.String()),
  },
  closed,
);
export type ContentLine = Static<typeof ContentLine>;

export const ContentListAnswer = Type.Object(
  { ok: Type.Literal(true), lines: Type.Array(ContentLine), release: Type.Integer() },
  closed,
);
export type ContentListAnswer = Static<typeof ContentListAnswer>;

/** An item with its draft; `published` is null for an article that is not, or no longer, in the list. */
export const ContentItemAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    item: Type.Object(
      {
        ...ContentItemName.properties,
        version: Type.Integer({ minimum: 0 }),
        published: nullable(Body),
        sample: Type.Boolean(),
        /** Fields of the draft, or of what is published, that hold a value of the sample shop and keep it from being published. */
        sample_fields: Type.Array(Type.String()),
        draft: nullable(ContentDraft),
      },
      closed,
    ),
  },
  closed,
);
export type ContentItemAnswer = Static<typeof ContentItemAnswer>;

/** `version`: the one in force when its writer began; asked where there is no draft yet. */
export const SaveDraftBody = Type.Object(
  { ...ContentItemName.properties, revision: Revision, version: Type.Integer({ minimum: 0 }), body: Body },
  closed,
);
export type SaveDraftBody = Static<typeof SaveDraftBody>;

/** Names the draft as its reader saw it. */
export const DraftSeen = Type.Object({ ...ContentItemName.properties, revision: Revision }, closed);
export type DraftSeen = Static<typeof DraftSeen>;

export const ScheduleBody = Type.Object({ ...DraftSeen.properties, at: nullable(Instant) }, closed);
export type ScheduleBody = Static<typeof ScheduleBody>;

/** `waiting`: prices change, and a second person has to agree. */
export const PublishAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    outcome: Type.Union([Type.Literal('published'), Type.Literal('waiting')]),
    item: ContentItemAnswer.properties.item,
  },
  closed,
);
export type PublishAnswer = Static<typeof PublishAnswer>;

export const DecideBody = Type.Object({ ...DraftSeen.properties, agree: Type.Boolean() }, closed);
export type DecideBody = Static<typeof DecideBody>;

export const ContentVersion = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    /** Null: with it the article was taken away. */
    body: nullable(Body),
    saved_by: nullable(Person),
    /** Who agreed, where two had to. */
    agreed_by: nullable(Person),
    published_at: Instant,
  },
  closed,
);
export type ContentVersion = Static<typeof ContentVersion>;

/** The newest first; `before` pages on. */
export const VersionsQuery = Type.Object(
  { ...ContentItemName.properties, before: Type.Optional(Type.Integer({ minimum: 1 })) },
  closed,
);
export const VersionsAnswer = Type.Object(
  { ok: Type.Literal(true), versions: Type.Array(ContentVersion), more: Type.Boolean() },
  closed,
);
export type VersionsAnswer = Static<typeof VersionsAnswer>;

/** Version 0 is what was shipped. */
export const RestoreBody = Type.Object(
  { ...DraftSeen.properties, number: Type.Integer({ minimum: 0 }) },
  closed,
);
export type RestoreBody = Static<typeof RestoreBody>;

/** Takes an article out of the list, as of the version its reader saw. */
export const RemoveBody = Type.Object(
  { ...ContentItemName.properties, version: Type.Integer({ minimum: 0 }) },
  closed,
);
export type RemoveBody = Static<typeof RemoveBody>;

/** A page of the site as it would be with the draft. */
export const PreviewQuery = Type.Object(
  {
    ...ContentItemName.properties,
    path: Type.String({ maxLength: 200 }),
    language: Type.String({ maxLength: 8 }),
  },
  closed,
);

export const ContentPictureAnswer = Type.Object(
  { ok: Type.Literal(true), picture: Type.String({ description: 'photo:<hash>' }) },
  closed,
);
