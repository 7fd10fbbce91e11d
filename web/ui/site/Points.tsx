import type { LucideIcon } from 'lucide-react';
import styles from './Points.module.css';

export interface Point {
  title: string;
  text: string;
  icon?: LucideIcon;
}

/** Short points side by side, each with its sign. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text, icon: Icon }) => (
        <li key={title} className={styles.point}>
          {Icon ? (
            <span className={styles.sign}>
              <Icon aria-hidden="true" />
            </span>
          ) : null}
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What comes after what, numbered. */
export function Steps({ steps }: { steps: readonly { title?: string; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={text} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            {title ? <h3 className={styles.title}>{title}</h3> : null}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

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
