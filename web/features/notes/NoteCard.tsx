import { useQueryClient } from '@tanstack/react-query';
import { LockKeyhole, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NOTE_MAX } from '#shared/contract/chat-list-limits.ts';
import type { Note } from '#shared/contract/office/notes.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { errorText } from '../../lib/error-text.ts';
import { HttpError } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useColleagueNames } from '../../lib/office/colleagues.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Button, IconButton } from '../../ui/fields/Button.tsx';
import { ConfirmDialog } from '../../ui/sheets/Dialog.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { mentionedIn, splitMentions } from './mentions.ts';
import styles from './NoteCard.module.css';
import { NoteField } from './NoteField.tsx';
import { keepEdit, readEdit } from './note-drafts.ts';
import { changeNote, deleteNote } from './notes.api.ts';
import { putNote, reloadNotes } from './use-notes.ts';

/** A private note at its place in the office's thread: paper, not a bubble. */
export function NoteCard({ note }: { note: Note }) {
  const { t, language } = useTranslation('notes');
  const [isEditing, setEditing] = useState(() => note.mine && readEdit(note.id) !== null);
  const [isAsking, setAsking] = useState(false);
  const name = textIn(note.author.name, language);
  const names = note.mentions.flatMap((each) => Object.values(each.name));
  return (
    <article className={styles.note} aria-label={t('search.found', { farmer: t('label'), name })}>
      <header className={styles.head}>
        <LockKeyhole aria-hidden="true" />
        <span className={styles.only}>{t('only')}</span>
        {note.mine && !isEditing ? (
          <span className={styles.acts}>
            <IconButton label={t('edit')} onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton label={t('delete')} aria-haspopup="dialog" onClick={() => setAsking(true)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </span>
        ) : null}
      </header>
      {isEditing ? (
        <EditNote note={note} onDone={() => setEditing(false)} />
      ) : (
        <p className={styles.text} dir="auto">
          {splitMentions(note.text, names).map((part, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts never move among each other
            part.isCall ? <strong key={index}>{part.text}</strong> : part.text,
          )}
        </p>
      )}
      <p className={styles.by}>
        {t('by', { name, when: formatDateTime(note.created_at, language) })}
        {note.edited_at ? ` · ${t('edited')}` : ''}
      </p>
      {isAsking ? <DeleteQuestion note={note} onClose={() => setAsking(false)} /> : null}
    </article>
  );
}

function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const { t } = useTranslation('notes');
  const client = useQueryClient();
  const colleagues = useColleagueNames(true);
  // What was begun from stays what it was, whatever another window does meanwhile; and what was written, also where the
  // chat is left or Escape pressed.
  const [edit, setEdit] = useState(() => readEdit(note.id) ?? { version: note.version, text: note.text });
  const { version, text } = edit;
  useEffect(() => {
    keepEdit(note.id, text === note.text ? null : { version, text });
  }, [note.id, note.text, version, text]);
  const [busy, setBusy] = useState(false);
  const words = text.trim();
  const over = words.length - NOTE_MAX;
  const isTheirs = note.version !== version;

  function finish(): void {
    keepEdit(note.id, null);
    onDone();
  }

  async function save(): Promise<void> {
    if (busy || words === '' || over > 0) return;
    setBusy(true);
    try {
      const mentions = mentionedIn(words, colleagues);
      putNote(client, await changeNote(note.id, { text: words, mentions, version }));
      finish();
    } catch (error) {
      setBusy(false);
      if (error instanceof HttpError && error.code === 'NOTE_CHANGED') {
        await reloadNotes(client, note.chat_id);
        return;
      }
      showToast(errorText(error, t('failed')), { tone: 'error' });
    }
  }

  return (
    <div className={styles.edit}>
      {isTheirs ? (
        <div role="alert" className={styles.theirs}>
          <p>{t('changed')}</p>
          <p>{note.text}</p>
          <Button tone="quiet" onClick={() => setEdit({ version: note.version, text })}>
            {t('seen')}
          </Button>
        </div>
      ) : null}
      <NoteField
        text={text}
        label={t('edit')}
        colleagues={colleagues}
        error={over > 0 ? t('over', { over }) : undefined}
        onChange={(written) => setEdit({ version, text: written })}
        onEnter={() => void save()}
        isFocused
        onEscape={onDone}
      />
      <div className={styles.buttons}>
        <Button tone="quiet" onClick={finish}>
          {t('cancel')}
        </Button>
        <Button busy={busy} disabled={words === '' || over > 0 || isTheirs} onClick={() => void save()}>
          {t('change')}
        </Button>
      </div>
    </div>
  );
}

function DeleteQuestion({ note, onClose }: { note: Note; onClose: () => void }) {
  const { t } = useTranslation('notes');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function handleConfirm(): Promise<void> {
    setBusy(true);
    try {
      await deleteNote(note.id);
      showToast(t('deleted'), { tone: 'success' });
      onClose();
      await reloadNotes(client, note.chat_id);
    } catch (error) {
      showToast(errorText(error, t('failed')), { tone: 'error' });
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      busy={busy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p>{t('deleteText')}</p>
    </ConfirmDialog>
  );
}
