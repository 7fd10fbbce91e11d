import { useState } from 'react';
import styles from './StaffPicture.module.css';

const COLOURS = 3;

export interface StaffPictureProps {
  /** Theirs; without it the colour is everybody's. */
  id?: number;
  name: string;
  /** Its address as the server gives it (`picture` of a colleague); null for none. */
  picture: string | null;
  /** Beside a line of text. */
  small?: boolean;
}

/**
 * Somebody of the office: their picture, or the first letters of their name on a colour that stays theirs, also where the
 * picture does not come. It says nothing by itself: the name stands beside it.
 */
export function StaffPicture({ id, name, picture, small }: StaffPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = picture !== null && picture !== failed;
  return (
    <span className={styles.face} data-colour={id && id % COLOURS} data-small={small} aria-hidden="true">
      {isShown ? (
        <img src={picture} alt="" width={44} height={44} onError={() => setFailed(picture)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('kn', { granularity: 'grapheme' }) : null;

/**
 * The first letters of the first and the last word of a name. A Kannada letter with its signs is one; where two of them are
 * wider than their place, the first stands alone.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = firstLetter(words[0] ?? '');
  const both = words.length > 1 ? first + firstLetter(words.at(-1) ?? '') : first;
  return both.length > 2 ? first : both;
}

function firstLetter(word: string): string {
  const [first] = segmenter ? segmenter.segment(word) : [];
  return (first?.segment ?? word.slice(0, 1)).toUpperCase();
}
