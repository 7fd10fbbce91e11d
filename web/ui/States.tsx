import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { classNames } from './class-names.ts';
import { Button } from './fields/Button.tsx';
import styles from './States.module.css';

interface StateProps {
  /** A lucide icon or a small drawing. */
  icon?: ReactNode;
  title: ReactNode;
  /** What to do now. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon, title, children, action, className }: StateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      {icon ? <div className={styles.icon}>{icon}</div> : null}
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

interface ErrorStateProps extends Partial<StateProps> {
  /** Without it no Try-again button is drawn. */
  onRetry?: () => void;
  retrying?: boolean;
}

/** What happened and what to press. */
export function ErrorState({ onRetry, retrying, ...state }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const retry = onRetry ? (
    <Button tone="secondary" busy={retrying} onClick={onRetry} icon={<RotateCcw aria-hidden="true" />}>
      {t('action.retry')}
    </Button>
  ) : null;
  return (
    <div role="alert">
      <EmptyState {...state} title={state.title ?? t('state.failed')} action={state.action ?? retry} />
    </div>
  );
}

/** Work under way, in words: a wheel alone says nothing. */
export function Loading({ label, className }: { label?: ReactNode; className?: string | undefined }) {
  const { t } = useTranslation('common');
  return (
    <div className={classNames(styles.loading, className)} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      <span>{label ?? t('state.loading')}</span>
    </div>
  );
}

/** A grey shape in the place of what is coming; build the real layout out of several. */
export function Skeleton({ width, height, round }: { width?: string; height?: string; round?: boolean }) {
  return (
    <span
      className={classNames(styles.skeleton, round && styles.round)}
      style={{ width: width ?? '100%', height: height ?? '1em' }}
      aria-hidden="true"
    />
  );
}

interface ProgressBarProps {
  /** From 0 to 1; null while the length is not known. */
  value: number | null;
  /** What is progressing, for screen readers. */
  label: string;
}

/** Long work, moving. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={classNames(styles.track, percent === undefined && styles.unknown)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={styles.bar} style={percent === undefined ? undefined : { width: `${percent}%` }} />
    </div>
  );
}

/** For ears only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
