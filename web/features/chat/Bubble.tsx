import type { ReactNode } from 'react';
import { currentLanguage } from '../../lib/i18n.ts';
import { formatDateTime, formatTime } from '../../lib/time.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './Bubble.module.css';
import { type TickState, Ticks } from './Ticks.tsx';

interface BubbleProps {
  id?: string;
  /** Own bubbles stand on the right. */
  own: boolean;
  startsRun: boolean;
  /** Who is speaking, for those who hear the thread. */
  speaker: string;
  /** ISO instant. */
  at: string;
  tick?: TickState | undefined;
  /** A photo or card fills the bubble to its edge. */
  snug?: boolean;
  flash?: boolean;
  children: ReactNode;
  /** Below the bubble: progress, refusal. */
  after?: ReactNode;
}

/** The frame of everything said in a thread: side, time, ticks. */
export function Bubble({ id, own, startsRun, speaker, at, tick, snug, flash, children, after }: BubbleProps) {
  const language = currentLanguage();
  const row = classNames(
    styles.row,
    own ? styles.own : styles.other,
    startsRun && styles.first,
    flash && styles.flash,
  );
  return (
    <article id={id} className={row} aria-label={`${speaker}, ${formatTime(at, language)}`}>
      <div className={classNames(styles.bubble, snug && styles.snug)}>
        {children}
        <p className={styles.foot}>
          <time dateTime={at} title={formatDateTime(at, language)}>
            {formatTime(at, language)}
          </time>
          {tick ? <Ticks state={tick} /> : null}
        </p>
      </div>
      {after}
    </article>
  );
}
