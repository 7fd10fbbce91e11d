import { useEffect, useState } from 'react';
import { BUSINESS } from '#content/business.ts';
import { isOpen, WEEKDAYS, type Weekday } from '#shared/domain/time/working-hours.ts';
import { clockText, openingText, type SayHours } from '#shared/domain/time/working-hours-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './HoursTable.module.css';

const FROM_MONDAY: readonly Weekday[] = [...WEEKDAYS.slice(1), 'sunday'];
const LOOK_AT_CLOCK_MS = 20_000;

/** The week as the business keeps it, and whether somebody is there now. */
export function HoursTable() {
  const { t } = useTranslation(['contact', 'common']);
  const say: SayHours = (key, values) => t(`common:hours.${key}`, values ?? {});
  const now = useNow();
  return (
    <>
      <table className={styles.week}>
        <thead className={styles.unseen}>
          <tr>
            <th scope="col">{t('hours.day')}</th>
            <th scope="col">{t('hours.time')}</th>
          </tr>
        </thead>
        <tbody>
          {FROM_MONDAY.map((day) => {
            const time = BUSINESS.hours[day];
            return (
              <tr key={day}>
                <th scope="row">{say(day)}</th>
                <td>
                  {time
                    ? t('hours.span', {
                        opens: clockText(time.opens, say),
                        closes: clockText(time.closes, say),
                      })
                    : t('hours.closed')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.now} data-open={now ? isOpen(BUSINESS.hours, now) : undefined}>
        {now ? nowText(now) : null}
      </p>
    </>
  );

  function nowText(instant: Date): string {
    if (isOpen(BUSINESS.hours, instant)) return t('hours.openNow');
    return `${t('hours.closedNow')}. ${openingText(BUSINESS.hours, instant, say)}`;
  }
}

/** Undefined until the page runs on the reader's device: what was drawn at build knows no time. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, LOOK_AT_CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
