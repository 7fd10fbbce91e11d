import styles from './Figures.module.css';

interface FiguresProps {
  /** Four read best: two rows on a phone, one on a wide screen. */
  figures: readonly { figure: string; text: string }[];
}

/** Large figures with a few words below each. */
export function Figures({ figures }: FiguresProps) {
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
