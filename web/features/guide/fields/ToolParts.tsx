import { MessageCircle, Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { keepTogether } from '#shared/domain/keep-together.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { printTool } from './print-tool.ts';
import styles from './ToolParts.module.css';
import type { Figure } from './use-figure.ts';

interface FigureFieldProps {
  label: string;
  figure: Figure;
  /** Stands behind the number: 'ml', 'L'. */
  unit?: string | undefined;
  /** What is wrong with it; undefined while nothing is. */
  error?: string | undefined;
  /** Said below the box before anything is wrong. */
  hint?: string | undefined;
  /** Letters stand in it too ('4A'). */
  words?: boolean;
}

/** A number with its unit, large enough for a wet thumb. */
export function FigureField({ label, figure, unit, error, hint, words }: FigureFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-wrong={error ? '' : undefined}>
        <input
          id={id}
          inputMode={words ? 'text' : 'decimal'}
          autoComplete="off"
          value={figure.text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-said` : undefined}
          onChange={(event) => figure.set(event.currentTarget.value)}
        />
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </div>
      {error ? (
        <p id={`${id}-said`} className={styles.error}>
          {error}
        </p>
      ) : hint ? (
        <p id={`${id}-said`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

interface ChoiceProps<Option extends string> {
  label: string;
  options: readonly { value: Option; label: string }[];
  /** Null while nobody has chosen. */
  chosen: Option | null;
  onChoose: (value: Option) => void;
}

/** One of a few, all in sight. */
export function Choice<Option extends string>({ label, options, chosen, onChoose }: ChoiceProps<Option>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of many, in the phone's own list. */
export function Pick<Option extends string>({ label, options, chosen, onChoose }: ChoiceProps<Option>) {
  const { t } = useTranslation('guidetools');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.pick}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value as Option)}
      >
        {chosen === null ? (
          <option value="" disabled>
            {t('choose')}
          </option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface AnswerProps {
  /** The answer as one would say it; shared and printed as it stands. */
  sentences: readonly string[];
  /** A drawing of the result. */
  children?: ReactNode;
  tone?: 'good' | 'careful' | 'stop';
  onAsk: (text: string) => void;
  /** Chemicals are used as the label says. */
  label?: boolean;
}

/** The answer, at once, and what can be done with it. */
export function Answer({ sentences, children, tone = 'good', onAsk, label = true }: AnswerProps) {
  const { t } = useTranslation('guidetools');
  return (
    <div className={styles.answer} data-tone={tone}>
      <output className={styles.sentences}>
        {sentences.map((sentence) => (
          <span key={sentence}>{keepTogether(sentence)}</span>
        ))}
      </output>
      {children}
      {label ? <p className={styles.note}>{t('label')}</p> : null}
      <div className={styles.actions}>
        <Button
          tone="secondary"
          icon={<MessageCircle aria-hidden="true" />}
          onClick={() => onAsk(`${sentences.join(' ')}\n`)}
        >
          {t('ask')}
        </Button>
        <Button
          tone="quiet"
          icon={<Printer aria-hidden="true" />}
          onClick={(event) => printTool(event.currentTarget)}
        >
          {t('print')}
        </Button>
      </div>
    </div>
  );
}

/** What comes after the answer, behind a tap; nothing where there is nothing. */
export function Further({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <details className={styles.further} data-answer>
      <summary>{title}</summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{keepTogether(sentence)}</li>
        ))}
      </ul>
    </details>
  );
}

/** The fields of a tool, side by side where there is room. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Said in place of an answer while a field makes no sense, or why there can be none. */
export function NoAnswer({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('guidetools');
  return (
    <p className={styles.none} role="status">
      {children ?? t('fill')}
    </p>
  );
}

/** What every tool is given. */
export interface ToolProps {
  /** Opens the chat with the tool's answer to begin with. */
  onAsk: (text: string) => void;
  /** Rupees for a bag of DAP at our counter; left out where it is not sold or not asked about. */
  dapRupees?: number | undefined;
  /** Address of the label table; where a tool stands without it, none is shown. */
  rows?: string | undefined;
}
