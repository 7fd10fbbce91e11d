import { useId } from 'react';
import { Choice } from '../../../ui/fields/Choice.tsx';
import styles from './Form.module.css';
import { useField } from './form-context.ts';
import { choicesOf, type FieldProps } from './schema.ts';

/** One of a few, all in sight. */
export function ChoiceField({ schema, path, name, label }: FieldProps) {
  const { value, error, isReadOnly, set, words } = useField(path);
  return (
    <div data-field={path} className={styles.wide}>
      <fieldset className={styles.plain} disabled={isReadOnly}>
        <Choice
          label={label}
          options={choicesOf(schema).map((each) => ({ value: each, label: words.choice(name, each) }))}
          chosen={typeof value === 'string' ? value : null}
          error={error}
          onChoose={set}
        />
      </fieldset>
    </div>
  );
}

/** Yes or no. */
export function FlagField({ path, label, hint }: FieldProps) {
  const { value, error, isReadOnly, set } = useField(path);
  const noteId = useId();
  const note = error ?? hint;
  return (
    <div className={styles.wide}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={value === true}
          disabled={isReadOnly}
          data-field={path}
          aria-describedby={note ? noteId : undefined}
          onChange={({ target }) => set(target.checked)}
        />
        <span>{label}</span>
      </label>
      {note ? (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
