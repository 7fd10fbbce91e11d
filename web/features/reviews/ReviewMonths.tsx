import type { ReviewMonth } from '#shared/contract/office/reviews.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './Reviews.module.css';
import { useReviewMonths } from './use-reviews.ts';

/** How complete plans were and what was said of them, by the month in which they were sent. */
export function ReviewMonths() {
  const { t, language } = useTranslation('reviews');
  const { data = [] } = useReviewMonths();
  if (data.length === 0) return null;
  const heads = [
    t('months.month'),
    t('months.plans'),
    t('months.score'),
    t('months.drawn'),
    t('verdict.best'),
    t('verdict.partial'),
    t('verdict.ineffective'),
    t('months.open'),
  ];
  return (
    <div className={styles.months}>
      <h2>{t('months.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <section className={styles.scroller} tabIndex={0} aria-label={t('months.title')}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((each) => (
              <tr key={each.month}>
                <th scope="row">{nameOf(each.month, language)}</th>
                {cellsOf(each).map((cell, at) => (
                  <td key={heads[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const nameOf = (month: string, language: string) =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(`${language}-IN`, { month: 'long', year: 'numeric' });

function cellsOf({ plans, scored, points, drawn, best, partial, ineffective }: ReviewMonth): string[] {
  const open = drawn - best - partial - ineffective;
  const mean = scored === 0 ? '–' : (points / scored).toFixed(1);
  return [String(plans), mean, ...[drawn, best, partial, ineffective, open].map(String)];
}
