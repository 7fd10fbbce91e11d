import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './SubScreen.module.css';

interface SubScreenProps {
  title: string;
  back: { to: string; label: string; shortcut?: string };
  /** Stands between the bar and what scrolls. */
  nav?: ReactNode;
  children: ReactNode;
}

/** A whole screen one step away from the office's desk: a bar with the way back, and what scrolls below it. */
export function SubScreen({ title, back, nav, children }: SubScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <Link
          to={back.to}
          className={styles.back}
          aria-label={back.label}
          title={back.label}
          data-shortcut={back.shortcut}
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <h1 className={styles.title}>{title}</h1>
      </header>
      {nav}
      <div className={styles.scroll}>{children}</div>
    </div>
  );
}
