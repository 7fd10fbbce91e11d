import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { Customer } from '#shared/contract/customers.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './CustomerCard.module.css';
import { saveNote } from './customer.api.ts';
import { putCustomer } from './use-customer.ts';

const NOTE_MAX = 2000;

/** What the office keeps in mind about the farmer. A colleague's note comes in unless one is being written. */
export function NoteBox({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customer');
  const client = useQueryClient();
  const [draft, setDraft] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isChanged = draft !== null && draft.trim() !== customer.note;

  async function handleSave(): Promise<void> {
    if (!isChanged || isSaving) return;
    setSaving(true);
    try {
      putCustomer(client, await saveNote(customer.chat_id, draft));
      setDraft(null);
      showToast(t('note.saved'), { tone: 'success' });
    } catch (error) {
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
        hint={t('note.hint')}
        rows={2}
        maxLength={NOTE_MAX}
        value={draft ?? customer.note}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {isChanged ? (
        <div className={styles.deeds}>
          <Button tone="quiet" onClick={() => setDraft(null)}>
            {t('note.discard')}
          </Button>
          <Button tone="secondary" busy={isSaving} onClick={handleSave}>
            {t('note.save')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
