import { Link } from 'react-router';
import type { Review } from '#shared/contract/office/reviews.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { PLAN_POINTS } from '#shared/domain/plan/completeness.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDateTime } from '../../lib/time.ts';
import styles from './Reviews.module.css';
import { useReviews, useReviewsOfCase } from './use-reviews.ts';

/** How complete a plan was when it was sent, with what it lacked. */
export function Points({ missing }: Pick<Review, 'missing'>) {
  const { t } = useTranslation(['reviews', 'plans']);
  if (missing === null) return <>{t('uncounted')}</>;
  if (missing.length === 0) return <>{t('whole')}</>;
  const all = PLAN_POINTS.length;
  const lacks = missing.map((point) => t(`plans:points.no.${point}`)).join(', ');
  return <>{t('lacks', { has: all - missing.length, all, missing: lacks })}</>;
}

/** What was said of a plan, by whom and why. */
export function Said({ answer }: Pick<Review, 'answer'>) {
  const { t, language } = useTranslation('reviews');
  if (!answer) return null;
  const { verdict, reason, by, at, alone } = answer;
  return (
    <p className={styles.said}>
      <strong className={styles.pill} data-verdict={verdict}>
        {t(`verdict.${verdict}`)}
      </strong>{' '}
      {t('answer', { who: textIn(by, language), when: formatDateTime(at, language), reason })}
      {alone ? <small> ({t('aloneSaid')})</small> : null}
    </p>
  );
}

/** Beside a sent plan: what a second doctor said of it, where it was drawn. */
export function ReviewOfPlan({ caseId, planId }: { caseId: number; planId: number }) {
  const { data = [] } = useReviewsOfCase(caseId);
  return <Said answer={data.find(({ plan_id: id }) => id === planId)?.answer ?? null} />;
}

/** The door to the second looks, with how many wait for the reader. */
export function ReviewsWaiting() {
  const { t } = useTranslation('reviews');
  const { data } = useReviews('open');
  if (!data) return null;
  const count = data.filter(({ is_for_me: isMine, may_answer: may }) => isMine && may).length;
  return <Link to="/admin/reviews">{count > 0 ? t('waiting', { count }) : t('title')}</Link>;
}
