import type { Micro, Rated, SoilReading } from '#shared/domain/agronomy/soil-test.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './RatingBars.module.css';

const SHARE = { low: 1, medium: 2, high: 3 } as const;

/** Every rated line of the card as a bar of three steps. */
export function RatingBars({ reading }: { reading: SoilReading }) {
  const { t } = useTranslation('guidetools');
  const rated = Object.entries(reading.ratings) as [Rated, keyof typeof SHARE][];
  const micros: [Micro, 'low' | 'medium'][] = [
    ...reading.deficient.map((each): [Micro, 'low'] => [each, 'low']),
    ...reading.enough.map((each): [Micro, 'medium'] => [each, 'medium']),
  ];
  return (
    <ul className={styles.bars}>
      {[...rated, ...micros].map(([field, rating]) => {
        const isMicro = field in { zn: 1, fe: 1, mn: 1, cu: 1, b: 1 };
        const word = isMicro
          ? t(rating === 'low' ? 'level.deficient' : 'level.enough')
          : t(`level.${rating}`);
        return (
          <li key={field} className={styles.bar} data-rating={rating}>
            <span className={styles.name}>{t(`soil.line.${field}`)}</span>
            <span className={styles.steps} aria-hidden="true">
              {[1, 2, 3].map((step) => (
                <span key={step} className={styles.step} data-full={step <= SHARE[rating] || undefined} />
              ))}
            </span>
            <span className={styles.word}>{word}</span>
          </li>
        );
      })}
    </ul>
  );
}
