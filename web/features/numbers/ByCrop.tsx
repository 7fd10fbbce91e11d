import type { NumbersAnswer } from '#shared/contract/office/numbers.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { labelName } from '../../lib/office/label-name.ts';
import { type Table, useSay } from './columns.ts';
import { Part } from './Part.tsx';

/** What the chats are about, as far as somebody has labelled them with a crop. */
export function ByCrop({ numbers }: { numbers: NumbersAnswer }) {
  const { t, language } = useTranslation('numbers');
  const { count } = useSay();
  const { by_crop: crops, by_taluk: taluks, from, to } = numbers;
  // A question stands in one taluk, and under as many crops as its chat has labels.
  const all = taluks.reduce((sum, { questions }) => sum + questions, 0);
  const unknown = crops.find(({ crop }) => crop === null)?.questions ?? 0;
  const table: Table = {
    file: `crops-${from}-${to}`,
    columns: [
      { label: t('crop.name'), kind: 'text' },
      { label: t('taluk.questions'), kind: 'count' },
      { label: t('series.quoted'), kind: 'count' },
      { label: t('money.paid'), kind: 'paise' },
    ],
    rows: crops.map(({ crop, questions, quoted, paid_paise }) => [
      crop ? labelName(crop, language) : t('crop.none'),
      questions,
      quoted,
      paid_paise,
    ]),
  };
  if (crops.length === 0) return <Part heading={t('crop.heading')} lead={t('empty')} />;
  const lead = t('crop.lead', { known: count(all - unknown), all: count(all) });
  return <Part heading={t('crop.heading')} lead={lead} table={table} isOpen />;
}
