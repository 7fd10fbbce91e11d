import type { PlanCardLine } from '#shared/contract/office/plan-card.ts';
import { formatAtMost } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import styles from './Composer.module.css';

interface LineFiguresProps {
  line: PlanCardLine;
  number: number;
  /** The figures belong to what stood here before the last key. */
  isStale: boolean;
}

/** What a line comes to in this farmer's field: per tank, tanks, packs, harvest. */
export function LineFigures({ line, number, isStale }: LineFiguresProps) {
  const { t, language } = useTranslation('plans');
  const amount = (value: number | null) =>
    value === null || line.unit === null ? '–' : `${formatAtMost(value)} ${t(`unit.${line.unit}`)}`;
  const figures = line.as_labelled
    ? []
    : [
        [t('figure.perAcre'), amount(line.per_acre)],
        [t('figure.perTank'), amount(line.per_tank)],
        [t('figure.tanks'), line.tanks === null ? '–' : String(line.tanks)],
        [t('figure.total'), amount(line.total)],
        ...(line.pack
          ? [
              [
                t('figure.packs'),
                line.pack.count === null ? '–' : `${line.pack.count} × ${formatAtMost(line.pack.size)}`,
              ],
            ]
          : []),
      ];
  const harvest = line.harvest_from === null ? t('askFirst') : formatWrittenDate(line.harvest_from, language);
  return (
    <dl className={styles.figures} data-stale={isStale} aria-label={t('figures', { number })}>
      {[...figures, [t('figure.harvest'), harvest]].map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
