import { MicOff, X } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import type { VoiceProblem } from './use-voice-note.ts';
import styles from './VoiceProblemBar.module.css';

/** Why there is no voice note and what to do about it, above the composer where it was tried. */
export function VoiceProblemBar({ problem, onDismiss }: { problem: VoiceProblem; onDismiss: () => void }) {
  const { t } = useTranslation('voice');
  return (
    <div className={styles.bar} role="alert">
      <MicOff aria-hidden="true" className={styles.mark} />
      <p className={styles.words}>{t(`problem.${problem}`)}</p>
      <IconButton label={t('problem.dismiss')} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
