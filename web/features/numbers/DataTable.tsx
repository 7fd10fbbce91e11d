import { Download } from 'lucide-react';
import { saveCsv } from '../../lib/device/csv.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { csvCell, type Table, useSay } from './columns.ts';
import styles from './Numbers.module.css';

interface DataTableProps {
  /** What the table is about, for people who hear the page. */
  name: string;
  table: Table;
}

/** A table that may be moved sideways by thumb or arrow keys, and the same as a file. */
export function DataTable({ name, table }: DataTableProps) {
  const { t } = useTranslation('numbers');
  const { cell } = useSay();
  const { columns, rows } = table;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <section className={styles.scroller} aria-label={t('tableOf', { name })} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ label, kind }) => (
                <th key={label} scope="col" data-kind={kind}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may bear one name, and rows hold no state
              <tr key={at}>
                {columns.map(({ label, kind }, index) => {
                  const value = cell(row[index] ?? null, kind);
                  return index === 0 ? (
                    <th key={label} scope="row">
                      {value}
                    </th>
                  ) : (
                    <td key={label} data-kind={kind}>
                      {value}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <DownloadButton name={name} table={table} />
    </>
  );
}

export function DownloadButton({ name, table }: DataTableProps) {
  const { t } = useTranslation('numbers');
  function handleClick(): void {
    const { columns, rows, file } = table;
    const head = columns.map(({ label, kind }) =>
      kind === 'minutes' ? t('minutesColumn', { name: label }) : kind === 'paise' ? `${label} (₹)` : label,
    );
    const body = rows.map((row) => columns.map(({ kind }, index) => csvCell(row[index] ?? null, kind)));
    saveCsv(`${file}.csv`, [head, ...body]);
  }
  return (
    <Button
      tone="secondary"
      icon={<Download aria-hidden="true" />}
      aria-label={t('downloadOf', { name })}
      onClick={handleClick}
    >
      {t('download')}
    </Button>
  );
}
