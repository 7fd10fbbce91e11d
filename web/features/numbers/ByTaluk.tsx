import type { NumbersAnswer } from '#shared/contract/office/numbers.ts';
import { talukName } from '#shared/domain/places/taluks.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { type Table, useSay } from './columns.ts';
import styles from './Numbers.module.css';
import { Part } from './Part.tsx';

/** So many are drawn; the table has all. */
const DRAWN = 8;

/** Where the questions and the money come from, as far as the addresses say. */
export function ByTaluk({ numbers }: { numbers: NumbersAnswer }) {
  const { t, language } = useTranslation('numbers');
  const { count } = useSay();
  const { by_taluk: taluks, from, to } = numbers;
  const nameOf = (id: string | null) => (id === null ? t('taluk.unknown') : talukName(id, language));
  const sum = (rows: typeof taluks) => rows.reduce((all, { questions }) => all + questions, 0);
  const known = sum(taluks.filter(({ taluk }) => taluk !== null));
  const most = Math.max(1, ...taluks.map(({ questions }) => questions));
  const drawn = taluks.filter(({ taluk }, index) => taluk === null || index < DRAWN);
  const table: Table = {
    file: `taluks-${from}-${to}`,
    columns: [
      { label: t('taluk.name'), kind: 'text' },
      { label: t('taluk.questions'), kind: 'count' },
      { label: t('series.quoted'), kind: 'count' },
      { label: t('money.paid'), kind: 'paise' },
    ],
    rows: taluks.map((row) => [nameOf(row.taluk), row.questions, row.quoted, row.paid_paise]),
  };
  if (taluks.length === 0) return <Part heading={t('taluk.heading')} lead={t('empty')} />;
  const lead = t('taluk.lead', { known: count(known), all: count(sum(taluks)) });
  return (
    <Part heading={t('taluk.heading')} lead={lead} table={table}>
      <ul className={styles.spread} aria-label={t('taluk.questions')}>
        {drawn.map(({ taluk, questions }) => (
          <li key={taluk ?? ''}>
            <span>{nameOf(taluk)}</span>
            <span className={styles.value}>{count(questions)}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ width: `${(questions / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
