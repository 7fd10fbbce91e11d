import { useEffect, useState } from 'react';
import { isOpen, type WorkingWeek } from '#shared/domain/time/working-hours.ts';
import { openingText, type SayHours } from '#shared/domain/time/working-hours-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { ReactIsland } from '../../lib/islands/island.ts';
import styles from './HoursTable.module.css';

const LOOK_AT_CLOCK_MS = 20_000;

interface OpenNowProps {
  week: WorkingWeek;
}

/** Whether somebody is there now; what was drawn at build knows no time. */
function OpenNow({ week }: OpenNowProps) {
  const { t } = useTranslation(['contact', 'common']);
  const say: SayHours = (key, values) => t(`common:hours.${key}`, values ?? {});
  const now = useNow();
  if (!now) return <p className={styles.now} />;
  const isOpenNow = isOpen(week, now);
  return (
    <p className={styles.now} data-open={isOpenNow}>
      {isOpenNow ? t('hours.openNow') : `${t('hours.closedNow')}. ${openingText(week, now, say)}`}
    </p>
  );
}

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

export default {
  name: 'OpenNow',
  wake: 'visible',
  words: ['contact'],
  Component: OpenNow,
} satisfies ReactIsland<OpenNowProps>;
