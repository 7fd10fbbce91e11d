import { MicOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { DismissBar } from '../../../ui/DismissBar.tsx';
import type { DraftFile } from '../model/pending-message.ts';
import { MicButton } from './MicButton.tsx';
import { useVoiceNote } from './use-voice-note.ts';
import styles from './VoiceBar.module.css';
import { VoiceBar } from './VoiceBar.tsx';

interface VoiceComposerProps {
  /** Whose correspondence this is; a draft belongs to it. */
  owner: string;
  disabled: boolean;
  /** Resolves when the note is safe in the outbox. */
  onSend: (file: DraftFile) => Promise<void>;
  /** The composer, which finds a place for the Mic. */
  children: (mic: ReactNode) => ReactNode;
}

/** The composer, and in its place the voice note while there is one; half-written words wait behind it. */
export function VoiceComposer({ owner, disabled, onSend, children }: VoiceComposerProps) {
  const { t } = useTranslation('voice');
  const voice = useVoiceNote(owner);
  const { kind } = voice.state;
  return (
    <>
      {voice.problem ? (
        <DismissBar
          isProblem
          icon={<MicOff aria-hidden="true" />}
          label={t('problem.dismiss')}
          onDismiss={voice.dismissProblem}
        >
          {t(`problem.${voice.problem}`)}
        </DismissBar>
      ) : null}
      <div className={styles.composer} hidden={kind === 'recording' || kind === 'draft'}>
        {children(<MicButton voice={voice} disabled={disabled} />)}
      </div>
      <VoiceBar voice={voice} disabled={disabled} onSend={onSend} />
    </>
  );
}
