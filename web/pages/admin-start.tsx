import { useParams } from 'react-router';
import { StartPage } from '../features/content/start/StartPage.tsx';
import { OwnNameAndFactors } from '../features/identity/profile/OwnName.tsx';
import { NotYours } from '../features/settings/NotYours.tsx';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { useAbility } from '../lib/abilities.ts';
import { useTranslation } from '../lib/i18n.ts';
import { officePlace } from '../lib/office-place.ts';
import { SubScreen } from '../ui/sheets/SubScreen.tsx';
import { OfficePage } from './admin/OfficePage.tsx';

/** /admin/start/{step}: what an owner puts in before strangers come. */
export default function AdminStartPage() {
  const { t } = useTranslation('desk');
  return (
    <OfficePage title={t('start.title')}>
      <Place />
    </OfficePage>
  );
}

function Place() {
  const { t } = useTranslation('desk');
  const { step } = useParams();
  useShortcuts({});
  const isMine = useAbility('content.publish');
  return (
    <SubScreen
      title={t('start.heading')}
      back={{ to: officePlace(), label: t('start.toDesk'), shortcut: 'u' }}
    >
      {isMine ? <StartPage step={step} you={<OwnNameAndFactors />} /> : <NotYours />}
    </SubScreen>
  );
}
