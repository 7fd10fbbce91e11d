import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './BarLink.module.css';

interface BarLinkProps {
  to: string;
  /** For people who hear the page, with what the mark means. */
  label: string;
  icon: ReactNode;
  /** At most three characters on the icon's corner; null draws none. */
  mark: string | null;
  tone: 'count' | 'alarm';
  /** The key that follows it, as `useShortcuts` looks for it. */
  shortcut?: string;
}

/** A door in the desk's bar: an icon alone, with a mark when somebody should go and look. */
export function BarLink({ to, label, icon, mark, tone, shortcut }: BarLinkProps) {
  return (
    <Link to={to} className={styles.link} aria-label={label} title={label} data-shortcut={shortcut}>
      {icon}
      {mark ? (
        <span className={styles.mark} data-tone={tone} aria-hidden="true">
          {mark}
        </span>
      ) : null}
    </Link>
  );
}
