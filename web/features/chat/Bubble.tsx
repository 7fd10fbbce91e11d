import type { ReactNode } from 'react';
import { currentLanguage } from '../../lib/i18n.ts';
import { formatDateTime, formatTime } from '../../lib/time.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './Bubble.module.css';
import { BubbleMenu } from './BubbleMenu.tsx';
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
  /** Opens this message's menu: by its button, a long press or a right click. */
  onMenu?: (() => void) | undefined;
}

/** The frame of everything said in a thread: side, time, ticks. */
export function Bubble(props: BubbleProps) {
  const { id, own, startsRun, speaker, at, tick, snug, flash, children, after, onMenu } = props;
  const language = currentLanguage();
  const row = classNames(
    styles.row,
    own ? styles.own : styles.other,
    startsRun && styles.first,
    flash && styles.flash,
  );
  return (
    <article id={id} className={row} aria-label={`${speaker}, ${formatTime(at, language)}`}>
      <BubbleMenu onMenu={onMenu}>
        <div className={classNames(styles.bubble, snug && styles.snug)}>
          {children}
          <p className={styles.foot}>
            <time dateTime={at} title={formatDateTime(at, language)}>
              {formatTime(at, language)}
            </time>
            {tick ? <Ticks state={tick} /> : null}
          </p>
        </div>
      </BubbleMenu>
      {after}
    </article>
  );
}
