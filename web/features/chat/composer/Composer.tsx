import { SendHorizontal } from 'lucide-react';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react';
import { MAX_TEXT_LENGTH } from '#shared/contract/chat-limits.ts';
import type { ComposerExtension, ComposerHandle, WritingHelp } from '../../../lib/chat-slots.ts';
import { draftKey, readStored, subscribeStored, writeStored } from '../../../lib/device/local-store.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import styles from './Composer.module.css';
import { COMPOSER_FORM, selectInComposer } from './composer-form.ts';
import { MessageBox } from './MessageBox.tsx';
import { PickButtons } from './PickButtons.tsx';

interface ComposerProps {
  /** False: not now; the words stay in the box. */
  onSendText: (text: string) => boolean;
  /** Words went out by Ctrl+Enter: the writer wants the next chat. */
  onSentWithNext?: (() => void) | undefined;
  /** Called on every key, while there is something written. */
  onWriting?: (() => void) | undefined;
  /** Chosen, photographed or pasted, in that order. */
  onPickFiles: (files: readonly File[]) => void;
  /** Whose correspondence this is: unsent words are kept under it. */
  owner: string;
  /** Pixels the box may grow to: 220 for the farmer, 160 in the office (specification). */
  maxHeight: number;
  placeholder?: string;
  disabled?: boolean;
  /** The box takes the focus whenever this turns to something new: a reply was begun. */
  focusFor?: number | undefined;
  /** Takes Send's place while there is nothing to send. */
  mic: ReactNode;
  /** Words from another app; they join what is written already. */
  offeredText?: string;
  /** Somebody who helps writing: the office's saved replies. */
  help?: ComposerExtension | undefined;
}

/** Where a message is written. The box is emptied at once: from then on the outbox holds the words. */
export function Composer(props: ComposerProps) {
  const { onSendText, owner, disabled = false, offeredText = '' } = props;
  const [text, setText] = useDraftText(owner);
  const takeOver = useEffectEvent(() => setText([text, offeredText].filter(Boolean).join('\n')));
  useEffect(() => {
    if (offeredText !== '') takeOver();
  }, [offeredText]);
  const over = text.length - MAX_TEXT_LENGTH;
  const canSend = !disabled && over <= 0 && text.trim() !== '';

  // A question before sending may stand between the wish and its fulfilment.
  const wantsNext = useRef(false);

  function sendNow(): void {
    if (!canSend || !onSendText(text.trim())) return;
    setText('');
    if (wantsNext.current) props.onSentWithNext?.();
    wantsNext.current = false;
  }

  function handleChange(written: string): void {
    setText(written);
    if (written.trim() !== '') props.onWriting?.();
  }

  const box: ComposerHandle = {
    text,
    disabled,
    write(written, select) {
      handleChange(written);
      selectInComposer(select ?? { from: written.length, to: written.length });
    },
    send: sendNow,
  };

  const draw = (help: WritingHelp | null) => (
    <div className={styles.helped}>
      {help?.above}
      <WritingForm
        {...props}
        text={text}
        over={over}
        canSend={canSend}
        help={help}
        onChange={handleChange}
        onSend={(andNext) => {
          if (andNext !== undefined) wantsNext.current = andNext;
          if (canSend && help?.maySend?.(text) !== false) sendNow();
        }}
      />
    </div>
  );
  return props.help ? props.help(box, draw) : draw(null);
}

interface WritingFormProps extends Omit<ComposerProps, 'help'> {
  text: string;
  /** Characters beyond the longest message. */
  over: number;
  canSend: boolean;
  help: WritingHelp | null;
  onChange: (text: string) => void;
  /** Undefined: said nothing about it, the former wish stands. */
  onSend: (andNext?: boolean) => void;
}

function WritingForm(props: WritingFormProps) {
  const { text, canSend, help, disabled = false, onPickFiles, onSend } = props;
  const { t } = useTranslation('chat');

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    onSend();
  }

  return (
    <form
      id={COMPOSER_FORM}
      className={styles.composer}
      onSubmit={handleSubmit}
      aria-label={t('composer.label')}
    >
      <PickButtons disabled={disabled} onPickFiles={onPickFiles} />
      {help?.tool}
      <MessageBox
        text={text}
        over={props.over}
        maxHeight={props.maxHeight}
        placeholder={props.placeholder ?? t('composer.placeholder')}
        disabled={disabled}
        focusFor={props.focusFor}
        aria={help?.aria}
        takesKey={help?.takesKey}
        onChange={props.onChange}
        onEnter={onSend}
        onPasteFiles={onPickFiles}
      />
      {text.trim() === '' ? (
        props.mic
      ) : (
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
      )}
    </form>
  );
}

/**
 * Words typed and not sent yet. They stay on the device under their correspondence, through a reload and a dead
 * battery; sending or emptying the box forgets them. Every key stroke is stored: a mobile browser may be
 * killed without an event.
 *
 * What is stored is the draft, and every tab shows it: a tab that kept its own and wrote it down would bring back what was
 * sent in another one meanwhile.
 */
function useDraftText(owner: string): [text: string, write: (text: string) => void] {
  const key = draftKey(owner);
  const subscribe = useCallback((update: () => void) => subscribeStored(key, update), [key]);
  const text = useSyncExternalStore(subscribe, () => readStored(key) ?? '');
  return [text, (written) => writeStored(key, written === '' ? null : written)];
}
