import { ClipboardCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { Review } from '#shared/contract/office/reviews.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { REVIEW_LISTS, type ReviewList } from '#shared/domain/plan/completeness.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDateTime } from '../../lib/time.ts';
import desk from '../../ui/desk/DeskList.module.css';
import { SkeletonRows } from '../../ui/PagedList.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import styles from './Reviews.module.css';
import { Points, Said } from './ReviewWords.tsx';
import { useReviews } from './use-reviews.ts';

interface ReviewRowsProps {
  list: ReviewList;
  onList: (list: ReviewList) => void;
}

/** Plans to look at a second time, those of the reader, or those that were looked at. */
export function ReviewRows({ list, onList }: ReviewRowsProps) {
  const { t } = useTranslation('reviews');
  return (
    <section className={styles.list} aria-label={t('title')}>
      <fieldset className={desk.filters}>
        <legend>{t('list.label')}</legend>
        {REVIEW_LISTS.map((each) => (
          <button key={each} type="button" aria-pressed={each === list} onClick={() => onList(each)}>
            {t(`list.${each}`)}
          </button>
        ))}
      </fieldset>
      <Rows list={list} />
    </section>
  );
}

function Rows({ list }: { list: ReviewList }) {
  const { t } = useTranslation('reviews');
  const { data, isError, error, refetch } = useReviews(list);
  if (isError && !data)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {errorText(error, '')}
      </ErrorState>
    );
  if (!data) return <SkeletonRows label={t('loading')} first="40%" widths={['70%', '55%']} />;
  if (data.length === 0)
    return (
      <EmptyState icon={<ClipboardCheck aria-hidden="true" />} title={t(`none.${list}`)}>
        {t('noneText')}
      </EmptyState>
    );
  return (
    <ul className={desk.rows}>
      {data.map((review) => (
        <li key={review.id}>
          <Row review={review} />
        </li>
      ))}
    </ul>
  );
}

function Row({ review }: { review: Review }) {
  const { t, language } = useTranslation('reviews');
  const { crop, problem, by, sent_at: at, answer, missing } = review;
  return (
    <Link to={`/admin/reviews?review=${review.id}`} className={styles.row}>
      <span className={styles.first}>
        <strong>{t('name', { crop: textIn(crop, language), problem: textIn(problem, language) })}</strong>
        {answer ? null : (
          <span className={styles.pill} data-mine={review.is_for_me}>
            {review.is_for_me ? t('forMe') : t('forOther', { who: textIn(review.drawn_for, language) })}
          </span>
        )}
      </span>
      <span className={styles.second}>
        <span>{t('by', { who: textIn(by, language), when: formatDateTime(at, language) })}</span>
        <span>
          <Points missing={missing} />
        </span>
      </span>
      <Said answer={answer} />
    </Link>
  );
}
