import styles from './Wordmark.module.css';

/** Letters that stand in one line beside the tools of the bar, on a phone of 360 points. */
const LONG = 14;

/** The brand: two leaves that make a V out of one shoot, the morning sun between them. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.sun} cx="20" cy="10.5" r="5" />
        <path className={styles.leafDark} d="M20 36C20 24 14 17 4 15c-1.5 10 4 18 16 21Z" />
        <path className={styles.leaf} d="M20 36c0-12 6-19 16-21 1.5 10-4 18-16 21Z" />
        <path className={styles.vein} d="M20 36C17 28 13 22.5 8.5 19.5M20 36c3-8 7-13.500 11.5-16.500" />
      </svg>
      <span className={styles.name} data-long={name.length > LONG || undefined}>
        {name}
      </span>
    </span>
  );
}
