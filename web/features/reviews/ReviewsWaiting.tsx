import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { useReviews } from './use-reviews.ts';

/** The door to the second looks, with how many wait for the reader. */
export function ReviewsWaiting() {
  const { t } = useTranslation('reviews');
  const { data } = useReviews('open');
  if (!data) return null;
  const count = data.filter(({ is_for_me: isMine, may_answer: may }) => isMine && may).length;
  return <Link to="/admin/reviews">{count > 0 ? t('waiting', { count }) : t('title')}</Link>;
}
