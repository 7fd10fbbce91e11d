import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { StartAnswer } from '#shared/contract/first-start.ts';
import { KIND_OF_STEP, START_STEPS, type StartStep } from '#shared/domain/first-start.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ProgressBar } from '../../../ui/States.tsx';
import { ItemPage } from '../draft/ItemPage.tsx';
import { CatalogueStep } from './CatalogueStep.tsx';
import { SettingBlock } from './SettingBlock.tsx';
import styles from './Start.module.css';
import { ItemStepActs, PlainStepActs } from './StepActs.tsx';
import { START } from './use-start.ts';
import { useWays } from './use-ways.ts';

interface StartStepPageProps {
  step: StartStep;
  start: StartAnswer;
  you: ReactNode;
}

/** One step: what it is for, its form, and the ways on, past it and back. */
export function StartStepPage({ step, start, you }: StartStepPageProps) {
  const { t } = useTranslation('desk');
  const heading = useRef<HTMLHeadingElement>(null);
  const number = START_STEPS.indexOf(step) + 1;
  // Another step is another page: who reads by ear hears its name first.
  useEffect(() => heading.current?.focus(), []);
  const refuseSecondOfTwo = useSecondOfTwo();
  return (
    <div className={styles.page} onClickCapture={refuseSecondOfTwo}>
      <p className={styles.where}>
        <span>{t('start.where', { number, of: START_STEPS.length })}</span>
        <Link to={START}>{t('start.allSteps')}</Link>
      </p>
      <ProgressBar
        value={number / START_STEPS.length}
        label={t('start.where', { number, of: START_STEPS.length })}
      />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(`start.step.${step}.title`)}
      </h2>
      <p className={styles.lead}>{t(`start.step.${step}.text`)}</p>
      <StepContent step={step} start={start} you={you} />
    </div>
  );
}

/** The second press of hasty fingers falls on the step behind, which nobody has read: on whatever lies there. */
function useSecondOfTwo(): (event: MouseEvent) => void {
  const isBegun = useRef(false);
  return (event) => {
    if (event.detail <= 1) isBegun.current = true;
    if (isBegun.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function StepContent({ step, start, you }: StartStepPageProps) {
  const ways = useWays(step);
  if (step === 'you') {
    return (
      <>
        {you}
        <PlainStepActs ways={ways} />
      </>
    );
  }
  if (step === 'catalogue') {
    return (
      <>
        <CatalogueStep samples={start.samples} />
        <PlainStepActs ways={ways} />
      </>
    );
  }
  if (step === 'sms') {
    return (
      <>
        <SettingBlock setting="sms" settings={start.settings} />
        <PlainStepActs ways={ways} />
      </>
    );
  }
  const kind = KIND_OF_STEP[step];
  return (
    <>
      {step === 'pay' ? <SettingBlock setting="payment" settings={start.settings} /> : null}
      <ItemPage name={{ kind, key: '' }} acts={(parts) => <ItemStepActs {...parts} ways={ways} />} />
    </>
  );
}
