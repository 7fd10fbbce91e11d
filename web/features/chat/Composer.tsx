import { Camera, Paperclip, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TEXT_LENGTH } from '#shared/contract/chat-limits.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './Composer.module.css';
import { FileButton } from './FileButton.tsx';
import { useGrowingBox } from './use-growing-box.ts';

interface ComposerProps {
  onSendText: (text: string) => void;
  onPickFile: (file: File) => void;
  /** Pixels the box may grow to: 220 for the farmer, 160 in the office (specification). */
  maxHeight: number;
  placeholder?: string;
  disabled?: boolean;
  /** The box takes the focus whenever this turns to something new: a reply was begun. */
  focusFor?: number | undefined;
}

/** The specification names images, any application type and plain text; farmers also send films and sounds. */
const ATTACHABLE = 'image/*,video/*,audio/*,application/*,text/plain';

/** Where a message is written. The box is emptied at once: from then on the outbox holds the words. */
export function Composer(props: ComposerProps) {
  const { onSendText, onPickFile, maxHeight, placeholder, disabled = false, focusFor } = props;
  const { t } = useTranslation('chat');
  const [text, setText] = useState('');
  const box = useGrowingBox(text, maxHeight);
  const noteId = useId();
  useEffect(() => {
    if (focusFor !== undefined) box.current?.focus();
  }, [focusFor, box]);
  const over = text.length - MAX_TEXT_LENGTH;
  const canSend = !disabled && over <= 0 && text.trim() !== '';

  function send(): void {
    if (!canSend) return;
    onSendText(text.trim());
    setText('');
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    send();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (!sendsOnEnter(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <form className={styles.composer} onSubmit={handleSubmit} aria-label={t('composer.label')}>
      <FileButton
        label={t('composer.camera')}
        accept="image/*"
        capture
        disabled={disabled}
        onPick={onPickFile}
      >
        <Camera aria-hidden="true" />
      </FileButton>
      <FileButton label={t('composer.attach')} accept={ATTACHABLE} disabled={disabled} onPick={onPickFile}>
        <Paperclip aria-hidden="true" />
      </FileButton>
      <div className={styles.field}>
        <textarea
          ref={box}
          className={styles.box}
          rows={1}
          value={text}
          disabled={disabled}
          placeholder={placeholder ?? t('composer.placeholder')}
          aria-label={t('composer.label')}
          aria-describedby={over > 0 ? noteId : undefined}
          enterKeyHint="enter"
          dir="auto"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {over > 0 ? (
          <p id={noteId} className={styles.note} role="alert">
            {t('composer.tooLong', { over })}
          </p>
        ) : null}
      </div>
      <IconButton
        type="submit"
        tone="primary"
        label={t('composer.send')}
        disabled={!canSend}
        // Taking the focus would close a phone's keyboard after every message.
        onPointerDown={(event) => event.preventDefault()}
      >
        <SendHorizontal aria-hidden="true" />
      </IconButton>
    </form>
  );
}

/**
 * On a keyboard Enter sends and Shift+Enter breaks the line; under a thumb Enter always breaks it. While an
 * input method composes (Kannada), Enter belongs to it; Android's keyboards claim to compose all the time,
 * which is why touch is asked first.
 */
function sendsOnEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.shiftKey) return false;
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return false;
  return !event.nativeEvent.isComposing && event.keyCode !== 229;
}
