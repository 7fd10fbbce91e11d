import { useState } from 'react';
import { initialsOf } from '../lib/office/initials.ts';
import styles from './StaffPicture.module.css';

const COLOURS = 3;

export interface StaffPictureProps {
  id: number;
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
    <span className={styles.face} data-colour={id % COLOURS} data-small={small} aria-hidden="true">
      {isShown ? (
        <img src={picture} alt="" width={44} height={44} onError={() => setFailed(picture)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
