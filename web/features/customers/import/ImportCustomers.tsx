import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Import, ImportCheckedAnswer } from '#shared/contract/imports.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ErrorState, Loading } from '../../../ui/States.tsx';
import { CheckedFile } from './CheckedFile.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { fetchImport, fetchImports } from './import.api.ts';

const LIST = ['customer-imports'];
const POLL_MS = 1_000;

/** Customers from a file: choose it, see what would happen, then enter them. A reload comes back to where it stood. */
export function ImportCustomers() {
  const { t } = useTranslation('walkin');
  const mayImport = useAbility('customer.import');
  const list = useQuery({
    queryKey: LIST,
    queryFn: ({ signal }) => fetchImports(signal),
    enabled: mayImport,
  });
  const [chosen, setChosen] = useState<{ id: number; ignored: readonly string[] } | 'none' | null>(null);
  const client = useQueryClient();
  if (!mayImport) return <p>{t('import.notYours')}</p>;
  if (list.isError) {
    return (
      <ErrorState title={t('import.failed')} onRetry={() => void list.refetch()}>
        {errorText(list.error, '')}
      </ErrorState>
    );
  }
  if (!list.data) return <Loading />;
  const current = chosen ?? currentOf(list.data) ?? 'none';

  function handleChecked({ import: file, ignored }: ImportCheckedAnswer): void {
    client.setQueryData(keyOf(file.id), file);
    setChosen({ id: file.id, ignored });
  }

  if (current === 'none') return <ChooseFile onChecked={handleChecked} />;
  return (
    <OneFile
      key={current.id}
      id={current.id}
      ignored={current.ignored}
      onDone={() => {
        setChosen('none');
        void client.invalidateQueries({ queryKey: LIST });
      }}
    />
  );
}

const keyOf = (id: number) => ['customer-import', id];

/** The file one was at: checked and not decided, or still being entered. */
function currentOf(imports: readonly Import[]) {
  const open = imports.find(({ state }) => state !== 'done');
  return open && { id: open.id, ignored: [] as readonly string[] };
}

function OneFile({ id, ignored, onDone }: { id: number; ignored: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('walkin');
  const client = useQueryClient();
  const { data, isError, error, refetch } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => fetchImport(id, signal),
    refetchInterval: (query) => (query.state.data?.state === 'running' ? POLL_MS : false),
  });
  if (!data) {
    return isError ? (
      <ErrorState title={t('import.failed')} onRetry={() => void refetch()}>
        {errorText(error, '')}
      </ErrorState>
    ) : (
      <Loading />
    );
  }
  return (
    <CheckedFile
      file={data}
      ignored={ignored}
      onChanged={(file) => client.setQueryData(keyOf(id), file)}
      onDone={onDone}
    />
  );
}
