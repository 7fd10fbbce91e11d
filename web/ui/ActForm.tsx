import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import type { StepUp } from '../lib/office/use-step-up.ts';
import styles from './ActForm.module.css';
import { Button } from './fields/Button.tsx';
import { FormProblem } from './fields/Refusal.tsx';
import { TextField } from './fields/TextField.tsx';

const CODE_LENGTH = 6;

interface ActFormProps {
  title: string;
  /** What exactly the code will confirm, in one line. */
  summary: string;
  stepUp: StepUp;
  submit: string;
  /** The fields are filled in well enough to try. */
  ready: boolean;
  danger?: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** An act with money or with people: what is to be done, then the code from the office's mail, then it is done. */
export function ActForm({ title, summary, stepUp, submit, ready, danger, onCancel, children }: ActFormProps) {
  const { t } = useTranslation('office');
  const { t: common } = useTranslation('common');
  const [code, setCode] = useState('');
  const isCode = stepUp.phase === 'code';
  const mayGo = isCode ? code.length === CODE_LENGTH : ready;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!mayGo || stepUp.busy) return;
    if (isCode) {
      setCode('');
      void stepUp.prove(code);
    } else void stepUp.begin();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {isCode ? (
        <>
          <p className={styles.summary}>{summary}</p>
          <p>{t('stepUp.sent')}</p>
          <TextField
            label={t('stepUp.code')}
            name="code"
            figures
            autoFocus
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            error={stepUp.error}
            onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
          />
        </>
      ) : (
        <>
          {children}
          <FormProblem problem={stepUp.error} />
        </>
      )}
      <div className={styles.foot}>
        <Button tone="quiet" onClick={isCode ? stepUp.reset : onCancel}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" tone={danger ? 'danger' : 'primary'} busy={stepUp.busy} disabled={!mayGo}>
          {isCode ? t('stepUp.confirm') : submit}
        </Button>
      </div>
    </form>
  );
}
