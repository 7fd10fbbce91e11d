import { Search as SearchIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Search.module.css';

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** What was found. */
  children: ReactNode;
}

/** A box to look for something of the guide in, and below it what was found. */
export function SearchBox({ label, onChange, children, ...input }: SearchBoxProps) {
  const id = useId();
  return (
    <search className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <SearchIcon aria-hidden="true" className={styles.icon} />
        <input
          id={id}
          type="search"
          className={styles.input}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          {...input}
        />
      </div>
      {children}
    </search>
  );
}
