import styles from './BagRow.module.css';

/** More is a number, not a picture. */
const MOST_DRAWN = 12;

/** Bags as they would lie in the cart, the last one as full as needed. */
export function BagRow({ bags }: { bags: readonly { name: string; bags: number }[] }) {
  if (bags.some((each) => each.bags > MOST_DRAWN)) return null;
  return (
    <div className={styles.rows} aria-hidden="true">
      {bags.map(({ name, bags: count }) => (
        <div key={name} className={styles.row}>
          <span className={styles.name}>{name}</span>
          {Array.from({ length: Math.ceil(count) }, (_, index) => {
            const share = Math.min(1, count - index);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: bags are only counted
              <svg key={index} className={styles.bag} viewBox="0 0 24 32" aria-hidden="true">
                <path d="M5 2h14l2 6v20a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8z" className={styles.sack} />
                <rect
                  x="5"
                  y={10 + 18 * (1 - share)}
                  width="14"
                  height={18 * share}
                  rx="1"
                  className={styles.fill}
                />
              </svg>
            );
          })}
        </div>
      ))}
    </div>
  );
}
