import type { ReactNode } from 'react';
import type { DraftSave } from '../../lib/office/versioned-draft.ts';
import { Button } from '../fields/Button.tsx';
import styles from './DraftNotice.module.css';

interface DraftNoticeProps {
  save: DraftSave;
  words: Readonly<Record<'other' | 'takeTheirs' | 'keepMine' | 'saveFailed' | 'saveAgain', string>>;
  /** Absent where theirs is a draft no longer and there is nothing to choose. */
  ways: { onTakeTheirs: () => void; onKeepMine: () => void } | null;
  onSaveAgain: () => void;
  /** While all is well: that it is saved, and by whom. */
  children: ReactNode;
}

/** That a draft is safe; that it is not saved; or that a colleague was faster, and the two ways on. */
export function DraftNotice({ save, words, ways, onSaveAgain, children }: DraftNoticeProps) {
  if (save !== 'other' && save !== 'failed')
    return (
      <p className={styles.calm} role="status">
        {children}
      </p>
    );
  return (
    <div className={styles.notice} role="alert">
      <p>{save === 'other' ? words.other : words.saveFailed}</p>
      {save === 'failed' ? (
        <Button tone="secondary" onClick={onSaveAgain}>
          {words.saveAgain}
        </Button>
      ) : null}
      {save === 'other' && ways ? (
        <>
          <Button tone="secondary" onClick={ways.onTakeTheirs}>
            {words.takeTheirs}
          </Button>
          <Button tone="quiet" onClick={ways.onKeepMine}>
            {words.keepMine}
          </Button>
        </>
      ) : null}
    </div>
  );
}
