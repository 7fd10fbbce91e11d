import type { ReactNode } from 'react';
import styles from './CropFold.module.css';

interface CropFoldProps {
  title: string;
  sees?: string;
  children: ReactNode;
}

/** A part of the page behind its name; its anchor is inside, so that browsers open it for a link. */
export function CropFold({ title, sees, children }: CropFoldProps) {
  return (
    <details className={styles.fold} data-trouble={sees === undefined ? undefined : ''}>
      <summary className={styles.name}>
        <span>
          <h2 className={styles.title}>{title}</h2>
          {sees === undefined ? null : <span className={styles.sees}>{sees}</span>}
        </span>
      </summary>
      {children}
    </details>
  );
}
