import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedReply, SavedReplyBody } from '#shared/contract/saved-replies.ts';
import {
  normaliseShortcut,
  REPLY_LANGUAGES,
  REPLY_TEXT_MAX,
  replyField,
  replyTexts,
  unknownVariables,
} from '#shared/domain/chat/saved-reply.ts';
import { errorText } from '../../lib/error-text.ts';
import { HttpError } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { addReply, changeReply, REPLIES_KEY } from './use-saved-replies.ts';

export type Words = SavedReplyBody;

type Troubles = Partial<Record<keyof Words | 'form', string | undefined>>;

export interface ReplyForm {
  words: Words;
  set: (field: keyof Words, value: string) => void;
  troubles: Troubles;
  isSaving: boolean;
  save: () => Promise<void>;
}

/** @param reply the one to change as the writer sees it; null for a new one */
export function useReplyForm(reply: SavedReply | null, onSaved: () => void): ReplyForm {
  const { t } = useTranslation('replies');
  const client = useQueryClient();
  const judge = useValidation();
  const [words, setWords] = useState<Words>(() => wordsOf(reply));
  const [troubles, setTroubles] = useState<Troubles>({});
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    const found = judge(words);
    setTroubles(found);
    if (isSaving || Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      const saved = reply
        ? await changeReply(reply.id, { ...words, version: reply.version })
        : await addReply(words);
      showToast(t('form.saved', { shortcut: saved.shortcut }), { tone: 'success' });
      await client.invalidateQueries({ queryKey: REPLIES_KEY });
      onSaved();
    } catch (error) {
      setTroubles(troubleOf(error, { taken: t('form.shortcutTaken'), failed: t('form.failed') }));
      setSaving(false);
    }
  }

  return {
    words,
    set(field, value) {
      setWords((known) => ({ ...known, [field]: value }));
      setTroubles((known) => ({ ...known, [field]: undefined, form: undefined }));
    },
    troubles,
    isSaving,
    save,
  };
}

/** What is wrong with what was typed, in words, beside the field it is wrong in. */
function useValidation(): (words: Words) => Troubles {
  const { t } = useTranslation('replies');
  return (words) => {
    const troubles: Troubles = {};
    if (normaliseShortcut(words.shortcut) === null) troubles.shortcut = t('form.shortcutWrong');
    for (const field of REPLY_LANGUAGES.map(replyField)) {
      const text = words[field].trim();
      const [word] = unknownVariables(text);
      const over = text.length - REPLY_TEXT_MAX;
      if (text === '') troubles[field] = t('form.missing');
      else if (over > 0) troubles[field] = t('form.tooLong', { over });
      else if (word) troubles[field] = t('form.unknown', { word });
    }
    return troubles;
  };
}

function troubleOf(error: unknown, words: { taken: string; failed: string }): Troubles {
  if (error instanceof HttpError && error.code === 'SHORTCUT_TAKEN') return { shortcut: words.taken };
  return { form: errorText(error, words.failed) };
}

function wordsOf(reply: SavedReply | null): Words {
  return { shortcut: reply?.shortcut ?? '', ...replyTexts((field) => reply?.[field] ?? '') };
}
