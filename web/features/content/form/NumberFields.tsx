import { useState } from 'react';
import { readNumber, writeNumber } from '#shared/domain/content/typed.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useField } from './form-context.ts';
import type { FieldProps } from './schema.ts';

/** An amount, typed as people write it. */
export function RupeesField(props: FieldProps) {
  return <NumberBox {...props} isMoney />;
}

/** A number, with what it is counted in. */
export function NumberField(props: FieldProps) {
  const { unit } = props.schema;
  return <NumberBox {...props} label={unit ? `${props.label} (${unit})` : props.label} isMoney={false} />;
}

function NumberBox({ path, label, hint, isMoney }: FieldProps & { isMoney: boolean }) {
  const { value, error, isReadOnly, set, leave } = useField(path);
  // While somebody types it is theirs: '12.' is on its way to '12.5'.
  const [typed, setTyped] = useState<string | null>(null);
  // Unless the form says something else by now: a colleague's number, or one brought back.
  const isOwn = typed !== null && Object.is(readNumber(typed), value);
  const shown = isOwn ? typed : writeNumber(value, isMoney);
  return (
    <TextField
      label={label}
      error={error}
      hint={hint}
      prefix={isMoney ? '₹' : undefined}
      figures
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      readOnly={isReadOnly}
      data-field={path}
      onChange={({ target }) => {
        setTyped(target.value);
        set(readNumber(target.value));
      }}
      onBlur={() => {
        setTyped(null);
        leave();
      }}
    />
  );
}
