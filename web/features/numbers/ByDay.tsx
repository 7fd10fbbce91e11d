import type { NumbersAnswer } from '#shared/contract/office/numbers.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { Table } from './columns.ts';
import { DayBars } from './DayBars.tsx';
import styles from './Numbers.module.css';
import { Part } from './Part.tsx';

const SERIES = ['asked', 'answered', 'quoted', 'paid', 'sent'] as const;

/** What each day held, one small chart a thing: five lines in one drawing would need colours to be told apart. */
export function ByDay({ numbers }: { numbers: NumbersAnswer }) {
  const { t } = useTranslation('numbers');
  const { by_day: days, whose, from, to } = numbers;
  const series = SERIES.filter((each) => each !== 'asked' || whose === 'all');
  const table: Table = {
    file: `days-${from}-${to}`,
    columns: [
      { label: t('day'), kind: 'day' },
      ...series.map((each) => ({ label: t(`series.${each}`), kind: 'count' as const })),
    ],
    rows: days.map((row) => [row.day, ...series.map((each) => row[each])]),
  };
  return (
    <Part heading={t('byDay.heading')} lead={t('byDay.lead')} table={table}>
      <div className={styles.charts}>
        {series.map((each) => (
          <DayBars
            key={each}
            name={t(`series.${each}`)}
            days={days.map((row) => ({ day: row.day, value: row[each] ?? 0 }))}
          />
        ))}
      </div>
    </Part>
  );
}
