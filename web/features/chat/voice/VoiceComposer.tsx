import { MicOff } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { SendGuard } from '../../../lib/chat-slots.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DismissBar } from '../../../ui/DismissBar.tsx';
import type { DraftFile } from '../model/pending-message.ts';
import { MicButton } from './MicButton.tsx';
import { useVoiceNote } from './use-voice-note.ts';
import styles from './VoiceBar.module.css';
import { VoiceBar } from './VoiceBar.tsx';

/** Sends the draft: what asks before it stands outside. */
export const VOICE_FORM = 'voice-to-send';

interface VoiceComposerProps {
  /** Whose correspondence this is; a draft belongs to it. */
  owner: string;
  disabled: boolean;
  /** Resolves when the note is safe in the outbox. */
  onSend: (file: DraftFile) => Promise<void>;
  /** Asked before a note is sent. */
  guard?: Pick<SendGuard, 'onBegun' | 'maySend'> | undefined;
  /** The composer, which finds a place for the Mic. */
  children: (mic: ReactNode) => ReactNode;
}

/** The composer, and in its place the voice note while there is one; half-written words wait behind it. */
export function VoiceComposer({ owner, disabled, onSend, guard, children }: VoiceComposerProps) {
  const { t } = useTranslation('voice');
  const voice = useVoiceNote(owner);
  const { kind } = voice.state;
  const isBegun = kind === 'recording' || kind === 'draft';
  const notifyBegun = useEffectEvent(() => guard?.onBegun(isBegun));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
  useEffect(() => notifyBegun(), [isBegun]);
  const sendDraft: typeof voice.sendDraft = (send) => {
    if (guard?.maySend() !== false) voice.sendDraft(send);
  };
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
      <div className={styles.composer} hidden={isBegun}>
        {children(<MicButton voice={voice} disabled={disabled} />)}
      </div>
      {guard ? (
        <form
          id={VOICE_FORM}
          hidden
          onSubmit={(event) => {
            event.preventDefault();
            if (!disabled) sendDraft(onSend);
          }}
        />
      ) : null}
      <VoiceBar voice={{ ...voice, sendDraft }} disabled={disabled} onSend={onSend} />
    </>
  );
}
