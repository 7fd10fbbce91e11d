import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { CellFault, FaultsAnswer, Import } from '#shared/contract/imports.ts';
import { saveCsv } from '../../../lib/device/csv.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FaultTable } from '../../../ui/file-report/FileReport.tsx';
import { ErrorState, Loading } from '../../../ui/States.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './Import.module.css';
import { fetchFaults } from './import.api.ts';

const HEADS = ['row', 'column', 'value', 'fault'] as const;

/** Every faulty row by its number in the spreadsheet, cell by cell; also to be taken along. */
export function Faults({ file }: { file: Import }) {
  const { t } = useTranslation('walkin');
  const query = useInfiniteQuery({
    queryKey: ['customer-import', file.id, 'faults'],
    queryFn: ({ pageParam, signal }) => fetchFaults(file.id, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next_after: next }: FaultsAnswer) => next,
  });
  if (query.isError) {
    return (
      <ErrorState title={t('import.failed')} onRetry={() => void query.refetch()}>
        {errorText(query.error, '')}
      </ErrorState>
    );
  }
  if (!query.data) return <Loading />;
  const cells = query.data.pages.flatMap(({ rows }) =>
    rows.flatMap(({ line, faults }) => faults.map((fault) => ({ line, ...fault }))),
  );
  return (
    <section className={styles.form} aria-labelledby="faulty-rows">
      <h3 id="faulty-rows">{t('import.faults.title')}</h3>
      <p>{t('import.faults.lead')}</p>
      <TakeAlong file={file} />
      <FaultTable
        heads={HEADS.map((each) => t(`import.faults.${each}`))}
        faults={cells.map(({ line, column, value, fault }) => [
          line,
          t(`import.column.${column}`),
          value,
          t(`import.fault.${fault}`),
        ])}
      />
      {query.hasNextPage ? (
        <Button tone="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('import.faults.more')}
        </Button>
      ) : null}
    </section>
  );
}

/** The whole list as a file, also what is not shown yet. */
function TakeAlong({ file }: { file: Import }) {
  const { t } = useTranslation('walkin');
  const [busy, setBusy] = useState(false);

  const rowOf = (line: number, { column, value, fault }: CellFault) => [
    String(line),
    t(`import.column.${column}`),
    value,
    t(`import.fault.${fault}`),
  ];

  async function handleSave(): Promise<void> {
    setBusy(true);
    try {
      const rows = [HEADS.map((each) => t(`import.faults.${each}`))];
      for (let after: number | null = 0; after !== null; ) {
        const page: FaultsAnswer = await fetchFaults(file.id, after);
        rows.push(...page.rows.flatMap(({ line, faults }) => faults.map((fault) => rowOf(line, fault))));
        after = page.next_after;
      }
      saveCsv(t('import.faults.fileName'), rows);
    } catch (error) {
      showToast(errorText(error, t('import.failed')), { tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <div>
      <Button
        tone="quiet"
        busy={busy}
        icon={<Download aria-hidden="true" />}
        onClick={() => void handleSave()}
      >
        {t('import.faults.save')}
      </Button>
    </div>
  );
}
