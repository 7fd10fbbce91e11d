import type { ReactNode } from 'react';
import type { PictureId } from '#content/media/pictures.ts';
import styles from './PageHero.module.css';
import { Scene } from './Scene.tsx';

interface PageHeroProps {
  /** Where one is, in two or three words above the title. */
  over?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  picture: PictureId;
  /** Buttons; the first is the one that matters. */
  children?: ReactNode;
}

/** The head of a public page: words on the leaf, and a scene that stands on its edge. */
export function PageHero({ over, title, text, picture, children }: PageHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {over ? <p className={styles.over}>{over}</p> : null}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children ? <div className={styles.actions}>{children}</div> : null}
        </div>
        <Scene name={picture} first className={styles.scene} />
      </div>
    </section>
  );
}
