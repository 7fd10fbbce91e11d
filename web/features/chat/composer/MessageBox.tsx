import {
  type AriaAttributes,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { sendsOnEnter } from '../../../ui/fields/sends-on-enter.ts';
import styles from './Composer.module.css';
import { filesOf } from './FileDrop.tsx';

interface MessageBoxProps {
  text: string;
  /** Characters beyond the longest message; the writer is told, nothing is cut. */
  over: number;
  /** Pixels the box may grow to. */
  maxHeight: number;
  placeholder: string;
  disabled: boolean;
  /** The box takes the focus whenever this changes to something: a chosen reply, an opened chat. */
  focusFor: number | undefined;
  /** Of a list that belongs to the box. */
  aria?: AriaAttributes | undefined;
  /** True: the key was meant for that list. */
  takesKey?: ((event: KeyboardEvent) => boolean) | undefined;
  onChange: (text: string) => void;
  /** `andNext`: with Ctrl, the writer has done with this chat. */
  onEnter: (andNext: boolean) => void;
  onPasteFiles: (files: readonly File[]) => void;
}

/** The box one writes in. It grows with its text and knows when Enter means send. */
export function MessageBox(props: MessageBoxProps) {
  const { text, over, maxHeight, placeholder, disabled, focusFor, onChange, onEnter } = props;
  const { t } = useTranslation('chat');
  const box = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  useEffect(() => {
    if (focusFor !== undefined) box.current?.focus();
  }, [focusFor]);

  function handleKeyDown(event: KeyboardEvent): void {
    if (props.takesKey?.(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!sendsOnEnter(event)) return;
    event.preventDefault();
    onEnter(event.ctrlKey || event.metaKey);
  }

  function handlePaste(event: ClipboardEvent): void {
    const files = filesOf(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    props.onPasteFiles(files);
  }

  return (
    <div className={styles.field}>
      <div
        className={styles.grow}
        data-text={text}
        data-long={/.{31}|\n/.test(text) || undefined}
        style={{ '--box-max': `${maxHeight}px` } as CSSProperties}
      >
        <textarea
          ref={box}
          className={styles.box}
          data-shortcut="r"
          rows={1}
          value={text}
          disabled={disabled}
          placeholder={placeholder}
          aria-label={t('composer.label')}
          aria-describedby={over > 0 ? noteId : undefined}
          {...props.aria}
          enterKeyHint="enter"
          dir="auto"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
        />
      </div>
      {over > 0 ? (
        <p id={noteId} className={styles.note} role="alert">
          {t('composer.tooLong', { over })}
        </p>
      ) : null}
    </div>
  );
}
