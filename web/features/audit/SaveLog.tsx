import { Download } from 'lucide-react';
import { useState } from 'react';
import type { LogLine } from '#shared/contract/office-log.ts';
import type { CsvCell } from '#shared/domain/csv.ts';
import { saveCsv } from '../../lib/device/csv.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { aboutOf, useWho } from './LogRow.tsx';
import styles from './OfficeLog.module.css';
import { useActWords } from './use-act-words.ts';
import { EXPORT_MAX, type LogFilter, readWholeLog } from './use-office-log.ts';

/** Every line that fits the filter as a file for spreadsheets, in the reader's language. */
export function SaveLog({ filter }: { filter: LogFilter }) {
  const { t } = useTranslation('log');
  const [isBusy, setBusy] = useState(false);
  const rowOf = useRow();

  async function handleSave(): Promise<void> {
    setBusy(true);
    try {
      const { lines, isCut } = await readWholeLog(filter);
      const head = [
        t('csv.at'),
        t('csv.who'),
        t('csv.act'),
        t('csv.about'),
        t('csv.chat'),
        t('csv.more'),
        'IP',
      ];
      saveCsv(`${t('csv.file')}.csv`, [head, ...lines.map(rowOf)]);
      if (isCut) showToast(t('csv.cut', { count: EXPORT_MAX.toLocaleString('en-IN') }));
    } catch (error) {
      showToast(errorText(error, t('csv.failed')), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <p className={styles.save}>
      <Button
        tone="secondary"
        icon={<Download aria-hidden="true" />}
        busy={isBusy}
        onClick={() => void handleSave()}
      >
        {t('csv.save')}
      </Button>
    </p>
  );
}

function useRow(): (line: LogLine) => CsvCell[] {
  const { language } = useTranslation('log');
  const wordsOf = useActWords();
  const whoOf = useWho();
  return (line) => {
    const { title, more } = wordsOf(line);
    return [
      formatDateTime(line.at, language),
      whoOf(line),
      title,
      aboutOf(line, language),
      line.chat?.name ?? null,
      more.join('; '),
      line.ip,
    ];
  };
}
