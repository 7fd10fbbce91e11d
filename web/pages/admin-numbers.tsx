import { useSearchParams } from 'react-router';
import { NUMBERS_DAYS, type NumbersDays } from '#shared/domain/numbers/spans.ts';
import { Numbers } from '../features/numbers/Numbers.tsx';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { useTranslation } from '../lib/i18n.ts';
import { officePlace } from '../lib/office-place.ts';
import { SubScreen } from '../ui/sheets/SubScreen.tsx';
import { OfficePage } from './admin/OfficePage.tsx';

const DAYS = 30;

/** /admin/numbers: how long farmers waited, what was quoted, paid and sent. */
export default function AdminNumbersPage() {
  const { t } = useTranslation('numbers');
  return (
    <OfficePage title={t('title')}>
      <SubScreen title={t('heading')} back={{ to: officePlace(), label: t('back'), shortcut: 'u' }}>
        <Period />
      </SubScreen>
    </OfficePage>
  );
}

/** How far back stands in the address: a reload and a link keep it. */
function Period() {
  const [params, setParams] = useSearchParams();
  useShortcuts({});
  const days = NUMBERS_DAYS.find((each) => String(each) === params.get('days')) ?? DAYS;

  function handleDays(next: NumbersDays): void {
    setParams({ days: String(next) }, { replace: true });
  }
  return <Numbers days={days} onDays={handleDays} />;
}
