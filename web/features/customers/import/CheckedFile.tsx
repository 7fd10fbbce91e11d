import { useState } from 'react';
import type { Import } from '#shared/contract/imports.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { Counts } from '../../../ui/file-report/FileReport.tsx';
import { ProgressBar } from '../../../ui/States.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { Faults } from './Faults.tsx';
import styles from './Import.module.css';
import { forgetImport, runImport } from './import.api.ts';

interface CheckedFileProps {
  file: Import;
  ignored: readonly string[];
  onChanged: (file: Import) => void;
  /** To another file. */
  onDone: () => void;
}

const figure = (count: number) => count.toLocaleString('en-IN');

/** What would happen, or has: how many are new, known, doubled, faulty; and every faulty row. */
export function CheckedFile({ file, ignored, onChanged, onDone }: CheckedFileProps) {
  const { t } = useTranslation('walkin');
  const [busy, setBusy] = useState(false);

  async function act(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast(errorText(error, t('import.failed')), { tone: 'error' });
    }
    setBusy(false);
  }

  const handleRun = () => act(async () => onChanged(await runImport(file.id)));
  const handleForget = () =>
    act(async () => {
      await forgetImport(file.id);
      onDone();
    });
  return (
    <div className={styles.form}>
      <h3 className={styles.name}>{file.file_name}</h3>
      <div role="status">
        <p>{t(`import.state.${file.state}`)}</p>
      </div>
      <Counts
        counts={(['new', 'known', 'doubled', 'faulty'] as const).map((id) => ({
          id,
          label: t(file.state === 'done' && id === 'new' ? 'import.count.entered' : `import.count.${id}`),
          count: file[id],
          isWrong: id === 'faulty',
        }))}
      />
      {ignored.length > 0 ? <p>{t('import.ignored', { headers: ignored.join(', ') })}</p> : null}
      {file.state === 'running' ? <Progress file={file} /> : null}
      {file.state === 'checked' ? (
        <div className={styles.actions}>
          <Button busy={busy} disabled={file.new === 0} onClick={() => void handleRun()}>
            {t('import.run', { count: file.new })}
          </Button>
          <Button tone="quiet" disabled={busy} onClick={() => void handleForget()}>
            {t('import.forget')}
          </Button>
        </div>
      ) : null}
      {file.state === 'done' ? (
        <div>
          <Button onClick={onDone}>{t('import.another')}</Button>
        </div>
      ) : null}
      {file.faulty > 0 ? <Faults file={file} /> : null}
    </div>
  );
}

function Progress({ file }: { file: Import }) {
  const { t } = useTranslation('walkin');
  const words = t('import.progress', { done: figure(file.entered), all: figure(file.new) });
  return (
    <div>
      <ProgressBar value={file.entered / Math.max(1, file.new)} label={words} />
      <p>{words}</p>
    </div>
  );
}
