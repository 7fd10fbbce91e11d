import type { ReactNode } from 'react';
import { islandMarks } from '../../lib/islands/island.ts';
import TAP_TO_LOAD from './TapToLoad.island.ts';
import styles from './TapToLoad.module.css';

interface TapToLoadProps {
  /** The page elsewhere that shows the same: where the link goes without scripts, or in a new tab. */
  href: string;
  /** What is put in its place after the tap. */
  frame: string;
  /** Names the frame for those who hear the page. */
  title: string;
  /** The words on the button. */
  label: ReactNode;
  icon: ReactNode;
  /** What stands there until then. */
  children: ReactNode;
}

/** In a document: a film or a map of another house. Nothing is asked of that house until the reader taps. */
export function TapToLoad({ href, frame, title, label, icon, children }: TapToLoadProps) {
  return (
    <a
      className={styles.facade}
      href={href}
      target="_blank"
      rel="noopener"
      data-scripted
      data-frame={frame}
      data-frame-title={title}
      {...islandMarks(TAP_TO_LOAD)}
    >
      {children}
      <span className={styles.label}>
        {icon}
        {label}
      </span>
    </a>
  );
}
