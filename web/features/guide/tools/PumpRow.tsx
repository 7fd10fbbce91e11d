import styles from './PumpRow.module.css';

/** More would not fit a phone; the sentence has the number. */
const MOST_DRAWN = 24;

/** The pumps of a field, the last one as full as it will be. */
export function PumpRow({ tanks, lastShare }: { tanks: number; lastShare: number }) {
  if (tanks > MOST_DRAWN) return null;
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: tanks }, (_, index) => {
        const share = index === tanks - 1 ? Math.min(1, lastShare) : 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pumps are only counted
          <svg key={index} className={styles.pump} viewBox="0 0 28 40" aria-hidden="true">
            <path
              d="M10 2h8v4h4a4 4 0 0 1 4 4v26a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V10a4 4 0 0 1 4-4h4z"
              className={styles.body}
            />
            <rect
              x="4"
              y={8 + 28 * (1 - share)}
              width="20"
              height={28 * share}
              rx="2"
              className={styles.fill}
            />
          </svg>
        );
      })}
    </div>
  );
}
