import { useTranslation } from '../../lib/i18n.ts';
import { useSay } from './columns.ts';
import styles from './Numbers.module.css';

const BAR = 10;
const HEIGHT = 60;
/** Of ten: what is left is the gap to the next day. */
const WIDTH = 7;

interface DayBarsProps {
  name: string;
  /** A value a day, the oldest first. */
  days: readonly { day: string; value: number }[];
  /** How a value is written; a count unless said otherwise. */
  say?: (value: number) => string;
}

/** A small chart of one thing over days: its sum and its highest day are written beside it, so no bar needs to be read. */
export function DayBars({ name, days, say }: DayBarsProps) {
  const { t } = useTranslation('numbers');
  const { count, day: dayText } = useSay();
  const write = say ?? count;
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const top = days.reduce((best, each) => (each.value > best.value ? each : best), { day: '', value: 0 });
  const facts = { name, total: write(total), day: top.day && dayText(top.day), most: write(top.value) };
  return (
    <figure className={styles.bars}>
      <figcaption className={styles.barsHead}>
        <span className={styles.barsName}>{name}</span>
        <span className={styles.barsTotal}>{write(total)}</span>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${days.length * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t(total > 0 ? 'chartMost' : 'chart', facts)}
      >
        {days.map(({ day, value }, index) => {
          const height = top.value > 0 ? Math.max(value > 0 ? 2 : 0, (value / top.value) * HEIGHT) : 0;
          return (
            <rect
              key={day}
              x={index * BAR + (BAR - WIDTH) / 2}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
            >
              <title>{`${dayText(day)}: ${write(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={styles.barsFoot}>
        <span>{dayText(days[0]?.day ?? '')}</span>
        <span>{total > 0 ? t('most', facts) : t('none')}</span>
        <span>{dayText(days.at(-1)?.day ?? '')}</span>
      </p>
    </figure>
  );
}
