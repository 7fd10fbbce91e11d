import { type FormEvent, useId, useRef } from 'react';
import type { SavedReply } from '#shared/contract/saved-replies.ts';
import {
  REPLY_LANGUAGES,
  REPLY_VARIABLES,
  replyField,
  SHORTCUT_MAX,
} from '#shared/domain/chat/saved-reply.ts';
import type { Language } from '#shared/domain/languages.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { FormProblem } from '../../ui/fields/Refusal.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SidePanel } from '../../ui/sheets/Dialog.tsx';
import styles from './ReplyForm.module.css';
import { type ReplyForm as Form, useReplyForm } from './use-reply-form.ts';

interface ReplyFormProps {
  /** The one to change; null for a new one. */
  reply: SavedReply | null;
  onClose: () => void;
}

/** Adds or changes one reply. Mount it when it opens. */
export function ReplyForm({ reply, onClose }: ReplyFormProps) {
  const { t } = useTranslation('replies');
  const form = useReplyForm(reply, onClose);
  const formId = useId();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void form.save();
  }

  return (
    <SidePanel
      open
      onClose={onClose}
      title={reply ? t('form.editTitle') : t('form.addTitle')}
      footer={
        <Button type="submit" form={formId} wide busy={form.isSaving}>
          {t('form.save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('form.shortcut')}
          hint={t('form.shortcutHint')}
          prefix="/"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          maxLength={SHORTCUT_MAX + 1}
          value={form.words.shortcut}
          error={form.troubles.shortcut}
          onChange={(event) => form.set('shortcut', event.target.value)}
        />
        {REPLY_LANGUAGES.map((language) => (
          <ReplyText key={language} form={form} language={language} />
        ))}
        <FormProblem problem={form.troubles.form} />
      </form>
    </SidePanel>
  );
}

interface ReplyTextProps {
  form: Form;
  language: Language;
}

/** One language's text, and the variables, which go in where the cursor stands. */
function ReplyText({ form, language }: ReplyTextProps) {
  const field = replyField(language);
  const { t } = useTranslation('replies');
  const box = useRef<HTMLTextAreaElement>(null);

  function insert(word: string): void {
    const element = box.current;
    if (!element) return;
    const { selectionStart: from, selectionEnd: to, value } = element;
    form.set(field, value.slice(0, from) + word + value.slice(to));
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(from + word.length, from + word.length);
    });
  }

  return (
    <div>
      <TextArea
        ref={box}
        label={t(`form.${language}`)}
        lang={language}
        rows={4}
        value={form.words[field]}
        error={form.troubles[field]}
        onChange={(event) => form.set(field, event.target.value)}
      />
      <fieldset className={styles.variables}>
        <legend>{t('form.variables')}</legend>
        {REPLY_VARIABLES.map((variable) => (
          <button
            key={variable}
            type="button"
            title={t(`variable.${variable}`)}
            aria-label={t('form.insert', { word: `{${variable}}`, variable: t(`variable.${variable}`) })}
            onClick={() => insert(`{${variable}}`)}
          >
            {`{${variable}}`}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
