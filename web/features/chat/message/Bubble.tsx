import { Check, CheckCheck, Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Watermarks } from '#shared/contract/chat/events.ts';
import type { Language } from '#shared/domain/languages.ts';
import { indiaDay } from '#shared/domain/time/india-day.ts';
import { currentLanguage, useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime, formatTime } from '../../../lib/time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { StaffPicture, type StaffPictureProps } from '../../../ui/StaffPicture.tsx';
import styles from './Bubble.module.css';
import { BubbleLine } from './BubbleLine.tsx';
import type { BubbleGestures } from './message-gestures.ts';

export type TickState = 'queued' | 'sending' | 'sent' | 'delivered' | 'read';

interface BubbleProps {
  /** Where this message stands in the page, while it is drawn. */
  id?: string;
  /** Own bubbles stand on the right. */
  own: boolean;
  startsRun: boolean;
  /** Who is speaking, for those who hear the thread. */
  speaker: string;
  /** The same for those who see it, where a run begins; absent on what needs no name. */
  author?: StaffPictureProps | undefined;
  /** ISO instant. */
  at: string;
  /** Where it had to wait: when it was written. */
  writtenAt?: string | undefined;
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
  gestures?: BubbleGestures | undefined;
  /** Undefined while nobody is selecting. */
  selected?: boolean | undefined;
}

/** The frame of everything said in a thread: side, time, ticks. */
export function Bubble(props: BubbleProps) {
  const { id, own, startsRun, speaker, at, tick, snug, flash, children, after } = props;
  const language = currentLanguage();
  const time = timeOf(at, props.writtenAt, language);
  const label = `${speaker}, ${time}`;
  const row = classNames(
    styles.row,
    own ? styles.own : styles.other,
    startsRun && styles.first,
    flash && styles.flash,
  );
  return (
    <article id={id} className={row} aria-label={label}>
      <BubbleLine gestures={props.gestures} selected={props.selected} own={own} label={label}>
        <div className={classNames(styles.bubble, snug && styles.snug)}>
          {startsRun && props.author ? (
            <p className={styles.author} aria-hidden="true">
              <StaffPicture {...props.author} small />
              {props.author.name}
            </p>
          ) : null}
          {children}
          <p className={styles.foot}>
            {props.mark ? <span>{props.mark} ·</span> : null}
            <time dateTime={at} title={formatDateTime(at, language)}>
              {time}
            </time>
            {tick ? <Ticks state={tick} /> : null}
          </p>
        </div>
      </BubbleLine>
      {after}
    </article>
  );
}

/** The minute it was written; with its day, where the thread shows it under a later one. */
function timeOf(at: string, writtenAt: string | undefined, language: Language): string {
  if (writtenAt === undefined) return formatTime(at);
  const isSameDay = indiaDay(new Date(at)) === indiaDay(new Date(writtenAt));
  return isSameDay ? formatTime(writtenAt) : formatDateTime(writtenAt, language);
}

/** How far an own message has come, by the other side's watermarks. */
export function tickOf(seq: number, otherSide: Watermarks): TickState {
  if (otherSide.read_seq >= seq) return 'read';
  return otherSide.delivered_seq >= seq ? 'delivered' : 'sent';
}

function Ticks({ state }: { state: TickState }) {
  const { t } = useTranslation('chat');
  const Icon = { queued: Clock3, sending: Clock3, sent: Check, delivered: CheckCheck, read: CheckCheck }[
    state
  ];
  return (
    <span role="img" aria-label={t(`tick.${state}`)} className={state === 'read' ? styles.read : styles.tick}>
      <Icon aria-hidden="true" />
    </span>
  );
}
