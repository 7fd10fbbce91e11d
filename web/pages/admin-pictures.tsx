import { Link, useSearchParams } from 'react-router';
import { BOOK_STATES } from '#shared/domain/clinic/picture-book.ts';
import { STAGES } from '#shared/domain/plan/plan.ts';
import { BookList } from '../features/picture-book/office/BookList.tsx';
import type { BookFilter } from '../features/picture-book/office/use-book.ts';
import { NotYours } from '../features/settings/NotYours.tsx';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { useAbility } from '../lib/abilities.ts';
import { useTranslation } from '../lib/i18n.ts';
import { officePlace } from '../lib/office-place.ts';
import { SubScreen } from '../ui/sheets/SubScreen.tsx';
import { OfficePage } from './admin/OfficePage.tsx';

/** /admin/pictures: the clinic's picture book. */
export default function AdminPicturesPage() {
  const { t } = useTranslation('picturebook');
  return (
    <OfficePage title={t('title')}>
      <Pictures />
    </OfficePage>
  );
}

/** What is shown stands in the address: a reload and a link keep it. */
function Pictures() {
  const { t } = useTranslation('picturebook');
  const [params, setParams] = useSearchParams();
  const mayRead = useAbility('book.write');
  useShortcuts({});
  const [crop, problem] = [params.get('crop'), params.get('problem')];
  const stage = STAGES.find((each) => each === params.get('stage'));
  const state = BOOK_STATES.find((each) => each === params.get('state'));
  const filter: BookFilter = {
    ...(crop ? { crop } : {}),
    ...(problem ? { problem } : {}),
    ...(stage ? { stage } : {}),
    ...(state ? { state } : {}),
  };
  return (
    <SubScreen title={t('title')} back={{ to: officePlace(), label: t('back'), shortcut: 'u' }}>
      {mayRead ? (
        <BookList
          filter={filter}
          onFilter={(next) => setParams(next as Record<string, string>, { replace: true })}
          link={({ chat_id: chat, case_id: of }, words) => (
            <Link to={`/admin?chat=${chat}${of === null ? '' : `&case=${of}`}`}>{words}</Link>
          )}
        />
      ) : (
        <NotYours />
      )}
    </SubScreen>
  );
}
