import { CloudOff, TriangleAlert } from 'lucide-react';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from './Item.module.css';
import type { Draft } from './use-draft.ts';

interface SavedLineProps {
  draft: Draft;
  /** How many fields keep it from being published, once somebody has tried. */
  wrong: number;
}

/** Whether what is typed is saved, and what is in the way of its publication, said as it changes. */
export function SavedLine({ draft, wrong }: SavedLineProps) {
  const { t } = useTranslation('desk');
  const { saving, item, error, theirs } = draft.now;
  const isUnsaved = saving === 'offline' || saving === 'failed';
  return (
    <div className={styles.saved}>
      <p role="status" data-saving={saving}>
        {saving === 'offline' ? <CloudOff aria-hidden="true" /> : null}
        {saving === 'failed' ? <TriangleAlert aria-hidden="true" /> : null}
        <span>
          {theirs
            ? t('saving.conflict')
            : saving === 'failed'
              ? errorText(error, t('saving.failed'))
              : t(`saving.${saving}`, { when: item.draft ? formatTime(item.draft.saved_at) : '' })}
        </span>
      </p>
      <p role="status" className={styles.wrong}>
        {wrong > 0 && !theirs ? t('publish.faults', { count: wrong }) : null}
      </p>
      {isUnsaved ? (
        <Button tone="quiet" onClick={() => void draft.keeper.flush()}>
          {t('saving.again')}
        </Button>
      ) : null}
    </div>
  );
}
