import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  label: ReactNode;
  /** Shown under the field until there is an error to show instead. */
  hint?: ReactNode;
  /** What is wrong and what to do, next to where it went wrong. */
  error?: ReactNode;
  /** Stands before the text inside the frame: '+91', '₹'. */
  prefix?: ReactNode;
  /** Wide-set figures for codes and numbers. */
  figures?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, prefix, figures, className, id: givenId, ref, ...input } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.frame, error ? styles.wrong : false)}>
        {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
        <input
          {...input}
          ref={ref}
          id={id}
          className={classNames(styles.input, figures && styles.figures)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
        />
      </div>
      <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error || hint}
      </p>
    </div>
  );
}
