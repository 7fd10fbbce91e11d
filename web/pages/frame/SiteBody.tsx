import type { ReactNode } from 'react';
import styles from './SiteBody.module.css';

interface SiteBodyProps {
  header: ReactNode;
  footer?: ReactNode;
  /** The main area is exactly the rest of the screen. */
  compact?: boolean;
  children: ReactNode;
}

/** The bar, what the page is about, and the foot. */
export function SiteBody({ header, footer, compact, children }: SiteBodyProps) {
  return (
    <div className={compact ? styles.compact : styles.full}>
      {header}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
