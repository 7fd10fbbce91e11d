import { useQueryClient } from '@tanstack/react-query';
import { MessageSquareQuote, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedReply } from '#shared/contract/saved-replies.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { REPLY_LANGUAGES, replyField, replyTexts } from '#shared/domain/chat/saved-reply.ts';
import { useAbility } from '../../lib/abilities.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button, IconButton } from '../../ui/fields/Button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/States.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { MarkedText } from './OpenVariables.tsx';
import styles from './RepliesManager.module.css';
import { ReplyForm } from './ReplyForm.tsx';
import { addReply, deleteReply, REPLIES_KEY, useSavedReplies } from './use-saved-replies.ts';

/** Long enough to notice the slip and reach for the mouse. */
const UNDO_MS = 10_000;

/** The office's saved replies: look over, add, change, delete. */
export function RepliesManager() {
  const { t } = useTranslation('replies');
  const replies = useSavedReplies();
  const handleDelete = useDelete();
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  const mayEdit = useAbility('reply.edit');
  const add = mayEdit ? (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('list.add')}
    </Button>
  ) : null;

  return (
    // Without its buttons the list is still scrolled by keyboard (WCAG 2.1.1).
    <section aria-label={t('title')} tabIndex={mayEdit ? undefined : 0}>
      <div className={styles.head}>
        <p className={styles.lead}>{t('list.lead')}</p>
        {replies.list.length > 0 ? add : null}
      </div>
      {replies.phase === 'loading' ? <SkeletonCards /> : null}
      {replies.phase === 'failed' ? (
        <ErrorState title={t('failed')} onRetry={replies.retry}>
          {errorText(replies.error, '')}
        </ErrorState>
      ) : null}
      {replies.phase === 'ready' && replies.list.length === 0 ? (
        <EmptyState icon={<MessageSquareQuote aria-hidden="true" />} title={t('empty.title')} action={add}>
          {t('empty.text')}
        </EmptyState>
      ) : null}
      <ul className={styles.cards}>
        {replies.list.map((reply) => (
          <ReplyCard key={reply.id} reply={reply} onEdit={setEdited} onDelete={handleDelete} />
        ))}
      </ul>
      {edited ? (
        <ReplyForm
          key={edited === 'new' ? 'new' : edited.id}
          reply={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </section>
  );
}

interface ReplyCardProps {
  reply: SavedReply;
  onEdit: (reply: SavedReply) => void;
  onDelete: (reply: SavedReply) => void;
}

function ReplyCard({ reply, onEdit, onDelete }: ReplyCardProps) {
  const { t, language: own } = useTranslation('replies');
  const { shortcut, changed_by: by } = reply;
  const mayEdit = useAbility('reply.edit');
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <h3 className={styles.shortcut}>/{shortcut}</h3>
        {mayEdit ? (
          <>
            <IconButton
              label={t('list.edit', { shortcut })}
              aria-haspopup="dialog"
              onClick={() => onEdit(reply)}
            >
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton label={t('list.delete', { shortcut })} tone="danger" onClick={() => onDelete(reply)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </>
        ) : null}
      </div>
      {REPLY_LANGUAGES.map((language) => (
        <p key={language} lang={language} className={styles.text}>
          <MarkedText text={reply[replyField(language)]} />
        </p>
      ))}
      {by ? <p className={styles.by}>{t('list.lastBy', { who: textIn(by, own) })}</p> : null}
    </li>
  );
}

/** Deletes at once and offers it back: a question before every deletion teaches to answer without reading. */
function useDelete(): (reply: SavedReply) => void {
  const { t } = useTranslation('replies');
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: REPLIES_KEY });

  async function restore(reply: SavedReply): Promise<void> {
    const { shortcut } = reply;
    try {
      await addReply({ shortcut, ...replyTexts((field) => reply[field]) });
      showToast(t('list.restored', { shortcut }), { tone: 'success' });
    } catch (error) {
      showToast(errorText(error, t('list.restoreFailed')), { tone: 'error' });
    }
    await refresh();
  }

  async function remove(reply: SavedReply): Promise<void> {
    try {
      await deleteReply(reply);
    } catch (error) {
      showToast(errorText(error, t('list.deleteFailed')), { tone: 'error' });
      await refresh();
      return;
    }
    client.setQueryData<SavedReply[]>(REPLIES_KEY, (known) => known?.filter(({ id }) => id !== reply.id));
    showToast(t('list.deleted', { shortcut: reply.shortcut }), {
      duration: UNDO_MS,
      action: { label: t('list.undo'), onAction: () => void restore(reply) },
    });
  }

  return (reply) => void remove(reply);
}

function SkeletonCards() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={styles.card}>
          <Skeleton width="30%" height="22px" />
          <Skeleton width="92%" />
          <Skeleton width="76%" />
        </div>
      ))}
    </div>
  );
}
