import type { PlanChoice } from '#shared/contract/office/plans.ts';
import { HA_PER_ACRE } from '#shared/domain/agronomy/units.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { formatAtMost } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './Composer.module.css';

interface ChooseRowProps {
  /** Rows of the label against this problem of this crop. */
  rows: readonly PlanChoice[];
  onChoose: (row: PlanChoice) => void;
}

/** What the label allows here, a row each, with what decides between them: dose, waiting days, group, price. */
export function ChooseRow({ rows, onChoose }: ChooseRowProps) {
  const { t, language } = useTranslation('plans');
  const doseOf = useLabelDose();
  return (
    <ul className={styles.rows} aria-label={t('rows')}>
      {rows.map((row) => {
        const [article] = row.articles;
        return (
          <li key={row.claim}>
            <button type="button" onClick={() => onChoose(row)}>
              <strong>{textIn(row.name, language)}</strong>
              <span>{doseOf(row)}</span>
              <span>{row.waiting_days === null ? t('noDays') : t('days', { count: row.waiting_days })}</span>
              <span>{row.bio ? t('bio') : row.groups.join(' + ')}</span>
              <span>{article ? formatRupees(article.price) : t('notOurs')}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What a row's label prints, for an acre or a litre; rounded down, for it is the most. */
export function useLabelDose(): (row: Pick<PlanChoice, 'printed'>) => string {
  const { t } = useTranslation('plans');
  return ({ printed }) => {
    if (!printed) return t('asLabelled');
    const share = printed.per === 'hectare' ? HA_PER_ACRE : 1;
    const [low, high] = [printed.low, printed.high].map((each) => formatAtMost(each * share));
    const figure = low === high ? low : `${low}–${high}`;
    return t(printed.per === 'hectare' ? 'perAcre' : 'perLitre', {
      figure: figure ?? '',
      unit: t(`unit.${printed.unit}`),
    });
  };
}
