import { useState } from 'react';
import type { PlanDraft } from '#shared/contract/office/plans.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
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
      <DropDraft draft={draft} />
    </p>
  );
}

/** One press takes the draft away, another brings it back: beside each other, as no toast can be pressed over an open panel. */
function DropDraft({ draft }: { draft: DraftState }) {
  const { t } = useTranslation('plans');
  const [dropped, setDropped] = useState<Pick<DraftState, 'plan' | 'reasons'> | null>(null);
  async function handleDrop(): Promise<void> {
    try {
      setDropped(await draft.saver.drop());
    } catch (error) {
      showToast(errorText(error, t('saveFailed')), { tone: 'error' });
    }
  }
  if (draft.saved)
    return (
      <button type="button" className={styles.drop} onClick={() => void handleDrop()}>
        {t('drop')}
      </button>
    );
  if (dropped === null || draft.save !== 'none') return null;
  return (
    <>
      {t('dropped')}{' '}
      <button type="button" className={styles.drop} onClick={() => draft.saver.put(dropped)}>
        {t('undoDrop')}
      </button>
    </>
  );
}

/** Whose draft this is, before somebody else writes on in it. */
export function OthersDraft({ draft, onTake }: { draft: PlanDraft; onTake: () => void }) {
  const { t, language } = useTranslation('plans');
  return (
    <div className={styles.other} role="status">
      <p>{t('others', { who: textIn(draft.by, language), at: formatTime(draft.updated_at) })}</p>
      <Button tone="secondary" onClick={onTake}>
        {t('writeOn')}
      </Button>
    </div>
  );
}
