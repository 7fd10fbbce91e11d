import { Download, Play, Square, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { islandMarks } from '../../../lib/islands/island.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ProgressBar } from '../../../ui/States.tsx';
import KEEP_OFFLINE from './KeepOffline.island.ts';
import styles from './KeepOffline.module.css';

/**
 * In a document: all chapters on the phone, in one tap; what it weighs, how far it is, that it is done. Out of sight
 * until its script has something to offer.
 */
export function KeepOffline() {
  const { t } = useTranslation('guidekeep');
  return (
    <section hidden className={styles.keep} aria-labelledby="keep-title" {...islandMarks(KEEP_OFFLINE)}>
      <h2 id="keep-title" className={styles.title}>
        {t('title')}
      </h2>
      <p data-part="size" data-words={t('text')} />
      <p
        data-part="status"
        role="status"
        data-kept={t('kept')}
        data-keeping={t('keeping')}
        data-stopped={t('stopped')}
        data-deleted={t('deleted')}
      />
      <ProgressBar value={0} label={t('title')} />
      <p data-part="failed" role="alert">
        {t('failed')}
      </p>
      <Button tone="secondary" icon={<Download aria-hidden="true" />} data-part="first">
        {t('action')}
      </Button>
      <Button tone="secondary" icon={<Play aria-hidden="true" />} data-part="resume">
        {t('resume')}
      </Button>
      <Button tone="secondary" icon={<Square aria-hidden="true" />} data-part="stop">
        {t('stop')}
      </Button>
      <Button tone="quiet" icon={<Download aria-hidden="true" />} data-part="again">
        {t('again')}
      </Button>
      <Button tone="quiet" icon={<Trash2 aria-hidden="true" />} data-part="delete">
        {t('delete')}
      </Button>
    </section>
  );
}
