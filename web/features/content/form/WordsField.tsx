import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './Form.module.css';
import { useField, useForm } from './form-context.ts';
import type { FieldProps } from './schema.ts';

/** What a number typed into a box of words reads as. */
const wordsOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** Letters: one line of them, several, or a text with headings. */
export function WordsField({ schema, path, label, hint, isOptional, lang }: FieldProps) {
  const { kind, itemKey } = useForm();
  const { value, error, isReadOnly, set, leave } = useField(path);
  const isKey = kind === 'product' && path === 'sku' && value === itemKey;
  const shared = {
    label,
    lang,
    error,
    hint,
    value: wordsOf(value),
    // Links and bills name it: an article of another number is another article.
    readOnly: isReadOnly || isKey,
    onBlur: leave,
    'data-field': path,
  };
  const write = (text: string) => set(text === '' && isOptional ? undefined : text);
  if (schema.field === 'line') {
    return <TextField {...shared} dir="auto" onChange={({ target }) => write(target.value)} />;
  }
  const isLong = schema.field === 'markdown';
  return (
    <TextArea
      {...shared}
      className={isLong ? styles.long : undefined}
      rows={isLong ? 24 : 4}
      onChange={({ target }) => write(target.value)}
    />
  );
}

/** A time of the day. */
export function ClockField({ path, label, hint }: FieldProps) {
  const { value, error, isReadOnly, set, leave } = useField(path);
  return (
    <TextField
      label={label}
      error={error}
      hint={hint}
      type="time"
      value={wordsOf(value)}
      readOnly={isReadOnly}
      onBlur={leave}
      data-field={path}
      onChange={({ target }) => set(target.value)}
    />
  );
}
