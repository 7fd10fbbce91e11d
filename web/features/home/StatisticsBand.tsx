import { writtenDay } from '#shared/domain/licence-end.ts';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Band } from '../../ui/site/Band.tsx';
import styles from './StatisticsBand.module.css';

interface FiguresProps {
  /** Four read best: two rows on a phone, one on a wide screen. */
  figures: readonly { figure: string; text: string }[];
}

const STATISTICS = ['experience', 'farmers', 'training', 'success'] as const;

/** Longer spans are said in hours, rounded up. */
const MINUTES_TO = 120;

interface StatisticsBandProps {
  title: string;
  /** The page's words for each figure. */
  text: (key: (typeof STATISTICS)[number]) => string;
}

/** What the shop says of itself in four figures; those that were counted, with the day and the way. */
export function StatisticsBand({ title, text }: StatisticsBandProps) {
  const { t, language } = useTranslation('home');
  const { measuredOn, method, successOf, successOn, answerMinutes, answerOf, answerOn, ...figures } =
    useContent('statistics');
  const rate =
    successOf && successOn ? `, ${t('stats.rate', { count: successOf, date: writtenDay(successOn) })}` : '';
  return (
    <Band tone="turmeric" hill tight label={title}>
      <Figures
        figures={STATISTICS.map((key) => ({
          figure: figures[key],
          text: key === 'success' ? text(key) + rate : text(key),
        }))}
      />
      {answerMinutes && answerOf && answerOn ? (
        <p className={styles.counted}>
          {t('stats.answered', {
            time:
              answerMinutes < MINUTES_TO
                ? t('stats.minutes', { n: answerMinutes })
                : t('stats.hours', { n: Math.ceil(answerMinutes / 60) }),
            count: answerOf,
            date: writtenDay(answerOn),
          })}
        </p>
      ) : null}
      {measuredOn ? (
        <p className={styles.counted}>
          {t('stats.counted', { date: writtenDay(measuredOn) })} {method?.[language]}
        </p>
      ) : null}
    </Band>
  );
}

/** Large figures with a few words below each. */
function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ figure, text }) => (
        <div key={text} className={styles.figure}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
