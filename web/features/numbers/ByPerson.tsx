import type { NumbersAnswer } from '#shared/contract/office/numbers.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { Table } from './columns.ts';
import { Part } from './Part.tsx';

export function ByPerson({ numbers }: { numbers: NumbersAnswer }) {
  const { t, language } = useTranslation('numbers');
  const { by_person: persons, from, to } = numbers;
  const table: Table = {
    file: `persons-${from}-${to}`,
    columns: [
      { label: t('person.name'), kind: 'text' },
      { label: t('series.answered'), kind: 'count' },
      { label: t('person.median'), kind: 'minutes' },
      { label: t('series.quoted'), kind: 'count' },
      { label: t('series.sent'), kind: 'count' },
      { label: t('series.paid'), kind: 'count' },
      { label: t('money.paid'), kind: 'paise' },
    ],
    rows: persons.map((row) => [
      row.name ? textIn(row.name, language) : t('person.nobody'),
      row.answered,
      row.median_minutes,
      row.quoted,
      row.sent,
      row.paid,
      row.paid_paise,
    ]),
  };
  if (persons.length === 0) return <Part heading={t('person.heading')} lead={t('empty')} />;
  return <Part heading={t('person.heading')} lead={t('person.lead')} table={table} isOpen />;
}
