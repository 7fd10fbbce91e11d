import type { ReactNode } from 'react';
import { Button } from '../fields/Button.tsx';
import styles from './OfferCard.module.css';

interface OfferCardProps {
  icon: ReactNode;
  /** What is offered, for screen readers. */
  label: string;
  title: string;
  text: string;
  /** Null when only the reader themselves can do it and the text says how. */
  accept: { label: string; onAccept: () => void } | null;
  later: { label: string; onLater: () => void };
  busy?: boolean;
}

/** Something the page would like to do for the reader. It stands in the page, covers nothing and can wait. */
export function OfferCard({ icon, label, title, text, accept, later, busy }: OfferCardProps) {
  return (
    <aside className={styles.card} aria-label={label}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={later.onLater}>
          {later.label}
        </Button>
        {accept ? (
          <Button tone="secondary" busy={busy} onClick={accept.onAccept}>
            {accept.label}
          </Button>
        ) : null}
      </div>
    </aside>
  );
}
