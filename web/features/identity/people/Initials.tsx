import { initialsOf } from '../../../lib/office/initials.ts';
import styles from './People.module.css';

const COLOURS = 6;

/** A person without a picture: first letters on a colour that stays theirs. */
export function Initials({ id, name }: { id: number; name: string }) {
  return (
    <span className={styles.initials} data-colour={id % COLOURS} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
