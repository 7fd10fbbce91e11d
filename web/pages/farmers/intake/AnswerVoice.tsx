import { Mic, MicOff, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useVoiceNote } from '../../../features/chat/voice/use-voice-note.ts';
import { VoiceBar } from '../../../features/chat/voice/VoiceBar.tsx';
import { VoicePlayer } from '../../../features/chat/voice/VoicePlayer.tsx';
import type { KeptFile } from '../../../features/intake/draft/intake-database.ts';
import type { VoiceSlotProps } from '../../../features/intake/wizard/intake-tools.ts';
import { useObjectUrl } from '../../../lib/device/use-object-url.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DismissBar } from '../../../ui/DismissBar.tsx';
import { Button, IconButton } from '../../../ui/fields/Button.tsx';
import styles from './AnswerVoice.module.css';

/** An answer said instead of tapped: recorded as a voice note is, kept with the other answers as soon as it ends. */
export function AnswerVoice({ owner, kept, onKept, onDelete }: VoiceSlotProps) {
  const { t } = useTranslation(['intake', 'voice']);
  const voice = useVoiceNote(owner);
  const { state } = voice;
  const isDone = state.kind === 'draft';
  const handOver = useEffectEvent(() => voice.sendDraft(onKept));
  useEffect(() => {
    if (isDone) handOver();
  }, [isDone]);

  if (state.kind === 'recording') {
    return (
      <div className={styles.recording}>
        <VoiceBar voice={voice} disabled={false} onSend={onKept} />
      </div>
    );
  }
  return (
    <>
      {voice.problem ? (
        <DismissBar
          isProblem
          icon={<MicOff aria-hidden="true" />}
          label={t('voice:problem.dismiss')}
          onDismiss={voice.dismissProblem}
        >
          {t(`voice:problem.${voice.problem}`)}
        </DismissBar>
      ) : null}
      {kept ? (
        <Kept file={kept} id={owner} onDelete={onDelete} />
      ) : (
        <Button
          tone="quiet"
          icon={<Mic aria-hidden="true" />}
          aria-busy={state.kind === 'asking' || undefined}
          onClick={voice.start}
        >
          {t('voice.say')}
        </Button>
      )}
    </>
  );
}

function Kept({ file, id, onDelete }: { file: KeptFile; id: string; onDelete: () => void }) {
  const { t } = useTranslation('intake');
  const url = useObjectUrl(file.blob);
  return (
    <section className={styles.kept} aria-label={t('voice.kept')}>
      <IconButton label={t('voice.delete')} tone="danger" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <VoicePlayer
        id={id}
        file={{ url: url ?? '', mimeType: file.mimeType }}
        seconds={file.durationSeconds}
        peaks={file.peaks}
        compact
      />
    </section>
  );
}
