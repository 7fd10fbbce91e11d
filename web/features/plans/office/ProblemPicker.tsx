import { type KeyboardEvent, useId, useState } from 'react';
import { LATIN_NAMES } from '#content/agronomy/latin-names.ts';
import type { PlanBody, PlanChoicesAnswer } from '#shared/contract/office/plans.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { foldForSearch } from '#shared/domain/chat/search-words.ts';
import { CERTAINTIES } from '#shared/domain/plan/plan.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DeskInput, DeskRow, DeskSelect } from '../../../ui/desk/DeskFields.tsx';
import styles from './Composer.module.css';

type Problem = PlanBody['problem'];

interface ProblemPickerProps {
  problem: Problem;
  choices: PlanChoicesAnswer | undefined;
  onChange: (problem: Problem) => void;
}

const MOST_SHOWN = 8;
const THRESHOLDS = ['reached', 'below', 'unknown'] as const;

/** What is wrong: of the crop's list by its English, Kannada or Latin name, or in own words; and how sure one is. */
export function ProblemPicker({ problem, choices, onChange }: ProblemPickerProps) {
  const { t } = useTranslation('plans');
  return (
    <>
      <ProblemSearch problem={problem} choices={choices} onChange={onChange} />
      <DeskRow>
        <DeskSelect
          label={t('certainty.label')}
          options={CERTAINTIES.map((value) => ({ value, label: t(`certainty.${value}`) }))}
          chosen={problem.certainty}
          onChoose={(certainty) => certainty && onChange({ ...problem, certainty })}
        />
        <DeskSelect
          label={t('threshold.label')}
          options={THRESHOLDS.map((value) => ({ value, label: t(`threshold.${value}`) }))}
          chosen={problem.threshold}
          onChoose={(threshold) => threshold && onChange({ ...problem, threshold })}
        />
        <DeskInput
          wide
          label={t('signs')}
          data-point="evidence"
          maxLength={500}
          value={problem.signs}
          onChange={({ target }) => onChange({ ...problem, signs: target.value })}
        />
      </DeskRow>
    </>
  );
}

interface Found {
  key: string;
  name: string;
  also: string;
}

function ProblemSearch({ problem, choices, onChange }: ProblemPickerProps) {
  const { t } = useTranslation('plans');
  const listId = useId();
  const { all, nameOf } = useProblems(choices);
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const shown = problem.key === null ? problem.name : nameOf(problem.key);
  const found = typed === null ? [] : find(all, typed).slice(0, MOST_SHOWN);
  const isOpen = typed !== null && found.length > 0;

  function choose(key: string | null, name: string): void {
    setTyped(null);
    onChange({ ...problem, key, name: key === null ? name.trim().slice(0, 120) : '' });
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (typed === null || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const hit = found[at];
      choose(hit?.key ?? null, hit ? '' : typed);
    } else if (event.key === 'Escape') {
      // The panel around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
  }

  return (
    <div className={styles.search}>
      <DeskInput
        label={t('problem')}
        placeholder={t('problemHint')}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        value={typed ?? shown}
        maxLength={120}
        onFocus={({ target }) => {
          target.select();
          setTyped('');
          setAt(0);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onBlur={() => {
          if (typed && find(all, typed).length === 0) choose(null, typed);
          else setTyped(null);
        }}
        onKeyDown={handleKeyDown}
      />
      <Options id={listId} found={found} at={isOpen ? at : null} onChoose={(key) => choose(key, '')} />
    </div>
  );
}

interface OptionsProps {
  id: string;
  found: readonly Found[];
  /** Null while closed. */
  at: number | null;
  onChoose: (key: string) => void;
}

function Options({ id, found, at, onChoose }: OptionsProps) {
  const { t } = useTranslation('plans');
  return (
    <div id={id} role="listbox" aria-label={t('problem')} className={styles.found} hidden={at === null}>
      {found.map(({ key, name, also }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
        <div
          key={key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          // The field keeps the focus, or leaving it would close the list before the press ends.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(key)}
        >
          {name}
          <small>{also}</small>
        </div>
      ))}
    </div>
  );
}

/** The problems of the crop, each by all its names. */
function useProblems(choices: PlanChoicesAnswer | undefined) {
  const { t, language } = useTranslation('plans');
  const hasWeeds = choices?.choices.some(({ problems }) => problems.includes('weeds')) ?? false;
  const all: Found[] = (choices?.problems ?? []).map(({ key, name }) => {
    const others = Object.values(name).filter((each) => each !== textIn(name, language));
    return {
      key,
      name: textIn(name, language),
      also: [...others, LATIN_NAMES[key]].filter(Boolean).join(' · '),
    };
  });
  if (hasWeeds) all.push({ key: 'weeds', name: t('weeds'), also: '' });
  const nameOf = (key: string) => all.find((each) => each.key === key)?.name ?? key;
  return { all, nameOf };
}

/** Every word typed begins a word of one of its names; those whose first name begins so come first. */
function find(all: readonly Found[], typed: string): Found[] {
  const words = foldForSearch(typed).split(' ').filter(Boolean);
  const begins = (text: string) =>
    words.every((word) =>
      foldForSearch(text)
        .split(/[ ·()-]+/)
        .some((each) => each.startsWith(word)),
    );
  const hits = all.filter(({ name, also }) => begins(`${name} ${also}`));
  return [...hits.filter(({ name }) => begins(name)), ...hits.filter(({ name }) => !begins(name))];
}
