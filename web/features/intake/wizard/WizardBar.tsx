import { ArrowLeft, X } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import { QUESTIONS } from '../draft/steps.ts';
import styles from './IntakeWizard.module.css';

interface WizardBarProps {
  /** Number of the question, from 1. */
  at?: number;
  onBack?: () => void;
  onClose: () => void;
}

/** Back, how far one is, and the way out. */
export function WizardBar({ at, onBack, onClose }: WizardBarProps) {
  const { t } = useTranslation('intake');
  const said = at === undefined || at > QUESTIONS ? null : t('progress', { at, of: QUESTIONS });
  return (
    <div className={styles.bar}>
      {onBack ? (
        <IconButton tone="on-leaf" label={t('back')} onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      ) : null}
      <div className={styles.names}>
        <p className={styles.title}>{t('title')}</p>
        {at === undefined ? null : (
          <progress
            className={styles.progress}
            value={at - 1}
            max={QUESTIONS}
            aria-label={said ?? t('title')}
          />
        )}
      </div>
      {said ? <p className={styles.at}>{said}</p> : null}
      <IconButton tone="on-leaf" label={t('close')} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
