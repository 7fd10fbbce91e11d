import { type FormEvent, useState } from 'react';
import type { MyData } from '#shared/contract/privacy.ts';
import { displayMobile } from '#shared/domain/digits.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { FormProblem } from '../../ui/fields/Refusal.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import styles from './MyData.module.css';
import { correctMyData } from './privacy.api.ts';

interface CorrectFormProps {
  data: MyData;
  onCorrected: (data: MyData) => void;
}

export function CorrectForm({ data, onCorrected }: CorrectFormProps) {
  const { t } = useTranslation('mydata');
  const [name, setName] = useState(data.name);
  const [address, setAddress] = useState(data.address);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const changed = name.trim() !== data.name || address.trim() !== data.address;

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const corrected = await correctMyData({ name, address });
      onCorrected(corrected);
      setName(corrected.name);
      setAddress(corrected.address);
      showToast(t('who.saved'), { tone: 'success' });
    } catch (error) {
      setProblem(errorText(error, t('who.saveFailed')));
    }
    setBusy(false);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <div>
        <p className={styles.label}>{t('who.mobile')}</p>
        <p className={styles.mobile}>{displayMobile(data.mobile)}</p>
        <p className={styles.hint}>{t('who.mobileHint')}</p>
      </div>
      <TextField
        label={t('who.name')}
        name="name"
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('who.place')}
        name="address"
        autoComplete="street-address"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <FormProblem problem={problem} />
      <Button type="submit" tone="secondary" wide busy={busy} disabled={!changed}>
        {t('who.save')}
      </Button>
    </form>
  );
}
