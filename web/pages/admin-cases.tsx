import { Link, useSearchParams } from 'react-router';
import { CASE_STATES } from '#shared/domain/plan/case.ts';
import { Rising } from '../features/alerts/office/Rising.tsx';
import { CaseWorkList } from '../features/cases/office/CaseWorkList.tsx';
import type { WorkFilter } from '../features/cases/office/cases.api.ts';
import { Holds } from '../features/plans/holds/Holds.tsx';
import { ReviewsWaiting } from '../features/reviews/ReviewWords.tsx';
import { NotYours } from '../features/settings/NotYours.tsx';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { useAbility } from '../lib/abilities.ts';
import { useTranslation } from '../lib/i18n.ts';
import { officePlace } from '../lib/office-place.ts';
import { SubScreen } from '../ui/sheets/SubScreen.tsx';
import { OfficePage } from './admin/OfficePage.tsx';

/** /admin/cases: the cases of all farmers, in the order in which a doctor takes them up. */
export default function AdminCasesPage() {
  const { t } = useTranslation('cases');
  return (
    <OfficePage title={t('work')}>
      <Cases />
    </OfficePage>
  );
}

/** What is shown stands in the address: a reload and a link keep it. */
function Cases() {
  const { t } = useTranslation('cases');
  const [params, setParams] = useSearchParams();
  const mayRead = useAbility('case.read');
  useShortcuts({});
  const filter: WorkFilter = {
    state: CASE_STATES.find((state) => state === params.get('state')),
    mine: params.get('mine') !== null,
  };

  function show({ state, mine }: WorkFilter): void {
    setParams({ ...(state ? { state } : {}), ...(mine ? { mine: '1' } : {}) }, { replace: true });
  }
  return (
    <SubScreen title={t('work')} back={{ to: officePlace(), label: t('back'), shortcut: 'u' }}>
      {mayRead ? (
        <>
          <Rising beside={<ReviewsWaiting />} />
          <CaseWorkList
            filter={filter}
            onFilter={show}
            link={(it, className, children) => (
              <Link className={className} to={`/admin?chat=${it.chat_id}&case=${it.id}`}>
                {children}
              </Link>
            )}
            foot={<Holds />}
          />
        </>
      ) : (
        <NotYours />
      )}
    </SubScreen>
  );
}
