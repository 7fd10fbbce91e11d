import { SendHorizontal, Square, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useObjectUrl } from '../../../lib/device/use-object-url.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDuration } from '../../../lib/time.ts';
import { Button, IconButton } from '../../../ui/fields/Button.tsx';
import type { DraftFile } from '../model/pending-message.ts';
import type { VoiceNote } from './use-voice-note.ts';
import styles from './VoiceBar.module.css';
import { VoicePlayer } from './VoicePlayer.tsx';
import { voiceDeck } from './voice-deck.ts';

interface VoiceBarProps {
  voice: VoiceNote;
  /** The draft may be heard and deleted, but not sent: its sender is blocked. */
  disabled?: boolean;
  /** Absent: it leaves with something else. */
  onSend?: (file: DraftFile) => Promise<void>;
}

/** Stands in the composer's place from the first word of a voice note until it is sent or thrown away. */
export function VoiceBar({ voice, disabled = false, onSend }: VoiceBarProps) {
  const { state } = voice;
  if (state.kind === 'recording') {
    return <RecordingBar seconds={state.seconds} onStop={voice.stop} onCancel={voice.discard} />;
  }
  if (state.kind !== 'draft') return null;
  return (
    <DraftBar
      file={state.file}
      restored={state.restored}
      disabled={disabled}
      onDelete={voice.discard}
      onSend={onSend && (() => voice.sendDraft(onSend))}
    />
  );
}

function RecordingBar(props: { seconds: number; onStop: () => void; onCancel: () => void }) {
  const { t } = useTranslation('voice');
  const stop = useFocusWhenShown(true);
  // What plays while one records is recorded with it.
  useEffect(() => voiceDeck.stop(), []);
  return (
    <section className={styles.bar} aria-label={t('recording.label')}>
      <IconButton label={t('recording.cancel')} tone="danger" onClick={props.onCancel}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <p className={styles.clock}>
        <span className={styles.dot} aria-hidden="true" />
        <span role="timer" className={styles.seconds}>
          {formatDuration(props.seconds)}
        </span>
        <span className={styles.hint}>{t('recording.on')}</span>
      </p>
      <Button ref={stop} icon={<Square aria-hidden="true" fill="currentColor" />} onClick={props.onStop}>
        {t('recording.stop')}
      </Button>
    </section>
  );
}

const DRAFT_ID = 'draft';

interface DraftBarProps {
  file: DraftFile;
  restored: boolean;
  disabled: boolean;
  onDelete: () => void;
  onSend: (() => void) | undefined;
}

function DraftBar(props: DraftBarProps) {
  const { t } = useTranslation('voice');
  const { file } = props;
  const url = useObjectUrl(file.blob);
  const send = useFocusWhenShown(!props.restored);
  useEffect(() => () => voiceDeck.stop(DRAFT_ID), []);
  return (
    <section className={styles.bar} aria-label={t('draft.label')}>
      <IconButton label={t('draft.delete')} tone="danger" onClick={props.onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <VoicePlayer
        id={DRAFT_ID}
        file={{ url: url ?? '', mimeType: file.mimeType }}
        seconds={file.durationSeconds}
        peaks={file.peaks}
        compact
      />
      {props.onSend ? (
        <IconButton
          ref={send}
          label={t('draft.send')}
          tone="primary"
          disabled={props.disabled}
          onClick={props.onSend}
        >
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      ) : null}
    </section>
  );
}

/** The button that was pressed is gone; its successor is the likely next one. A page just opened is left alone. */
function useFocusWhenShown(wanted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted) button.current?.focus({ preventScroll: true });
  }, [wanted]);
  return button;
}
