import type { ContentKind } from '#shared/contract/content/kinds.ts';
import { writeNumber } from '#shared/domain/content/typed.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import { useFieldWords } from '../form/field-words.ts';
import { usePictureName } from '../form/Picture.tsx';
import { type FieldSchema, fieldsOf, innerOf } from '../form/schema.ts';

/** Says a value as somebody would read it aloud: ₹ 250.00, 12 Nov 2026, 'Closed'. */
export function useValueWords(
  kind: ContentKind,
): (schema: FieldSchema, name: string, value: unknown) => string {
  const { t, language } = useTranslation('fields');
  const words = useFieldWords(kind);
  const pictureName = usePictureName();

  function inside(schema: FieldSchema, name: string, value: object): string[] {
    if (schema.field === 'list' || schema.field === 'localized') {
      return Object.values(value).map((each) => say(innerOf(schema), name, each));
    }
    return fieldsOf(schema).flatMap(({ name: own, schema: field }) => {
      const part = (value as Record<string, unknown>)[own];
      return part === undefined ? [] : [say(field, name === '' ? own : `${name}.${own}`, part)];
    });
  }

  function say(schema: FieldSchema, name: string, value: unknown): string {
    if (schema.field === 'open-time') return openWords(value, t('closed'));
    if (value === undefined || value === null || value === '') return t('nothing');
    if (typeof value === 'object') return inside(schema, name, value).join(' · ');
    switch (schema.field) {
      case 'rupees':
        return typeof value === 'number' ? formatRupees(value) : String(value);
      case 'number':
        return `${writeNumber(value, false)}${schema.unit ? ` ${schema.unit}` : ''}`;
      case 'day':
        return formatWrittenDate(String(value), language);
      case 'choice':
        return words.choice(name, String(value));
      case 'flag':
        return t(value === true ? 'yes' : 'no');
      case 'picture':
        return pictureName(value);
      default:
        return String(value);
    }
  }
  return say;
}

function openWords(value: unknown, closed: string): string {
  const times = value as { opens?: string; closes?: string } | null | undefined;
  return times ? `${times.opens ?? ''}–${times.closes ?? ''}` : closed;
}
