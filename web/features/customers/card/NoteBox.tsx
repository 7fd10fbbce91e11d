import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { Customer } from '#shared/contract/customers.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './CustomerCard.module.css';
import { putCustomer, reloadCustomer, saveNote } from './use-customer.ts';

const NOTE_MAX = 2000;

/** What is being written, and the note it was begun from. */
interface Draft {
  text: string;
  was: string;
}

/** What the office keeps in mind about the farmer. A colleague's newer note is shown beside one's own, never lost. */
export function NoteBox({ customer }: { customer: Customer }) {
  const { t, language } = useTranslation('customer');
  const client = useQueryClient();
  const mayEdit = useAbility('customer.edit');
  const { note_from: from } = customer;
  const hint = from
    ? t('note.from', { who: textIn(from.by, language), when: formatDate(from.at, language) })
    : t('note.hint');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isChanged = draft !== null && draft.text.trim() !== customer.note;
  const isOvertaken = isChanged && draft.was !== customer.note;

  async function handleSave(): Promise<void> {
    if (!isChanged || isOvertaken || isSaving) return;
    setSaving(true);
    try {
      putCustomer(client, await saveNote(customer.chat_id, { note: draft.text, was: draft.was }));
      setDraft(null);
      showToast(t('note.saved'), { tone: 'success' });
    } catch (error) {
      const isTheirs = error instanceof HttpError && error.code === 'NOTE_CHANGED';
      if (isTheirs) await reloadCustomer(client, customer.chat_id).catch(() => undefined);
      showToast(errorText(error, t('note.failed')), { tone: 'error' });
    } finally {
      setSaving(false);
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void handleSave();
    else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    }
  }

  return (
    <div>
      <TextArea
        className={styles.note}
        label={t('note.label')}
        hint={hint}
        rows={2}
        readOnly={!mayEdit}
        maxLength={NOTE_MAX}
        value={draft?.text ?? customer.note}
        onChange={(event) => setDraft({ text: event.target.value, was: draft?.was ?? customer.note })}
        onKeyDown={handleKeyDown}
      />
      {isOvertaken ? (
        <Theirs
          note={customer.note}
          mine={draft.text}
          onChoice={(text) => setDraft({ text, was: customer.note })}
        />
      ) : null}
      {isChanged ? (
        <div className={styles.actions}>
          <Button tone="quiet" onClick={() => setDraft(null)}>
            {t('note.discard')}
          </Button>
          <Button tone="secondary" busy={isSaving} disabled={isOvertaken} onClick={handleSave}>
            {t('note.save')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface TheirsProps {
  note: string;
  mine: string;
  onChoice: (text: string) => void;
}

/** The note a colleague has saved meanwhile, and what is to become of the two. */
function Theirs({ note, mine, onChoice }: TheirsProps) {
  const { t } = useTranslation('customer');
  return (
    <div className={styles.theirs} role="alert">
      <p className={styles.strong}>{note === '' ? t('note.emptied') : t('note.theirs')}</p>
      {note === '' ? null : <p className={styles.theirNote}>{note}</p>}
      <div className={styles.actions}>
        {note === '' ? null : (
          <Button tone="secondary" onClick={() => onChoice(`${note}\n${mine}`)}>
            {t('note.both')}
          </Button>
        )}
        <Button tone="quiet" onClick={() => onChoice(mine)}>
          {t('note.mine')}
        </Button>
      </div>
    </div>
  );
}
