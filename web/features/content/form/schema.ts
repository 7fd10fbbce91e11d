import type { ReactNode } from 'react';
import type { Control } from '#shared/contract/content/fields.ts';
import { CONTENT_KINDS, type ContentKind } from '#shared/contract/content/kinds.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';

/** What a control is drawn by. */
export interface FieldProps {
  schema: FieldSchema;
  /** Where its value lies: `licences.0.place.kn`. */
  path: string;
  /** What the words know it by: `licences.place`. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** It may be left out: emptied, it is. */
  isOptional?: boolean | undefined;
  /** Of what is written in it. */
  lang?: Language | undefined;
}

/** Of a field that holds others. */
export interface HolderProps extends FieldProps {
  draw: (props: FieldProps) => ReactNode;
}

/** A field as its schema describes it, as far as the form draws by it. */
export interface FieldSchema {
  field: Control | 'open-time';
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  /** Of a choice: each of its values. */
  anyOf?: { const?: string }[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  /** What it is counted in. */
  unit?: string;
  fault?: string;
}

/** A field of a group. */
export interface NamedField {
  name: string;
  schema: FieldSchema;
  isOptional: boolean;
}

/** The whole item: a group. */
export const schemaOf = (kind: ContentKind): FieldSchema =>
  CONTENT_KINDS[kind].schema as unknown as FieldSchema;

export function fieldsOf(group: FieldSchema): NamedField[] {
  return Object.entries(group.properties ?? {}).map(([name, schema]) => ({
    name,
    schema,
    isOptional: !group.required?.includes(name),
  }));
}

export const choicesOf = (schema: FieldSchema): string[] =>
  (schema.anyOf ?? []).flatMap((each) => (each.const === undefined ? [] : [each.const]));

/** The field inside a list, or in one of the languages. */
export function innerOf(schema: FieldSchema): FieldSchema {
  const inner = schema.field === 'list' ? schema.items : Object.values(schema.properties ?? {})[0];
  if (!inner) throw new Error(`A ${schema.field} without a field inside`);
  return inner;
}

/** An empty one, for somebody to fill in. What has no empty value of its own is left out until it is chosen. */
export function blankOf(schema: FieldSchema): unknown {
  switch (schema.field) {
    case 'group':
      return Object.fromEntries(
        fieldsOf(schema)
          .filter(({ isOptional }) => !isOptional)
          .map(({ name, schema: inner }) => [name, blankOf(inner)])
          .filter(([, value]) => value !== undefined),
      );
    case 'localized':
      return byLanguage(() => blankOf(innerOf(schema)));
    case 'list':
      return [];
    case 'flag':
      return false;
    case 'open-time':
      return null;
    case 'rupees':
    case 'number':
    case 'choice':
    case 'picture':
      return undefined;
    default:
      return '';
  }
}

/** Where a value lies, and what its field is called: numbers of lists and languages have no name of their own. */
export interface Trail {
  schema: FieldSchema | undefined;
  /** As the words know it: `licences.validUntil`. */
  name: string;
  language: Language | null;
  /** The items of lists that were passed on the way, each with the name of its list. */
  items: { list: string; number: number }[];
}

/** Follows a path like `licences.0.place.kn` along the schema. */
export function trailOf(kind: ContentKind, path: string): Trail {
  let trail: Trail = { schema: schemaOf(kind), name: '', language: null, items: [] };
  for (const step of path === '' ? [] : path.split('.')) trail = stepInto(trail, step);
  return trail;
}

function stepInto({ schema, name, language, items }: Trail, step: string): Trail {
  if (schema?.field === 'list') {
    return {
      schema: schema.items,
      name,
      language,
      items: [...items, { list: name, number: Number(step) + 1 }],
    };
  }
  if (schema?.field === 'localized') {
    const spoken = LANGUAGES.find((each) => each === step) ?? null;
    return { schema: schema.properties?.[step], name, language: spoken, items };
  }
  const inner = schema?.field === 'open-time' ? openHalf(schema) : schema;
  return { schema: inner?.properties?.[step], name: name === '' ? step : `${name}.${step}`, language, items };
}

/** The group of an `open-time`; its other half is null. */
export const openHalf = (schema: FieldSchema): FieldSchema | undefined =>
  (schema.anyOf as FieldSchema[] | undefined)?.find(({ field }) => field === 'group');

/** Every field of a kind by its name in the words, with its schema; the kind itself is left out. */
export function namedFields(kind: ContentKind): { name: string; schema: FieldSchema }[] {
  return below('', schemaOf(kind));
}

function below(name: string, schema: FieldSchema): { name: string; schema: FieldSchema }[] {
  if (schema.field === 'list' || schema.field === 'localized') return below(name, innerOf(schema));
  const group = schema.field === 'open-time' ? openHalf(schema) : schema;
  return fieldsOf(group ?? schema).flatMap(({ name: own, schema: inner }) => {
    const path = name === '' ? own : `${name}.${own}`;
    return [{ name: path, schema: inner }, ...below(path, inner)];
  });
}
