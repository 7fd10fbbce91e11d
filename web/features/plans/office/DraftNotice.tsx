import { textIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from './Composer.module.css';
import type { DraftState } from './use-plan-draft.ts';

/** That the draft is safe; or whose it is now, and the two ways on. */
export function DraftNotice({ draft }: { draft: DraftState }) {
  const { t, language } = useTranslation('plans');
  const { save, theirs, saved } = draft;
  if (save === 'other') {
    const who = theirs ? textIn(theirs.by, language) : '';
    return (
      <div className={styles.other} role="alert">
        <p>{theirs ? t('theirs', { who, at: formatTime(theirs.updated_at) }) : t('gone')}</p>
        <Button tone="secondary" onClick={() => draft.saver.settle('theirs')}>
          {t('takeTheirs')}
        </Button>
        <Button tone="quiet" onClick={() => draft.saver.settle('mine')}>
          {t('keepMine')}
        </Button>
      </div>
    );
  }
  if (save === 'failed') {
    return (
      <div className={styles.other} role="alert">
        <p>{t('saveFailed')}</p>
        <Button tone="secondary" onClick={() => void draft.saver.flush()}>
          {t('saveAgain')}
        </Button>
      </div>
    );
  }
  const told =
    save === 'saving'
      ? t('saving')
      : saved
        ? t('draftBy', { who: textIn(saved.by, language), at: formatTime(saved.updated_at) })
        : '';
  return (
    <p className={styles.saved} role="status">
      {told}
    </p>
  );
}
