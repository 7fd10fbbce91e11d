import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { StepUp } from '../../lib/office/use-step-up.ts';
import { Button } from '../fields/Button.tsx';
import { FormProblem } from '../fields/Refusal.tsx';
import styles from './ActForm.module.css';
import { ProofFields, useProofInput } from './ProofFields.tsx';

interface ActFormProps {
  title: string;
  /** What exactly the proof will confirm, in one line. */
  summary: string;
  stepUp: StepUp;
  submit: string;
  /** The fields are filled in well enough to try. */
  ready: boolean;
  danger?: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * An act with money, with people or with one's own account: what is to be done, then a fresh proof of who does it, then it
 * is done.
 */
export function ActForm({ title, summary, stepUp, submit, ready, danger, onCancel, children }: ActFormProps) {
  const { t } = useTranslation('office');
  const { t: common } = useTranslation('common');
  const proof = useProofInput(stepUp.means);
  const isCode = stepUp.phase === 'code';
  const mayGo = isCode ? proof.isWhole : ready;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!mayGo || stepUp.busy) return;
    if (isCode) {
      proof.clear();
      void stepUp.prove(proof.code);
    } else void stepUp.begin();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {isCode ? (
        <>
          <p className={styles.summary}>{summary}</p>
          <ProofFields
            proof={proof}
            error={stepUp.error}
            busy={stepUp.busy}
            onPasskey={() => {
              proof.clear();
              void stepUp.provePasskey();
            }}
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
        {isCode && proof.typed === null ? null : (
          <Button type="submit" tone={danger ? 'danger' : 'primary'} busy={stepUp.busy} disabled={!mayGo}>
            {isCode ? t('stepUp.confirm') : submit}
          </Button>
        )}
      </div>
    </form>
  );
}
