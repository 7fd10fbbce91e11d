import { useQueryClient } from '@tanstack/react-query';
import { LockKeyhole, MessageSquare } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NOTE_MAX } from '#shared/contract/chat-list-limits.ts';
import { readStored, subscribeStored, writeStored } from '../../lib/device/local-store.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { newClientId } from '../../lib/new-client-id.ts';
import { useColleagueNames } from '../../lib/office/colleagues.ts';
import { Button, IconButton } from '../../ui/fields/Button.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { mentionedIn } from './mentions.ts';
import styles from './NoteComposer.module.css';
import { NoteField } from './NoteField.tsx';
import { noteDraftKey } from './note-drafts.ts';
import { addNote } from './notes.api.ts';
import { putNote } from './use-notes.ts';

interface NoteComposerProps {
  chatId: number;
  /** Back to the message; undefined for those who write none. */
  onClose: (() => void) | undefined;
}

/**
 * Where a private note is written: a form of its own in the place of the message's, on paper of another colour. It
 * knows no way to the farmer.
 */
export function NoteComposer({ chatId, onClose }: NoteComposerProps) {
  const { t } = useTranslation('notes');
  const client = useQueryClient();
  const colleagues = useColleagueNames(true);
  const { text, setText, clear } = useNoteDraft(chatId);
  const [busy, setBusy] = useState(false);
  // The same words tried again are the same note.
  const attempt = useRef({ text: '', id: '' });
  const over = text.trim().length - NOTE_MAX;
  const canSave = !busy && over <= 0 && text.trim() !== '';

  async function save(): Promise<void> {
    if (!canSave) return;
    const words = text.trim();
    if (attempt.current.text !== words) attempt.current = { text: words, id: newClientId() };
    setBusy(true);
    try {
      const mentions = mentionedIn(words, colleagues);
      putNote(client, await addNote(chatId, { text: words, mentions, client_id: attempt.current.id }));
      clear(words);
      attempt.current = { text: '', id: '' };
    } catch (error) {
      showToast(errorText(error, t('failed')), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  return (
    <form className={styles.composer} onSubmit={handleSubmit} aria-label={t('label')}>
      <p className={styles.only}>
        <LockKeyhole aria-hidden="true" />
        {t('only')}
      </p>
      <div className={styles.line}>
        {onClose ? (
          <IconButton label={t('close')} data-shortcut="i" onClick={onClose}>
            <MessageSquare aria-hidden="true" />
          </IconButton>
        ) : null}
        <div className={styles.field}>
          <NoteField
            text={text}
            label={t('label')}
            placeholder={t('placeholder')}
            colleagues={colleagues}
            error={over > 0 ? t('over', { over }) : undefined}
            onChange={setText}
            onEnter={() => void save()}
            isFocused={onClose !== undefined}
            onEscape={onClose}
          />
        </div>
        <Button type="submit" className={styles.save} busy={busy} disabled={!canSave}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** In the composer's tools: the way to the note. */
export function NoteSwitch({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('notes');
  return (
    <IconButton
      label={t('open')}
      data-shortcut="i"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <LockKeyhole aria-hidden="true" />
    </IconButton>
  );
}

/** `clear`: these words are kept as a note now; what was written on meanwhile stays, and nothing where the chat was left. */
function useNoteDraft(chatId: number) {
  const key = noteDraftKey(chatId);
  const [text, setText] = useState(() => readStored(key) ?? '');
  useEffect(() => {
    if (text !== (readStored(key) ?? '')) writeStored(key, text === '' ? null : text);
  }, [key, text]);
  // One draft in every tab, and where the chat was left and opened again before it was kept.
  useEffect(() => subscribeStored(key, () => setText(readStored(key) ?? '')), [key]);
  function clear(words: string): void {
    if (readStored(key)?.trim() === words) writeStored(key, null);
  }
  return { text, setText, clear };
}
