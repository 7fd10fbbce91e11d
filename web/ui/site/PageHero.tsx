import type { ReactNode } from 'react';
import type { PictureId } from '#content/media/pictures.ts';
import styles from './PageHero.module.css';
import { Scene } from './Scene.tsx';

interface PageHeroProps {
  /** Where one is, in two or three words above the title. */
  over?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** None where the page itself shows at once what it is. */
  picture?: PictureId;
  /**
   * What the page is, at a glance: a letter under a picture, a bright room, a loading bay whose wall is the picture, a card.
   * White words on the leaf otherwise.
   */
  look?: 'letter' | 'room' | 'bay' | 'card';
  /** Buttons; the first is the one that matters. */
  children?: ReactNode;
}

/** The head of a public page: words, and a scene. */
export function PageHero({ over, title, text, picture, look, children }: PageHeroProps) {
  return (
    <section className={styles.hero} data-look={look}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {over ? <p className={styles.over}>{over}</p> : null}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children ? <div className={styles.actions}>{children}</div> : null}
        </div>
        {picture ? <Scene name={picture} first className={styles.scene} /> : null}
      </div>
    </section>
  );
}
