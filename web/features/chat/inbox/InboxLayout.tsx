import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './InboxLayout.module.css';

interface InboxLayoutProps {
  /** The office's tools above both columns. */
  bar: ReactNode;
  list: ReactNode;
  thread: ReactNode;
  /** Which of the two is in front when there is room for one only. */
  isThreadOpen: boolean;
  /** To where one writes, past the list. */
  onSkip: () => void;
}

/** The specification's limit; InboxLayout.module.css says the same. */
const SINGLE_COLUMN = '(max-width: 1000px)';

/** List and thread side by side; at 1000 px width or below one of them at a time. */
export function InboxLayout({ bar, list, thread, isThreadOpen, onSkip }: InboxLayoutProps) {
  const { t } = useTranslation('inbox');
  const isSingle = useSingleColumn();
  return (
    <div className={styles.screen}>
      {isThreadOpen ? (
        <button type="button" className={styles.skip} onClick={onSkip}>
          {t('thread.skip')}
        </button>
      ) : null}
      {bar}
      <div className={styles.columns}>
        {/* The list stays mounted behind an open thread: Back finds it scrolled where it was. */}
        <div className={styles.list} hidden={isSingle && isThreadOpen}>
          {list}
        </div>
        <div className={styles.thread} hidden={isSingle && !isThreadOpen}>
          {thread}
        </div>
      </div>
    </div>
  );
}

/** Whether list and thread have to take turns. */
export function useSingleColumn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(SINGLE_COLUMN).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(SINGLE_COLUMN);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
