import { Copy, Download, Reply, Trash2, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import type { ScreenPoint } from '../../../ui/sheets/ActionMenu.tsx';
import { useBackCloses } from '../../../ui/sheets/use-back-closes.ts';
import { fileOfMessage } from '../model/message-file.ts';
import { copyMessages, saveFile, textOf } from './copy-and-save.ts';
import { DeletionMenu } from './DeletionDialogs.tsx';
import styles from './SelectionBar.module.css';
import type { MessageDeletion } from './use-message-deletion.ts';
import type { MessageSelection } from './use-selection.ts';

interface SelectionBarProps {
  selection: MessageSelection;
  deletion: MessageDeletion;
  canReply: boolean;
  onReply: (message: Message) => void;
  /** Stands where the screen's own bar stood. */
  inPlace: boolean;
}

/** How many messages are marked, and what can be done with them. */
export function SelectionBar({ selection, deletion, canReply, onReply, inPlace }: SelectionBarProps) {
  const { t } = useTranslation('chat');
  const [deletingAt, setDeletingAt] = useState<ScreenPoint | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useFocusBackToThread(bar);
  useBackCloses(true, selection.clear);
  const { messages } = selection;
  const only = messages.length === 1 && !messages[0]?.deleted ? messages[0] : undefined;
  const file = only && fileOfMessage(only);
  const count = messages.length;

  function copy(): void {
    void copyMessages(messages);
    selection.clear();
  }

  return (
    <div
      ref={bar}
      className={classNames(styles.bar, !inPlace && styles.over)}
      role="toolbar"
      aria-label={t('selection.label')}
    >
      {inPlace ? <h1 className={styles.title}>{t('sender.office')}</h1> : null}
      <IconButton label={t('selection.clear')} tone="on-leaf" onClick={selection.clear}>
        <X aria-hidden="true" />
      </IconButton>
      <p className={styles.count} role="status">
        {t('selection.count', { count })}
      </p>
      {only && canReply ? (
        <IconButton label={t('menu.reply')} tone="on-leaf" onClick={() => onReply(only)}>
          <Reply aria-hidden="true" />
        </IconButton>
      ) : null}
      {file ? (
        <IconButton label={t('menu.save')} tone="on-leaf" onClick={() => saveFile(file.url, file.name)}>
          <Download aria-hidden="true" />
        </IconButton>
      ) : null}
      {textOf(messages) ? (
        <IconButton label={t('menu.copy')} tone="on-leaf" onClick={copy}>
          <Copy aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton
        label={t('selection.delete', { count })}
        tone="on-leaf"
        aria-haspopup="menu"
        onClick={(event) => {
          const { left, bottom } = event.currentTarget.getBoundingClientRect();
          setDeletingAt({ x: left, y: bottom });
        }}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
      <DeletionMenu
        at={deletingAt}
        messages={messages}
        deletion={deletion}
        onClose={() => setDeletingAt(null)}
      />
    </div>
  );
}

/** The button that was pressed goes with the bar: the focus then returns to the thread, not to the page's top. */
function useFocusBackToThread(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const log = bar.current?.parentElement?.querySelector<HTMLElement>('[role="log"]');
    return () => {
      if (document.activeElement === document.body) log?.focus({ preventScroll: true });
    };
  }, [bar]);
}
