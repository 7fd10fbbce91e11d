import { type FormEvent, useState } from 'react';
import type { DeletionAnswer } from '#shared/contract/privacy.ts';
import { displayMobile, otpFromInput } from '#shared/domain/digits.ts';
import { problemOf } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { FormProblem, type Problem, Refusal } from '../../ui/fields/Refusal.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Dialog } from '../../ui/sheets/Dialog.tsx';
import styles from './MyData.module.css';
import { deleteMyAccount, sendDeletionCode } from './privacy.api.ts';

export interface DeleteAccountProps {
  mobile: string;
  onDeleted: (answer: DeletionAnswer) => Promise<void>;
}

/** Says what will happen, then asks for a fresh code: a phone found unlocked deletes nothing. */
export function DeleteAccount({ mobile, onDeleted }: DeleteAccountProps) {
  const { t } = useTranslation('mydata');
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="delete">
      <h2 id="delete">{t('delete.title')}</h2>
      <p>{t('delete.text')}</p>
      <p>{t('delete.kept')}</p>
      <Button tone="danger" wide onClick={() => setOpen(true)}>
        {t('delete.action')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('delete.dialogTitle')}>
        <ByCode mobile={mobile} onDeleted={onDeleted} />
      </Dialog>
    </section>
  );
}

function ByCode({ mobile, onDeleted }: DeleteAccountProps) {
  const { t } = useTranslation('mydata');
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error, t('delete.failed')));
    }
    setBusy(false);
  }

  const sendCode = () =>
    run(async () => {
      await sendDeletionCode(mobile);
      setSent(true);
    });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (code === '') setProblem({ text: t('delete.codeMissing') });
    else void run(async () => onDeleted(await deleteMyAccount(code)));
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>{t('delete.codeWhy')}</p>
      {sent ? (
        <>
          <TextField
            label={t('delete.code')}
            error={problem && <Refusal problem={problem} />}
            figures
            inputMode="numeric"
            autoComplete="one-time-code"
            name="code"
            autoFocus
            value={code}
            onChange={(event) => setCode(otpFromInput(event.target.value))}
          />
          <Button type="submit" tone="danger" wide busy={busy}>
            {t('delete.confirm')}
          </Button>
        </>
      ) : null}
      <FormProblem problem={sent ? null : problem} />
      <Button tone={sent ? 'quiet' : 'secondary'} wide busy={busy && !sent} onClick={() => void sendCode()}>
        {t('delete.sendCode', { mobile: displayMobile(mobile) })}
      </Button>
    </form>
  );
}
