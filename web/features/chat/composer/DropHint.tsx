import { Paperclip } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './DropHint.module.css';

/** Says that letting go here attaches what is being dragged. */
export function DropHint() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.hint} role="status">
      <Paperclip aria-hidden="true" />
      <span>{t('composer.drop')}</span>
    </div>
  );
}
