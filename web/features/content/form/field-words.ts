import type { ContentKind } from '#shared/contract/content/kinds.ts';
import { fillIn } from '#shared/domain/fill-in.ts';
import { LANGUAGE_TABLE } from '#shared/domain/languages.ts';
import { translateIfKnown, useTranslation } from '../../../lib/i18n.ts';
import { trailOf } from './schema.ts';

/** What fields are called, by their place in a kind: `content/strings/<language>/fields.json`. */
export interface FieldWords {
  label: (name: string) => string;
  hint: (name: string) => string | undefined;
  choice: (name: string, value: string) => string;
  /** One item of a list: 'Licence 2'. */
  item: (name: string, number: number) => string;
  /** Another item, or a field that may be left out. */
  add: (name: string) => string;
  /** A value by where it lies: 'Licence 2 · Valid until', 'Name · ಕನ್ನಡ'. */
  place: (path: string) => string;
}

export function useFieldWords(kind: ContentKind): FieldWords {
  const { t } = useTranslation('fields');
  return fieldWords(kind, (label) => t('add', { label }));
}

/** A key may be a field, or a group of them that is called by its `itself`. */
function find(part: 'field' | 'hint', kind: ContentKind, name: string): string | undefined {
  const key = `${part}.${kind}.${name}`;
  return translateIfKnown('fields', key) ?? translateIfKnown('fields', `${key}.itself`);
}

function fieldWords(kind: ContentKind, addOne: (label: string) => string): FieldWords {
  const label = (name: string) => find('field', kind, name) ?? name;
  const item = (name: string, number: number) =>
    fillIn(translateIfKnown('fields', `field.${kind}.${name}.one`) ?? `${label(name)} {{number}}`, {
      number,
    });
  return {
    label,
    hint: (name) => find('hint', kind, name),
    choice: (name, value) => translateIfKnown('fields', `choice.${kind}.${name}.${value}`) ?? value,
    item,
    add: (name) => translateIfKnown('fields', `field.${kind}.${name}.add`) ?? addOne(label(name)),
    place(path) {
      const { name, language, items } = trailOf(kind, path);
      const last = items.at(-1);
      const isItem = last?.list === name;
      return [
        ...items.map(({ list, number }) => item(list, number)),
        ...(isItem || name === '' ? [] : [label(name)]),
        ...(language ? [LANGUAGE_TABLE[language].name] : []),
      ].join(' · ');
    },
  };
}
