import styles from './People.module.css';

const COLOURS = 6;

/** A person without a picture: first letters on a colour that stays theirs. */
export function Initials({ id, name }: { id: number; name: string }) {
  const letters = name.split(/\s+/).slice(0, 2).map(firstLetter).join('');
  return (
    <span className={styles.initials} data-colour={id % COLOURS} aria-hidden="true">
      {letters}
    </span>
  );
}

/** A Kannada letter with its signs is one. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment.toUpperCase() ?? '';
}
