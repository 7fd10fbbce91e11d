import { dayLabel, indiaDay } from '#shared/domain/day-label.ts';
import { currentLanguage, useTranslation } from '../../lib/i18n.ts';
import { formatDateTime, formatTime } from '../../lib/time.ts';
import styles from './ChatRow.module.css';

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
      {isToday ? formatTime(iso, language) : dayLabel(instant, now, language)}
    </time>
  );
}
