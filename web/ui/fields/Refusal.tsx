import { useTranslation } from '../../lib/i18n.ts';
import { formatDuration } from '../../lib/time.ts';
import { classNames } from '../class-names.ts';
import { useCountdown } from '../use-countdown.ts';
import styles from './Refusal.module.css';

/** Why something was refused, and until when (epoch milliseconds), if it will be taken later. */
export interface Problem {
  text: string;
  until?: number | undefined;
}

/** The sentence, and behind it how long there is to wait, second by second. */
export function Refusal({ problem: { text, until } }: { problem: Problem }) {
  return (
    <>
      {text}
      {until === undefined ? null : <Wait until={until} />}
    </>
  );
}

interface FormProblemProps {
  problem: Problem | string | null | undefined;
  className?: string | undefined;
}

/** What is wrong with a form as a whole, above its button; nothing while all is well. */
export function FormProblem({ problem, className }: FormProblemProps) {
  if (!problem) return null;
  return (
    <p className={classNames(styles.problem, className)} role="alert">
      {typeof problem === 'string' ? problem : <Refusal problem={problem} />}
    </p>
  );
}

function Wait({ until }: { until: number }) {
  const { t } = useTranslation('common');
  const left = useCountdown(until);
  // Inside an alert: a screen reader says it once, not every second.
  return (
    <span role="timer" aria-live="off">
      {' '}
      {left > 0 ? t('state.tryAgainIn', { time: formatDuration(left) }) : t('state.tryAgainNow')}
    </span>
  );
}
