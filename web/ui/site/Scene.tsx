import type { PictureId } from '#content/media/pictures.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { pictureOf } from '../../lib/page/pictures.ts';
import { classNames } from '../class-names.ts';
import styles from './Scene.module.css';

interface SceneProps {
  name: PictureId;
  /** The picture says no more than the words beside it: those who hear the page are spared it. */
  plain?: boolean;
  /** The picture a reader sees first: fetched at once, before scripts. All others wait until they come near. */
  first?: boolean;
  className?: string;
}

/** In a document: a picture of the house in a box that stands before the picture has come. */
export function Scene({ name, plain, first, className }: SceneProps) {
  const { language } = useTranslation('common');
  const { src, alt, width, height } = pictureOf(name);
  if (!src) {
    const shape = { aspectRatio: `${width} / ${height}` };
    return <span className={classNames(styles.scene, className)} style={shape} />;
  }
  return (
    <img
      className={classNames(styles.scene, className)}
      src={src}
      alt={plain ? '' : (alt[language] ?? '')}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
      draggable={false}
    />
  );
}
