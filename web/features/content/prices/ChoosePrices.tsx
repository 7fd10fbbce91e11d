import { type FormEvent, useState } from 'react';
import type { PriceCheckAnswer } from '#shared/contract/content/prices.ts';
import { MOST_PRICE_BYTES } from '#shared/domain/content/price-columns.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Loading } from '../../../ui/States.tsx';
import styles from './PriceList.module.css';
import { checkPrices } from './prices.api.ts';

interface ChoosePricesProps {
  onChecked: (file: File, answer: PriceCheckAnswer) => void;
}

/** The file, and its dry run. */
export function ChoosePrices({ onChecked }: ChoosePricesProps) {
  const { t } = useTranslation('prices');
  const [file, setFile] = useState<File | null>(null);
  const [troubles, setTroubles] = useState<{ file?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (file === null) return setTroubles({ file: t('read.fileMissing') });
    if (file.size > MOST_PRICE_BYTES) return setTroubles({ file: t('read.tooLarge') });
    setTroubles({});
    setBusy(true);
    try {
      onChecked(file, await checkPrices(file));
    } catch (error) {
      setTroubles({ form: [errorText(error, t('failed')), ...known(error)].join(' ') });
      setBusy(false);
    }
  }

  /** What the server saw in the file instead. */
  function known(error: unknown): string[] {
    if (!(error instanceof HttpError)) return [];
    const { sheets, columns } = error.known ?? {};
    const { line } = error.fields;
    return [
      ...(sheets ? [t('read.sheets', { sheets })] : []),
      ...(columns ? [t('read.columns', { columns })] : []),
      ...(line ? [t('read.atLine', { line })] : []),
    ];
  }

  return (
    <form className={styles.part} onSubmit={(event) => void check(event)} noValidate>
      <p>{t('read.text')}</p>
      <TextField
        label={t('read.file')}
        hint={t('read.hint')}
        type="file"
        accept=".xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        error={troubles.file}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          setTroubles({});
        }}
      />
      <FormProblem problem={troubles.form} />
      {busy ? <Loading label={t('read.reading')} /> : null}
      <div>
        <Button type="submit" busy={busy}>
          {t('read.check')}
        </Button>
      </div>
    </form>
  );
}
