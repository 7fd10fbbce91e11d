import { type ReactNode, useEffect, useState } from 'react';
import { indiaWeekday, isOpen, type WorkingWeek } from '#shared/domain/time/working-hours.ts';
import { clockText, openingText, type SayHours, weekText } from '#shared/domain/time/working-hours-text.ts';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { connectSocket } from '../../lib/socket.ts';
import { serverNow } from '../../lib/time.ts';
import styles from './OfficeStatus.module.css';
import { TypingWords, useTyping } from './Typing.tsx';

interface OfficeStatusProps {
  chatId: number | null;
  children: ReactNode;
}

/** Without a line for this long, what was last heard of the office is worth nothing. */
const STALE_MS = 10_000;

/**
 * The line under the title of the farmer's chat: `children`, and in turn with it that the office is there or when
 * it answers; while the office writes, that alone. A wide screen has room for both. The office's standing is told
 * to those who hear the page when it changes; every pause in writing is not.
 */
export function OfficeStatus({ chatId, children }: OfficeStatusProps) {
  const week = useContent('hours');
  const isTyping = useTyping('farmer', chatId);
  const isOnline = useOfficeOnline();
  const now = useMinutes();
  const isOther = useAlternation();
  // A page left open in the office overnight is nobody at the desk: after hours the hours are the truth, and
  // whoever stayed on shows by writing.
  const isThere = isOnline && isOpen(week, now);
  const shown = isTyping ? 'typing' : isOther ? 'status' : 'number';
  return (
    <div className={styles.line} data-shown={shown}>
      <p className={styles.number}>{children}</p>
      {isTyping ? <TypingWords /> : null}
      <p role="status" className={isTyping ? styles.heard : styles.standing}>
        {isThere ? <Online /> : <Hours now={now} week={week} />}
      </p>
    </div>
  );
}

function Online() {
  const { t } = useTranslation('presence');
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.next}>{t('online')}</span>
    </>
  );
}

function Hours({ now, week }: { now: Date; week: WorkingWeek }) {
  const { t } = useTranslation(['presence', 'common']);
  const say: SayHours = (key, values) => t(`common:hours.${key}`, values ?? {});
  const closes = week[indiaWeekday(now)]?.closes;
  const next =
    isOpen(week, now) && closes
      ? t('openUntil', { time: clockText(closes, say) })
      : openingText(week, now, say);
  return (
    <>
      <span className={styles.next}>{next}</span>{' '}
      <span className={styles.week}>{t('answers', { hours: weekText(week, say) })}</span>
    </>
  );
}

const TURN_MS = 5_000;

/** True and false in turn. */
function useAlternation(): boolean {
  const [isOther, setOther] = useState(false);
  useEffect(() => {
    const turns = setInterval(() => setOther((was) => !was), TURN_MS);
    return () => clearInterval(turns);
  }, []);
  return isOther;
}

const LOOK_AT_CLOCK_MS = 20_000;

/** The time, looked at a few times a minute: an opening passes while the page is open. */
function useMinutes(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = setInterval(() => setNow(serverNow()), LOOK_AT_CLOCK_MS);
    return () => clearInterval(look);
  }, []);
  return now;
}

/** Whether somebody is at the office's desk, as far as the farmer's line tells. */
function useOfficeOnline(): boolean {
  const [online, setOnline] = useState(false);
  useEffect(() => {
    const line = connectSocket('farmer');
    let goingStale: ReturnType<typeof setTimeout> | undefined;
    setOnline(line.latest('office:presence')?.online ?? line.latest('ready')?.office_online ?? false);
    line.on('ready', ({ office_online }) => setOnline(office_online));
    line.on('office:presence', (news) => setOnline(news.online));
    line.onConnection((connected) => {
      clearTimeout(goingStale);
      if (!connected) goingStale = setTimeout(() => setOnline(false), STALE_MS);
    });
    return () => {
      clearTimeout(goingStale);
      line.release();
    };
  }, []);
  return online;
}
