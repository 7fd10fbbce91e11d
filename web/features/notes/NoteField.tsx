import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { textIn } from '#shared/domain/by-language.ts';
import { currentLanguage, useTranslation } from '../../lib/i18n.ts';
import type { Colleague } from '../../lib/office/colleagues.ts';
import { sendsOnEnter } from '../../ui/fields/sends-on-enter.ts';
import { findColleagues, openMention, takeMention } from './mentions.ts';
import styles from './NoteField.module.css';

interface NoteFieldProps {
  text: string;
  label: string;
  placeholder?: string;
  colleagues: readonly Colleague[];
  error: string | undefined;
  onChange: (text: string) => void;
  onEnter: () => void;
  /** Whether the caret comes into it at once. */
  isFocused: boolean;
  onEscape: (() => void) | undefined;
}

/** The box of a note. An `@` opens the colleagues: arrows choose, Enter or Tab takes, Escape closes. */
export function NoteField(props: NoteFieldProps) {
  const { text, colleagues, error, isFocused, onChange } = props;
  const { t } = useTranslation('notes');
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const errorId = useId();
  const menu = useMentions(text, colleagues);
  const caretAfter = useRef<number | null>(null);
  useEffect(() => {
    if (!isFocused) return;
    const field = box.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [isFocused]);
  useLayoutEffect(() => {
    if (caretAfter.current === null) return;
    box.current?.setSelectionRange(caretAfter.current, caretAfter.current);
    caretAfter.current = null;
  });

  function take(colleague: Colleague): void {
    if (!menu.mention) return;
    const taken = takeMention(text, menu.caret, menu.mention, textIn(colleague.name, currentLanguage()));
    caretAfter.current = taken.caret;
    menu.follow(taken.caret);
    onChange(taken.text);
    box.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const chosen = menu.found[menu.index];
    if (menu.isOpen && event.key === 'Escape') menu.dismiss();
    else if (menu.isOpen && event.key === 'ArrowDown') menu.step(1);
    else if (menu.isOpen && event.key === 'ArrowUp') menu.step(-1);
    else if (menu.isOpen && chosen && (event.key === 'Enter' || event.key === 'Tab')) take(chosen);
    else if (event.key === 'Escape' && props.onEscape) props.onEscape();
    else if (sendsOnEnter(event)) props.onEnter();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.field}>
      {menu.isOpen ? <MentionList id={listId} found={menu.found} active={menu.index} onTake={take} /> : null}
      <div className={styles.grow} data-text={text}>
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          value={text}
          placeholder={props.placeholder}
          aria-label={props.label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          aria-autocomplete="list"
          aria-controls={menu.isOpen ? listId : undefined}
          aria-activedescendant={
            menu.isOpen && menu.found[menu.index] ? `${listId}-${menu.found[menu.index]?.id}` : undefined
          }
          onChange={(event) => {
            menu.follow(event.target.selectionStart);
            onChange(event.target.value);
          }}
          onSelect={(event) => menu.follow(event.currentTarget.selectionStart)}
          onKeyDown={handleKeyDown}
        />
      </div>
      {error ? (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <span role="status" className={styles.status}>
        {menu.isOpen && menu.found.length === 0 ? t('nobody') : ''}
      </span>
    </div>
  );
}

interface MentionListProps {
  id: string;
  found: readonly Colleague[];
  active: number;
  onTake: (colleague: Colleague) => void;
}

/** It never takes the focus: the box says which line is meant. */
function MentionList({ id, found, active, onTake }: MentionListProps) {
  const { t, language } = useTranslation('notes');
  return (
    <div id={id} role="listbox" aria-label={t('people')} className={styles.people}>
      {found.map((colleague, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and takes the keys for its list
        <div
          key={colleague.id}
          id={`${id}-${colleague.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.person}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(colleague)}
        >
          {textIn(colleague.name, language)}
        </div>
      ))}
    </div>
  );
}

/** What the `@` before the caret finds, and which line of it is meant. */
function useMentions(text: string, colleagues: readonly Colleague[]) {
  const [caret, setCaret] = useState(text.length);
  const [active, setActive] = useState({ query: '', index: 0 });
  const [dismissed, setDismissed] = useState<number | null>(null);
  const mention = openMention(text, caret);
  const isOpen = mention !== undefined && mention.from !== dismissed && colleagues.length > 0;
  const found = isOpen ? findColleagues(colleagues, mention.query) : [];
  const index = active.query === mention?.query ? Math.min(active.index, found.length - 1) : 0;
  return {
    caret,
    mention,
    isOpen,
    found,
    index,
    follow: setCaret,
    dismiss: () => setDismissed(mention?.from ?? null),
    step(by: 1 | -1) {
      if (mention && found.length > 0) {
        setActive({ query: mention.query, index: (index + by + found.length) % found.length });
      }
    },
  };
}
