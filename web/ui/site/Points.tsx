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

interface StepsProps {
  steps: readonly { title?: string; text: string }[];
  /** As a conversation, or as stops of a road; side by side otherwise. */
  look?: 'talk' | 'road';
}

/** What comes after what, numbered. */
export function Steps({ steps, look }: StepsProps) {
  return (
    <ol className={styles.steps} data-look={look}>
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
