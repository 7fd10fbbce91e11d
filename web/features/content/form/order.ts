import type { ContentKind } from '#shared/contract/content/kinds.ts';
import type { NamedField } from './schema.ts';

/** What a shop changes every week stands before what it fills in once. */
const FIRST: Partial<Record<ContentKind, readonly string[]>> = {
  product: [
    'price',
    'mrp',
    'statutory',
    'stock',
    'name',
    'unit',
    'picture',
    'desc',
    'category',
    'sku',
    'position',
  ],
};

/** The fields of an item as its form shows them; without an order of their own as the schema has them. */
export function inOrder(kind: ContentKind, fields: NamedField[]): NamedField[] {
  const first = FIRST[kind] ?? [];
  const placeOf = ({ name }: NamedField) => (first.includes(name) ? first.indexOf(name) : first.length);
  return [...fields].sort((one, other) => placeOf(one) - placeOf(other));
}
