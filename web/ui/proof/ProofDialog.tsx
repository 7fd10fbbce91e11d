import { type FormEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { readWaitingAct, subscribeWaitingAct, type WaitingAct } from '../../lib/office/proof-gate.ts';
import { useStepUp } from '../../lib/office/use-step-up.ts';
import { Button } from '../fields/Button.tsx';
import { FormProblem } from '../fields/Refusal.tsx';
import { Dialog } from '../sheets/Dialog.tsx';
import styles from './ActForm.module.css';
import { ProofFields, useProofInput } from './ProofFields.tsx';

/** Asks who it is where an act of `withProof` waits for that. One stands in each page of the office. */
export function ProofDialog() {
  const waiting = useSyncExternalStore(subscribeWaitingAct, readWaitingAct);
  // A page that goes takes the question along: the act is given up.
  useEffect(() => () => readWaitingAct()?.close(), []);
  return waiting ? <Question waiting={waiting} /> : null;
}

function Question({ waiting }: { waiting: WaitingAct }) {
  const { t } = useTranslation(['office', 'common']);
  const formId = useId();
  const stepUp = useStepUp(waiting.act, { failed: t('office:stepUp.failed') });
  const proof = useProofInput(stepUp.means);
  const isAsked = stepUp.phase === 'code';
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void stepUp.begin();
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (stepUp.busy) return;
    if (!isAsked) return void stepUp.begin();
    if (!proof.isWhole) return;
    proof.clear();
    void stepUp.prove(proof.code);
  }
  function handlePasskey(): void {
    proof.clear();
    void stepUp.provePasskey();
  }

  return (
    <Dialog
      open
      onClose={waiting.close}
      title={t('office:stepUp.title')}
      footer={
        <>
          <Button tone="quiet" onClick={waiting.close}>
            {t('common:action.cancel')}
          </Button>
          {isAsked && proof.typed === null ? null : (
            <Button
              type="submit"
              form={formId}
              busy={stepUp.busy}
              disabled={isAsked ? !proof.isWhole : stepUp.error === undefined}
            >
              {isAsked ? t('office:stepUp.confirm') : t('common:action.retry')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles.proof} noValidate onSubmit={handleSubmit}>
        {isAsked ? (
          <ProofFields proof={proof} error={stepUp.error} busy={stepUp.busy} onPasskey={handlePasskey} />
        ) : (
          <FormProblem problem={stepUp.error} />
        )}
      </form>
    </Dialog>
  );
}
