import { useSearchParams } from 'react-router';
import { FARMER_LANGUAGE, LANGUAGES } from '#shared/domain/languages.ts';
import { VoiceRecorder } from '../../features/chat/voice/recorder.ts';
import { NotYours } from '../../features/settings/NotYours.tsx';
import { useShortcuts } from '../../features/shortcuts/use-shortcuts.ts';
import { LineDesk, type LineFilter, SPOKEN_STATES } from '../../features/spoken/office/LineDesk.tsx';
import { LINE_GROUPS } from '../../features/spoken/office/lines.ts';
import { useAbility } from '../../lib/abilities.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { officePlace } from '../../lib/office-place.ts';
import { SubScreen } from '../../ui/sheets/SubScreen.tsx';
import { OfficePage } from './OfficePage.tsx';

/** /admin/spoken: the lines that are read aloud, to be recorded. */
export default function AdminSpokenPage() {
  const { t } = useTranslation('spoken');
  return (
    <OfficePage title={t('title')}>
      <Spoken />
    </OfficePage>
  );
}

const makeRecorder = (onInterrupted: () => void) => new VoiceRecorder(onInterrupted);

/** What is shown stands in the address: a reload and a link keep it. */
function Spoken() {
  const { t } = useTranslation('spoken');
  const [params, setParams] = useSearchParams();
  const mayRecord = useAbility('spoken.write');
  useShortcuts({});
  const group = LINE_GROUPS.find((each) => each === params.get('group'));
  const state = SPOKEN_STATES.find((each) => each === params.get('state'));
  const filter: LineFilter = {
    language: LANGUAGES.find((each) => each === params.get('language')) ?? FARMER_LANGUAGE,
    ...(group ? { group } : {}),
    ...(state ? { state } : {}),
  };
  return (
    <SubScreen title={t('title')} back={{ to: officePlace(), label: t('back'), shortcut: 'u' }}>
      {mayRecord ? (
        <LineDesk
          filter={filter}
          onFilter={(next) => setParams({ ...next }, { replace: true })}
          makeRecorder={makeRecorder}
        />
      ) : (
        <NotYours />
      )}
    </SubScreen>
  );
}
