import { useState } from 'react';
import type { PlanDraft } from '#shared/contract/office/plans.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatTime } from '../../../lib/time.ts';
import { DraftNotice } from '../../../ui/desk/DraftNotice.tsx';
import { Button } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './Composer.module.css';
import type { DraftState } from './use-plan-draft.ts';

/** Whose draft it is by now, and whether it is safe. */
export function PlanDraftNotice({ draft }: { draft: DraftState }) {
  const { t, language } = useTranslation('plans');
  const { save, saver, theirs, saved } = draft;
  const told =
    save === 'saving'
      ? t('saving')
      : saved
        ? t('draftBy', { who: textIn(saved.by, language), at: formatTime(saved.updated_at) })
        : '';
  return (
    <DraftNotice
      save={save}
      words={{
        other: theirs
          ? t('theirs', { who: textIn(theirs.by, language), at: formatTime(theirs.updated_at) })
          : t('gone'),
        takeTheirs: t('takeTheirs'),
        keepMine: t('keepMine'),
        saveFailed: t('saveFailed'),
        saveAgain: t('saveAgain'),
      }}
      ways={{ onTakeTheirs: () => saver.take(theirs), onKeepMine: () => saver.putOver(theirs) }}
      onSaveAgain={() => void saver.flush()}
    >
      {told}
      <DropDraft draft={draft} />
    </DraftNotice>
  );
}

/** One press takes the draft away, another brings it back, in the same place. */
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
