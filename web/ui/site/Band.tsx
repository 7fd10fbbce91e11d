import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Band.module.css';

export type BandTone = 'paddy' | 'white' | 'leaf' | 'turmeric' | 'sky';

interface BandProps {
  tone?: BandTone;
  /** The upper edge rises like the hill behind a field. */
  hill?: boolean;
  /** Half the air above and below, for one of several of a kind. */
  tight?: boolean;
  title?: ReactNode;
  lead?: ReactNode;
  /** For those who hear the page, where no title is drawn. */
  label?: string;
  id?: string;
  /** The children are buttons in a row. */
  actions?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One full-width strip of a public page; the colours are those of field, soil, sun and sky. */
export function Band({
  tone = 'paddy',
  hill,
  tight,
  title,
  lead,
  label,
  id,
  actions,
  className,
  children,
}: BandProps) {
  return (
    <section
      id={id}
      className={classNames(styles.band, styles[tone], hill && styles.hill, tight && styles.tight)}
      aria-label={title ? undefined : label}
    >
      <div className={classNames(styles.inner, className)} data-below="">
        {title ? <h2 className={styles.title}>{title}</h2> : null}
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {actions ? <div className={styles.actions}>{children}</div> : children}
      </div>
    </section>
  );
}
