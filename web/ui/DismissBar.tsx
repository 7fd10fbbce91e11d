import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './DismissBar.module.css';
import { IconButton } from './fields/Button.tsx';

interface DismissBarProps {
  icon: ReactNode;
  children: ReactNode;
  /** What the cross does, for people who hear the page. */
  label: string;
  onDismiss: () => void;
  /** Something did not work: said at once, and on the colour of a warning. */
  isProblem?: boolean;
}

/** A line above a composer that goes away by its cross. */
export function DismissBar({ icon, children, label, onDismiss, isProblem }: DismissBarProps) {
  return (
    <div className={styles.bar} role={isProblem ? 'alert' : 'status'}>
      {icon}
      <p>{children}</p>
      <IconButton label={label} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
