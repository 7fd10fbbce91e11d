import { Pause, Play } from 'lucide-react';
import { type PointerEvent, useMemo, useSyncExternalStore } from 'react';
import { browserCanPlay, type VoiceFile, voiceSources } from '../../../lib/aloud/voice-sources.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDuration } from '../../../lib/time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import styles from './VoicePlayer.module.css';
import { type Playback, type Track, voiceDeck } from './voice-deck.ts';
import { Waveform } from './Waveform.tsx';

interface VoicePlayerProps {
  /** The same for the same recording, however its address changes. */
  id: string;
  file: VoiceFile;
  /** Length, where somebody measured it. */
  seconds?: number | undefined;
  peaks?: readonly number[] | undefined;
  /** Fills its place and leaves the speed out: the draft bar has other buttons. */
  compact?: boolean;
}

/** A voice note: play and pause, its outline to seek in, how far it is, and how fast. */
export function VoicePlayer({ id, file, seconds, peaks, compact = false }: VoicePlayerProps) {
  const { t } = useTranslation('voice');
  const playback = usePlayback(id);
  const { url, mimeType, copyUrl } = file;
  const track = useMemo<Track>(
    () => ({
      id,
      sources: voiceSources({ url, mimeType, copyUrl }, browserCanPlay),
      seconds: seconds ?? null,
    }),
    [id, url, mimeType, copyUrl, seconds],
  );
  const playing = playback?.playing ?? false;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, this is one thing in a message
    <div
      className={classNames(styles.player, compact && styles.compact)}
      role="group"
      aria-label={t('player.label')}
      // The thread around it tells what is new; a clock that ticks is not.
      aria-live="off"
    >
      <IconButton
        tone="primary"
        label={t(playing ? 'player.pause' : 'player.play')}
        aria-busy={playback?.waiting || undefined}
        className={playback?.waiting ? styles.waiting : undefined}
        onClick={() => voiceDeck.toggle(track)}
      >
        {playing ? (
          <Pause aria-hidden="true" fill="currentColor" />
        ) : (
          <Play aria-hidden="true" fill="currentColor" />
        )}
      </IconButton>
      <Progress track={track} peaks={peaks} always={compact} />
      {playback?.failed ? (
        <p className={styles.failed} role="alert">
          {t('player.failed')}
        </p>
      ) : null}
      {playback && !compact ? (
        <button
          type="button"
          className={styles.speed}
          aria-label={t('player.speed', { rate: playback.rate })}
          onClick={() => voiceDeck.nextRate()}
        >
          {playback.rate}×
        </button>
      ) : null}
    </div>
  );
}

/** Outline and slider in one place: the drawing is seen, the slider is pulled, heard and reached by keys. */
function Progress(props: {
  track: Track;
  peaks: readonly number[] | undefined;
  /** Shows the elapsed time before anything has played too, so that nothing moves when it does. */
  always: boolean;
}) {
  const { track, peaks, always } = props;
  const { t } = useTranslation('voice');
  const playback = usePlayback(track.id);
  const total = track.seconds ?? playback?.seconds ?? null;
  const position = Math.min(playback?.position ?? 0, total ?? Number.POSITIVE_INFINITY);
  const shown = total === null ? '' : formatDuration(total);
  const at = formatDuration(position);
  return (
    <>
      <span className={styles.track}>
        <Waveform peaks={peaks} played={total ? position / total : 0} />
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={total ?? 0}
          step={Math.max(0.1, (total ?? 0) / 40)}
          value={position}
          disabled={total === null}
          aria-label={t('player.position')}
          aria-valuetext={t('player.at', { at, total: shown })}
          onChange={(event) => voiceDeck.seek(track, event.target.valueAsNumber)}
          onPointerDown={keepGesture}
        />
      </span>
      <span className={styles.time} aria-hidden="true">
        {playback || always ? `${at} / ${shown}` : shown}
      </span>
    </>
  );
}

/** Pulling the slider is neither a swipe to reply nor a long press on the message. */
function keepGesture(event: PointerEvent): void {
  event.stopPropagation();
}

/** How far this recording is; null while it is not on the deck. Others' movements draw nothing here. */
function usePlayback(id: string): Playback | null {
  return useSyncExternalStore(voiceDeck.subscribe, () => {
    const playback = voiceDeck.getSnapshot();
    return playback.id === id ? playback : null;
  });
}
