import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<Option extends string> {
  label: string;
  options: readonly { value: Option; label: string }[];
  /** Null while nobody has chosen. */
  chosen: Option | null;
  error?: string | undefined;
  onChoose: (value: Option) => void;
}

/** One of a few, all in sight. */
export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { label, options, chosen, error, onChoose } = props;
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, label: words }) => (
          <label key={value} className={styles.option}>
            <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
