import { useSearchParams } from 'react-router';
import { REVIEW_LISTS } from '#shared/domain/plan/completeness.ts';
import { ReviewMonths } from '../../../features/reviews/ReviewMonths.tsx';
import { ReviewRows } from '../../../features/reviews/ReviewRows.tsx';
import { NotYours } from '../../../features/settings/NotYours.tsx';
import { useShortcuts } from '../../../features/shortcuts/use-shortcuts.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SubScreen } from '../../../ui/sheets/SubScreen.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { ReviewDesk } from './ReviewDesk.tsx';

/** /admin/reviews: plans that were drawn for a second doctor; one of them by its number in the address. */
export default function AdminReviewsPage() {
  const { t } = useTranslation('reviews');
  return (
    <OfficePage title={t('title')}>
      <Reviews />
    </OfficePage>
  );
}

function Reviews() {
  const { t } = useTranslation('reviews');
  const [params, setParams] = useSearchParams();
  const mayRead = useAbility('plan.write');
  useShortcuts({});
  const id = Number(params.get('review'));
  const list = REVIEW_LISTS.find((each) => each === params.get('list')) ?? 'open';
  const back = id ? { to: '/admin/reviews', label: t('title') } : { to: '/admin/cases', label: t('back') };
  return (
    <SubScreen title={t('heading')} back={{ ...back, shortcut: 'u' }}>
      {!mayRead ? (
        <NotYours />
      ) : id ? (
        <ReviewDesk key={id} id={id} />
      ) : (
        <>
          <ReviewRows list={list} onList={(next) => setParams({ list: next }, { replace: true })} />
          <ReviewMonths />
        </>
      )}
    </SubScreen>
  );
}
