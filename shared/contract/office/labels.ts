import { type Static, Type } from 'typebox';
import { byLanguage } from '../../domain/by-language.ts';
import { LABEL_CHARS, LABEL_KINDS, type LabelKind } from '../../domain/labels.ts';
import { closed, Id, Instant, LocalizedText, nullable } from '../wire.ts';

const Kind = Type.Unsafe<LabelKind>(Type.Union(LABEL_KINDS.map((kind) => Type.Literal(kind))));
const namesOf = (longest: number) =>
  Type.Object(
    byLanguage(() => Type.Optional(Type.String({ minLength: 1, maxLength: longest }))),
    { ...closed, minProperties: 1 },
  );

/** What the office says a chat is about. No farmer is ever given one. */
export const Label = Type.Object(
  {
    id: Id,
    kind: Kind,
    key: nullable(Type.String({ description: 'of the list of crops, which names it in every language' })),
    names: nullable(namesOf(LABEL_CHARS)),
  },
  closed,
);
export type Label = Static<typeof Label>;

const Person = Type.Object({ id: Id, name: LocalizedText }, closed);

/** A label as the office keeps it; one with a key cannot be changed. */
export const KeptLabel = Type.Object(
  {
    ...Label.properties,
    version: Type.Integer({ minimum: 1 }),
    chats: Type.Integer({ minimum: 0, description: 'how many carry it' }),
    changed_by: nullable(Person),
  },
  closed,
);
export type KeptLabel = Static<typeof KeptLabel>;

/** A label on a chat, and who put it there. */
export const ChatLabel = Type.Object({ ...Label.properties, put_by: Person, put_at: Instant }, closed);
export type ChatLabel = Static<typeof ChatLabel>;

export const LabelParams = Type.Object({ id: Id }, closed);
export const ChatLabelsParams = Type.Object({ chat_id: Id }, closed);
export const ChatLabelParams = Type.Object({ chat_id: Id, id: Id }, closed);

/** POST: the label of this name, made if there is none. */
export const LabelBody = Type.Object({ kind: Kind, names: namesOf(LABEL_CHARS * 4) }, closed);
export type LabelBody = Static<typeof LabelBody>;

const version = Type.Integer({ minimum: 1, description: 'the one the writer saw' });
export const ChangeLabelBody = Type.Object({ ...LabelBody.properties, version }, closed);
export type ChangeLabelBody = Static<typeof ChangeLabelBody>;
export const MergeLabelBody = Type.Object({ into: Id, version }, closed);
export type MergeLabelBody = Static<typeof MergeLabelBody>;
export const DeleteLabelQuery = Type.Object({ version }, closed);

export const LabelsAnswer = Type.Object({ ok: Type.Literal(true), labels: Type.Array(KeptLabel) }, closed);
export type LabelsAnswer = Static<typeof LabelsAnswer>;
export const LabelAnswer = Type.Object({ ok: Type.Literal(true), label: Label }, closed);
export type LabelAnswer = Static<typeof LabelAnswer>;
export const ChatLabelsAnswer = Type.Object(
  { ok: Type.Literal(true), labels: Type.Array(ChatLabel) },
  closed,
);
export type ChatLabelsAnswer = Static<typeof ChatLabelsAnswer>;
