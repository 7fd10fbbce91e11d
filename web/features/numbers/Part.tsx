import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { Table } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import styles from './Numbers.module.css';

interface PartProps {
  heading: string;
  lead?: string;
  children?: ReactNode;
  /** What the drawing says, to be read and taken along. */
  table?: Table;
  /** Where there is no drawing the table stands open. */
  isOpen?: boolean;
}

/** One part of the page: its drawing, and the table behind it. */
export function Part({ heading, lead, children, table, isOpen }: PartProps) {
  const { t } = useTranslation('numbers');
  const id = useId();
  const shown = table && <DataTable name={heading} table={table} />;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
      {shown && isOpen ? shown : null}
      {shown && !isOpen ? (
        <details className={styles.behind}>
          <summary>
            {t('table')}
            <span className={styles.hidden}>: {heading}</span>
          </summary>
          {shown}
        </details>
      ) : null}
    </section>
  );
}
