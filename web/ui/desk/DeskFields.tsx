import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classNames } from '../class-names.ts';
import styles from './DeskFields.module.css';

interface Labelled {
  label: ReactNode;
  /** Stands behind the input, inside its frame: a unit. */
  unit?: ReactNode;
  /** Takes the width of its row. */
  wide?: boolean | undefined;
}

/** A small field of a form that is filled in all day: many stand in one view. */
function Field({ label, unit, wide, id, children }: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.field, wide && styles.wide)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.frame}>
        {children}
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </div>
    </div>
  );
}

type InputProps = Labelled & InputHTMLAttributes<HTMLInputElement>;

export function DeskInput({ label, unit, wide, ...input }: InputProps) {
  const id = useId();
  return (
    <Field {...{ label, unit, wide, id }}>
      <input autoComplete="off" dir="auto" {...input} id={id} />
    </Field>
  );
}

type AreaProps = Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function DeskArea({ label, unit, wide, ...area }: AreaProps) {
  const id = useId();
  return (
    <Field {...{ label, unit, wide, id }}>
      <textarea rows={2} dir="auto" {...area} id={id} />
    </Field>
  );
}

interface SelectProps<Option extends string>
  extends Labelled,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  options: readonly { value: Option; label: string }[];
  /** Null while nobody has chosen. */
  chosen: Option | null;
  /** Word of the empty choice; without it one of the options stands always. */
  none?: string;
  onChoose: (value: Option | null) => void;
}

export function DeskSelect<Option extends string>(props: SelectProps<Option>) {
  const { label, unit, wide, options, chosen, none, onChoose, ...select } = props;
  const id = useId();
  return (
    <Field {...{ label, unit, wide, id }}>
      <select
        {...select}
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) =>
          onChoose(options.find(({ value }) => value === target.value)?.value ?? null)
        }
      >
        {none === undefined && chosen !== null ? null : <option value="">{none ?? ''}</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function DeskTick({
  label,
  checked,
  onChange,
}: {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** A section of the desk: a small heading, what belongs to it, a hairline below. */
export function DeskSection({
  title,
  tool,
  children,
}: {
  title: string;
  tool?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {tool}
      </div>
      {children}
    </section>
  );
}

/** Fields beside each other, as many as there is room for. */
export function DeskRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
