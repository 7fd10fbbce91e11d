import type { MoneyNumbers, NumbersAnswer } from '#shared/contract/office/numbers.ts';
import { formatPaise } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { Table } from './columns.ts';
import { DayBars } from './DayBars.tsx';
import styles from './Numbers.module.css';
import { Part } from './Part.tsx';

/** Money by the way it was paid; what went back stands apart. */
export function Money({ numbers }: { numbers: NumbersAnswer }) {
  const { t } = useTranslation('numbers');
  const { money, by_day: days, from, to } = numbers;
  const methodText = useMethodText();
  const methods = [...new Set(money.map(({ method }) => method))];
  const byDay = (rows: MoneyNumbers[], field: 'paid_paise' | 'refunded_paise') =>
    days.map(({ day }) => ({
      day,
      value: rows.reduce((sum, row) => sum + (row.day === day ? row[field] : 0), 0),
    }));
  const table: Table = {
    file: `money-${from}-${to}`,
    columns: [
      { label: t('day'), kind: 'day' },
      { label: t('money.method'), kind: 'text' },
      { label: t('series.paid'), kind: 'count' },
      { label: t('money.paid'), kind: 'paise' },
      { label: t('money.refunds'), kind: 'count' },
      { label: t('money.refunded'), kind: 'paise' },
    ],
    rows: money.map((row) => [
      row.day,
      methodText(row.method),
      row.paid,
      row.paid_paise,
      row.refunds,
      row.refunded_paise,
    ]),
  };
  if (money.length === 0) return <Part heading={t('money.heading')} lead={t('money.empty')} />;
  return (
    <Part heading={t('money.heading')} lead={t('money.lead')} table={table}>
      <div className={styles.charts}>
        {methods.map((method) => (
          <DayBars
            key={method}
            name={methodText(method)}
            days={byDay(
              money.filter((row) => row.method === method),
              'paid_paise',
            )}
            say={formatPaise}
          />
        ))}
        <DayBars name={t('money.refunded')} days={byDay(money, 'refunded_paise')} say={formatPaise} />
      </div>
    </Part>
  );
}

/** A provider of a newer program is called by its own name. */
function useMethodText(): (method: string) => string {
  const { t } = useTranslation('numbers');
  return (method) => (method === 'phonepe' || method === 'sandbox' ? t(`method.${method}`) : method);
}
