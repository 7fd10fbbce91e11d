import { WEEKDAYS, type Weekday } from '#shared/domain/time/working-hours.ts';
import { clockText, type SayHours } from '#shared/domain/time/working-hours-text.ts';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Island } from '../../lib/islands/Island.tsx';
import { Closures } from '../../ui/Closures.tsx';
import styles from './HoursTable.module.css';
import OPEN_NOW from './OpenNow.island.tsx';

const FROM_MONDAY: readonly Weekday[] = [...WEEKDAYS.slice(1), 'sunday'];

/** The week as the business keeps it, and whether somebody is there now. */
export function HoursTable() {
  const { t } = useTranslation(['contact', 'common']);
  const week = useContent('hours');
  const say: SayHours = (key, values) => t(`common:hours.${key}`, values ?? {});
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
            const time = week[day];
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
      <Closures className={styles.closure} />
      <Island of={OPEN_NOW} props={{ week }} />
    </>
  );
}
