import { useEffect, useState } from 'react';
import { indiaDay } from '#shared/domain/time/india-day.ts';
import { currentLanguage, useTranslation } from '../../../lib/i18n.ts';
import { dayLabel, formatDateTime, formatTime, sayDay } from '../../../lib/time.ts';
import styles from './ChatRow.module.css';

/** How long somebody waits: minutes, then hours up to two days, then days. */
export function WaitTime({ since }: { since: string }) {
  const { t } = useTranslation('inbox');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(clock);
  }, []);
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  const hours = Math.floor(minutes / 60);
  return (
    <time
      className={styles.time}
      dateTime={since}
      title={t('row.waiting', { time: formatDateTime(since, currentLanguage()) })}
    >
      {minutes < 60
        ? t('row.waitMinutes', { count: minutes })
        : hours < 48
          ? t('row.waitHours', { count: hours })
          : t('row.waitDays', { count: Math.floor(hours / 24) })}
    </time>
  );
}

/** When the last message came: the clock for today, else the day. */
export function RowTime({ iso }: { iso: string | null }) {
  // Subscribes to language changes; the words come from the day label and the clock.
  useTranslation('inbox');
  if (!iso) return null;
  const language = currentLanguage();
  const instant = new Date(iso);
  const now = new Date();
  const isToday = indiaDay(instant) === indiaDay(now);
  return (
    <time className={styles.time} dateTime={iso} title={formatDateTime(iso, language)}>
      {isToday ? formatTime(iso) : dayLabel(instant, now, sayDay)}
    </time>
  );
}
