import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { Link } from 'react-router';
import type { StartAnswer } from '#shared/contract/first-start.ts';
import { itemsOfStep, START_STEPS, type StartStep } from '#shared/domain/first-start.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ButtonLink } from '../../../ui/fields/Button.tsx';
import { SampleWord } from '../../../ui/site/SampleMark.tsx';
import styles from './Start.module.css';
import { nextOf, statesOf, stepAddress } from './use-start.ts';

/** Every step with how it stands, and the way to the next one. */
export function StartOverview({ start }: { start: StartAnswer }) {
  const { t } = useTranslation('desk');
  const states = statesOf(start);
  const next = nextOf(start);
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('start.lead')}</p>
      <p className={styles.standing} role="status" data-open={start.open}>
        {start.samples.length === 0
          ? t(start.open ? 'start.standing.own' : 'start.standing.opening')
          : t(start.open ? 'start.standing.home' : 'start.standing.closed', { count: start.samples.length })}
      </p>
      <div className={styles.acts}>
        {next ? (
          <ButtonLink to={stepAddress(next)}>{t(isBegun(start) ? 'start.goOn' : 'start.begin')}</ButtonLink>
        ) : (
          <ButtonLink to="/admin">{t('start.toDesk')}</ButtonLink>
        )}
      </div>
      <ol className={styles.steps}>
        {START_STEPS.map((step) => (
          <StepRow
            key={step}
            step={step}
            state={states[step]}
            isSample={itemsOfStep(step, start.samples).length > 0}
          />
        ))}
      </ol>
    </div>
  );
}

const isBegun = ({ steps }: StartAnswer) => steps.some(({ state }) => state !== 'open');

const ICONS = { done: CircleCheck, skipped: CircleDashed, open: CircleDot };

function StepRow({
  step,
  state,
  isSample,
}: {
  step: StartStep;
  state: StartAnswer['steps'][number]['state'];
  isSample: boolean;
}) {
  const { t } = useTranslation('desk');
  const Icon = ICONS[state];
  return (
    <li className={styles.step} data-state={state}>
      <Icon aria-hidden="true" />
      <Link to={stepAddress(step)} className={styles.stepName}>
        {t(`start.step.${step}.title`)}
      </Link>
      <span className={styles.stepState}>
        {t(`start.state.${state}`)} {isSample ? <SampleWord /> : null}
      </span>
    </li>
  );
}
