import type { PictureId } from '#content/media/pictures.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { givenPicture, type Picture, pictureOf } from '../../lib/page/pictures.ts';
import { classNames } from '../class-names.ts';
import styles from './Scene.module.css';

interface Look {
  /** The picture says no more than the words beside it: those who hear the page are spared it. */
  plain?: boolean;
  /** The picture a reader sees first: fetched at once, before scripts. All others wait until they come near. */
  first?: boolean;
  className?: string | undefined;
}

/** In a document: a picture of the house in a box that stands before the picture has come. */
export function Scene({ name, ...look }: Look & { name: PictureId }) {
  return <Framed picture={pictureOf(name)} {...look} />;
}

interface GivenSceneProps extends Look {
  /** As content names it: a drawing, or a photograph. */
  picture: string;
  /** What a photograph shows; drawings have their own words. */
  label: string;
  /** How wide it is drawn, as `sizes` has it. */
  sizes: string;
}

/** The same of a picture that the owner may change. */
export function GivenScene({ picture, ...look }: GivenSceneProps) {
  return <Framed picture={givenPicture(picture)} {...look} />;
}

function Framed(props: Look & { picture: Picture; label?: string; sizes?: string }) {
  const { picture, label = '', sizes, plain, first, className } = props;
  const { language } = useTranslation('common');
  const { src, srcSet, alt, width, height } = picture;
  if (!src) {
    const shape = { aspectRatio: `${width} / ${height}` };
    return <span className={classNames(styles.scene, className)} style={shape} />;
  }
  return (
    <img
      className={classNames(styles.scene, srcSet && styles.photo, className)}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={plain ? '' : (alt[language] ?? label)}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
      draggable={false}
    />
  );
}
