import { OUTLINE_COLUMNS } from '#shared/domain/chat/voice-outline.ts';
import styles from './Waveform.module.css';

interface WaveformProps {
  /** 0 to 100 each; undefined draws a flat line. */
  peaks: readonly number[] | undefined;
  /** Part played, 0 to 1. */
  played: number;
}

const HEIGHT = 32;
/** Silence is drawn as dots, so that a pause looks like one. */
const LEAST = 2;

/** The outline of a voice note, the played part in the stronger colour. A drawing only: it says nothing aloud. */
export function Waveform({ peaks, played }: WaveformProps) {
  const path = outlinePath(peaks);
  const right = `${100 - Math.min(1, Math.max(0, played)) * 100}%`;
  return (
    <svg
      className={styles.waveform}
      viewBox={`0 0 ${OUTLINE_COLUMNS * 3} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.ahead} d={path} />
      <path className={styles.played} d={path} style={{ clipPath: `inset(-2px ${right} -2px -2px)` }} />
    </svg>
  );
}

function outlinePath(peaks: readonly number[] | undefined): string {
  const columns = peaks && peaks.length > 0 ? peaks : new Array<number>(OUTLINE_COLUMNS).fill(0);
  const step = (OUTLINE_COLUMNS * 3) / columns.length;
  return columns
    .map((peak, index) => {
      const height = LEAST + ((HEIGHT - 2 * LEAST) * peak) / 100;
      return `M${(index + 0.5) * step} ${((HEIGHT - height) / 2).toFixed(1)}v${height.toFixed(1)}`;
    })
    .join('');
}
