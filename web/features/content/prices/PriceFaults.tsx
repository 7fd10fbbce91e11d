import { Download } from 'lucide-react';
import { useState } from 'react';
import type { PriceCheckAnswer, PriceFault } from '#shared/contract/content/prices.ts';
import type { ContentFault } from '#shared/domain/content/fault.ts';
import { PRICE_COLUMNS, type PriceColumn } from '#shared/domain/content/price-columns.ts';
import { saveCsv } from '../../../lib/device/csv.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FaultTable } from '../../../ui/file-report/FileReport.tsx';
import { useFaultWords } from '../form/form-context.ts';
import styles from './PriceList.module.css';

const AT_ONCE = 50;
const HEADS = ['row', 'column', 'value', 'fault'] as const;

/** Everything that is wrong, by row and column as the spreadsheet counts them; also to be taken along. */
export function PriceFaults({ answer: { faults, count } }: { answer: PriceCheckAnswer }) {
  const { t, language } = useTranslation('prices');
  const say = useFaultWords();
  const [shown, setShown] = useState(AT_ONCE);
  const heads = HEADS.map((each) => t(`faults.${each}`));
  const rowOf = ({ line, column, header, path, value, code, values }: PriceFault) => {
    const ours = Object.hasOwn(PRICE_COLUMNS, path)
      ? PRICE_COLUMNS[path as PriceColumn].header[language]
      : path;
    const fault = say({ path, code: code as ContentFault['code'], ...(values ? { values } : {}) }) ?? '';
    return [line, column ? `${column} · ${header}` : ours, value, fault] as const;
  };
  return (
    <section className={styles.part} aria-labelledby="faulty-cells">
      <h4 id="faulty-cells">{t('faults.title', { count: count.faults })}</h4>
      <p>{t('faults.text')}</p>
      <FaultTable heads={heads} faults={faults.slice(0, shown).map(rowOf)} />
      <div className={styles.actions}>
        {faults.length > shown ? (
          <Button tone="secondary" onClick={() => setShown(shown + AT_ONCE)}>
            {t('faults.more')}
          </Button>
        ) : null}
        <Button
          tone="quiet"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveCsv('faults.csv', [heads, ...faults.map(rowOf)])}
        >
          {t('faults.save')}
        </Button>
      </div>
    </section>
  );
}
