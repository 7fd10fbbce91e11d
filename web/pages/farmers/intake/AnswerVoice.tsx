import { Mic, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { KeptFile } from '../../../features/intake/draft/intake-database.ts';
import type { VoiceSlotProps } from '../../../features/intake/wizard/intake-tools.ts';
import { useObjectUrl } from '../../../lib/device/use-object-url.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, IconButton } from '../../../ui/fields/Button.tsx';
import type { ThreadTools } from '../panels.ts';
import styles from './AnswerVoice.module.css';

interface Lent {
  lent: ThreadTools;
}

/** An answer said instead of tapped: recorded as a voice note is, kept with the other answers as soon as it ends. */
export function AnswerVoice({ owner, kept, onKept, onDelete, onSaying, lent }: VoiceSlotProps & Lent) {
  const { useVoiceNote, VoiceBar } = lent;
  const { t } = useTranslation(['intake', 'voice']);
  const voice = useVoiceNote(owner);
  const { state } = voice;
  const isDone = state.kind === 'draft';
  const handOver = useEffectEvent(() => voice.sendDraft(onKept));
  useEffect(() => {
    if (isDone) handOver();
  }, [isDone]);
  const isSaying = state.kind === 'recording';
  const say = useEffectEvent(onSaying);
  useEffect(() => {
    say(isSaying);
    return () => say(false);
  }, [isSaying]);

  if (isSaying) {
    return (
      <div className={styles.recording}>
        <VoiceBar voice={voice} disabled={false} onSend={onKept} />
      </div>
    );
  }
  return (
    <>
      {voice.problem ? <p role="alert">{t(`voice:problem.${voice.problem}`)}</p> : null}
      {kept ? (
        <Kept file={kept} id={owner} lent={lent} onDelete={onDelete} />
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

interface KeptProps extends Lent {
  file: KeptFile;
  id: string;
  onDelete: () => void;
}

function Kept({ file, id, lent: { VoicePlayer }, onDelete }: KeptProps) {
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
