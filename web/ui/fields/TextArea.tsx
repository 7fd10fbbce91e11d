import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './TextField.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode;
  /** Shown under the field until there is an error to show instead. */
  hint?: ReactNode;
  /** What is wrong and what to do, next to where it went wrong. */
  error?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A `TextField` of several lines. */
export function TextArea({ label, hint, error, className, ref, ...area }: TextAreaProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.frame, error ? styles.wrong : false)}>
        <textarea
          dir="auto"
          {...area}
          ref={ref}
          id={id}
          className={classNames(styles.input, styles.area)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
        />
      </div>
      {error || hint ? (
        <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error || hint}
        </p>
      ) : null}
    </div>
  );
}
