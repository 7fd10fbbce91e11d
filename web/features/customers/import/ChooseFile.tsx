import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ImportCheckedAnswer } from '#shared/contract/imports.ts';
import { CONSENTS, type Consent, type ImportColumn, MOST_IMPORT_BYTES } from '#shared/domain/walk-in.ts';
import { saveCsv } from '../../../lib/device/csv.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './Import.module.css';
import { checkFile } from './import.api.ts';

const COLUMNS: readonly ImportColumn[] = ['mobile', 'name', 'address', 'crops', 'language', 'note'];

/** The file, and how those in it agreed. */
export function ChooseFile({ onChecked }: { onChecked: (answer: ImportCheckedAnswer) => void }) {
  const { t } = useTranslation('walkin');
  const [file, setFile] = useState<File | null>(null);
  const [consent, setConsent] = useState<Consent | null>(null);
  const [troubles, setTroubles] = useState<{ file?: string; consent?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);

  async function check(): Promise<void> {
    const found = {
      ...(file === null && { file: t('import.fileMissing') }),
      ...(file && file.size > MOST_IMPORT_BYTES && { file: t('import.tooLarge') }),
      ...(consent === null && { consent: t('import.consentMissing') }),
    };
    setTroubles(found);
    if (busy || file === null || consent === null || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      onChecked(await checkFile(file, consent));
    } catch (error) {
      const line = error instanceof HttpError ? error.fields.line : undefined;
      const text = errorText(error, t('import.failed'));
      setTroubles({ form: line ? `${text} ${t('import.atLine', { line })}` : text });
      setBusy(false);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void check();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>{t('import.lead')}</p>
      <p>{t('import.columns', { columns: COLUMNS.map((each) => t(`import.column.${each}`)).join(', ') })}</p>
      <div>
        <Button
          tone="quiet"
          icon={<Download aria-hidden="true" />}
          onClick={() =>
            saveCsv(t('import.templateName'), [COLUMNS.map((each) => t(`import.column.${each}`))])
          }
        >
          {t('import.template')}
        </Button>
      </div>
      <TextField
        label={t('import.file')}
        hint={t('import.fileHint')}
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        error={troubles.file}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null);
          setTroubles({});
        }}
      />
      <Choice
        label={t('import.consent')}
        options={CONSENTS.map((value) => ({ value, label: t(`consent.${value}`) }))}
        chosen={consent}
        error={troubles.consent}
        onChoose={(value) => {
          setConsent(value);
          setTroubles(({ consent: _, ...rest }) => rest);
        }}
      />
      <FormProblem problem={troubles.form} />
      <div>
        <Button type="submit" busy={busy}>
          {t('import.check')}
        </Button>
      </div>
    </form>
  );
}
