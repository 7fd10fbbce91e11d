import { Paperclip } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from '../stale-draft/StaleDraftBar.module.css';

/** Files put by to read what came meanwhile: still to be sent, one press away. */
export function WaitingFiles({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation('office');
  return (
    <div className={styles.bar} role="status">
      <Paperclip aria-hidden="true" className={styles.icon} />
      <p className={styles.words}>{t('newer.waiting', { count })}</p>
      <div className={styles.ways}>
        <Button onClick={onShow}>{t('newer.show')}</Button>
      </div>
    </div>
  );
}
