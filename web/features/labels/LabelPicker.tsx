import { Check, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { KeptLabel } from '#shared/contract/office/labels.ts';
import { LABEL_CHARS, LABEL_KINDS, type LabelKind } from '#shared/domain/labels.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { labelName } from '../../lib/office/label-name.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ErrorState, Loading, VisuallyHidden } from '../../ui/States.tsx';
import { findLabels, isKnown } from './find-labels.ts';
import styles from './LabelPicker.module.css';
import type { Labels } from './use-labels.ts';

interface LabelPickerProps {
  labels: Labels;
  chosen: readonly number[];
  hint: string;
  onToggle: (label: KeptLabel, isChosen: boolean) => void;
  /** Makes a label of what was typed and chooses it; absent where none may be made. */
  onMake?: (name: string, kind: LabelKind) => void;
}

/** Labels found by typing: arrows choose, Enter puts on and takes off. The box keeps the focus. */
export function LabelPicker(props: LabelPickerProps) {
  const { labels, chosen, hint, onToggle, onMake } = props;
  const { t, language } = useTranslation('labels');
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<LabelKind>('own');
  const [active, setActive] = useState(0);
  const listId = useId();
  const found = findLabels(labels.list, typed, { chosen, language });
  const name = typed.trim();
  const mayMake =
    labels.phase === 'ready' && onMake !== undefined && name !== '' && !isKnown(labels.list, name);
  const lines = found.length + (mayMake ? 1 : 0);
  const at = Math.min(active, lines - 1);

  function take(index: number): void {
    const label = found[index];
    if (label) onToggle(label, chosen.includes(label.id));
    else if (mayMake) onMake(name, kind);
    if (typed !== '') setActive(0);
    setTyped('');
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && lines > 0) take(at);
    else if (event.key === 'ArrowDown' && lines > 0) setActive((at + 1) % lines);
    else if (event.key === 'ArrowUp' && lines > 0) setActive((at - 1 + lines) % lines);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.picker}>
      <TextField
        label={t('search')}
        hint={hint}
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={lines > 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        maxLength={LABEL_CHARS}
        value={typed}
        data-autofocus
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <Found labels={labels} count={found.length} />
      <Options id={listId} found={found} chosen={chosen} active={at} onTake={take}>
        {mayMake ? (
          <Option
            id={`${listId}-${found.length}`}
            isActive={at === found.length}
            onTake={() => take(found.length)}
          >
            <Plus aria-hidden="true" className={styles.sign} />
            <span className={styles.name}>{t('make', { name })}</span>
            <span className={styles.kind}>{t(`kind.${kind}`)}</span>
          </Option>
        ) : null}
      </Options>
      {mayMake ? (
        <Choice
          label={t('kindOf')}
          options={LABEL_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          chosen={kind}
          onChoose={setKind}
        />
      ) : null}
    </div>
  );
}

/** How many there are, or why there are none yet. */
function Found({ labels, count }: { labels: Labels; count: number }) {
  const { t } = useTranslation('labels');
  if (labels.phase === 'loading') return <Loading label={t('loading')} />;
  if (labels.phase === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={labels.retry}>
        {errorText(labels.error, '')}
      </ErrorState>
    );
  }
  return (
    <p role="status" className={styles.count}>
      {count === 0 ? t('none') : <VisuallyHidden>{t('found', { count })}</VisuallyHidden>}
    </p>
  );
}

interface OptionsProps {
  id: string;
  found: readonly KeptLabel[];
  chosen: readonly number[];
  active: number;
  onTake: (index: number) => void;
  /** One more line, which makes a label. */
  children: React.ReactNode;
}

function Options({ id, found, chosen, active, onTake, children }: OptionsProps) {
  const { t, language } = useTranslation('labels');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('title')}
      aria-multiselectable="true"
      tabIndex={-1}
      className={styles.list}
    >
      {found.map((label, index) => (
        <Option
          key={label.id}
          id={`${id}-${index}`}
          isActive={index === active}
          isChosen={chosen.includes(label.id)}
          onTake={() => onTake(index)}
        >
          <Check aria-hidden="true" className={styles.sign} data-shown={chosen.includes(label.id)} />
          <span className={styles.name}>{labelName(label, language)}</span>
          <span className={styles.kind}>
            {t(`kind.${label.kind}`)}
            {label.chats > 0 ? ` · ${t('chats', { count: label.chats })}` : ''}
          </span>
        </Option>
      ))}
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  isChosen?: boolean;
  onTake: () => void;
  children: React.ReactNode;
}

function Option({ id, isActive, isChosen = false, onTake, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and takes the keys for its list
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {children}
    </div>
  );
}
