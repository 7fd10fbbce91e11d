import type { ReactNode } from 'react';
import { currentLanguage } from '../../lib/i18n.ts';
import { formatDateTime, formatTime } from '../../lib/time.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './Bubble.module.css';
import { BubbleLine } from './BubbleLine.tsx';
import type { BubbleHands } from './message-hands.ts';
import { type TickState, Ticks } from './Ticks.tsx';

interface BubbleProps {
  /** Where this message stands in the page, while it is drawn. */
  id?: string;
  /** Own bubbles stand on the right. */
  own: boolean;
  startsRun: boolean;
  /** Who is speaking, for those who hear the thread. */
  speaker: string;
  /** ISO instant. */
  at: string;
  tick?: TickState | undefined;
  /** Beside the time: what is to be known of how it came to be. */
  mark?: string | undefined;
  /** A photo or card fills the bubble to its edge. */
  snug?: boolean;
  flash?: boolean;
  children: ReactNode;
  /** Below the bubble: progress, refusal. */
  after?: ReactNode;
  /** What can be done with it by hand. */
  hands?: BubbleHands | undefined;
  /** Undefined while nobody is selecting. */
  selected?: boolean | undefined;
}

/** The frame of everything said in a thread: side, time, ticks. */
export function Bubble(props: BubbleProps) {
  const { id, own, startsRun, speaker, at, tick, snug, flash, children, after } = props;
  const language = currentLanguage();
  const label = `${speaker}, ${formatTime(at, language)}`;
  const row = classNames(
    styles.row,
    own ? styles.own : styles.other,
    startsRun && styles.first,
    flash && styles.flash,
  );
  return (
    <article id={id} className={row} aria-label={label}>
      <BubbleLine hands={props.hands} selected={props.selected} own={own} label={label}>
        <div className={classNames(styles.bubble, snug && styles.snug)}>
          {children}
          <p className={styles.foot}>
            {props.mark ? <span>{props.mark} ·</span> : null}
            <time dateTime={at} title={formatDateTime(at, language)}>
              {formatTime(at, language)}
            </time>
            {tick ? <Ticks state={tick} /> : null}
          </p>
        </div>
      </BubbleLine>
      {after}
    </article>
  );
}
