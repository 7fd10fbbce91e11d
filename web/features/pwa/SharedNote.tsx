import { Share2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/fields/Button.tsx';
import styles from './SharedNote.module.css';

/** Where the words or files waiting to be sent came from: somebody else may have put them together. */
export function SharedNote() {
  const { t } = useTranslation('pwa');
  const { t: common } = useTranslation('common');
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className={styles.note} role="status">
      <Share2 aria-hidden="true" />
      <p>{t('shared.check')}</p>
      <IconButton type="button" label={common('action.close')} onClick={() => setShown(false)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
