import type { ReactNode } from 'react';
import styles from './Tile.module.css';

interface TileProps {
  drawing: ReactNode;
  children: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}

/** One answer: a drawing with its word. */
export function Tile({ drawing, children, isChosen, onChoose }: TileProps) {
  return (
    <li>
      <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={onChoose}>
        {drawing}
        <span>{children}</span>
      </button>
    </li>
  );
}

interface TilesProps {
  children: ReactNode;
  label?: string;
  /** Few of them: two beside each other on a phone. */
  large?: boolean;
}

export function Tiles({ children, label, large }: TilesProps) {
  return (
    <ul className={large ? styles.large : styles.tiles} aria-label={label}>
      {children}
    </ul>
  );
}

/** A drawing of the guide. */
export const Picture = ({ src }: { src: string | undefined }) =>
  src ? <img src={src} alt="" width="72" height="72" decoding="async" /> : null;
