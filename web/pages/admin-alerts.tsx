import { useSearchParams } from 'react-router';
import { AlertDesk } from '../features/alerts/office/AlertDesk.tsx';
import { AlertList } from '../features/alerts/office/AlertList.tsx';
import { NotYours } from '../features/settings/NotYours.tsx';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { useAbility } from '../lib/abilities.ts';
import { useTranslation } from '../lib/i18n.ts';
import { SubScreen } from '../ui/sheets/SubScreen.tsx';
import { OfficePage } from './admin/OfficePage.tsx';

/** /admin/alerts: what was written and sent to farmers; one alert by its number in the address. */
export default function AdminAlertsPage() {
  const { t } = useTranslation('alerts');
  return (
    <OfficePage title={t('title')}>
      <Alerts />
    </OfficePage>
  );
}

function Alerts() {
  const { t } = useTranslation('alerts');
  const [params] = useSearchParams();
  const mayRead = useAbility('case.read');
  useShortcuts({});
  const id = Number(params.get('alert'));
  const back = id ? { to: '/admin/alerts', label: t('open') } : { to: '/admin/cases', label: t('back') };
  return (
    <SubScreen title={id ? t('title') : t('heading')} back={{ ...back, shortcut: 'u' }}>
      {mayRead ? id ? <AlertDesk key={id} id={id} /> : <AlertList /> : <NotYours />}
    </SubScreen>
  );
}
