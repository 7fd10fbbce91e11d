import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { ALL_PICTURES, givenPicture } from '../../../lib/page/pictures.ts';
import styles from './Form.module.css';

const PHOTO = 'photo:';

const drawingOf = (value: unknown) => ALL_PICTURES.find(({ id }) => id === value);

/** What a picture shows, in words: a drawing says it, a photograph is one's own. */
export function usePictureName(): (value: unknown) => string {
  const { t, language } = useTranslation('fields');
  return (value) => {
    if (typeof value !== 'string' || value === '') return t('picture.none');
    if (value.startsWith(PHOTO)) return t('picture.photo');
    return drawingOf(value)?.alt[language] ?? value;
  };
}

interface PictureProps {
  of: unknown;
  /** The photograph as it lies on this device, while it is sent and until the server's is there. */
  waiting?: string | null;
}

/** A small picture as a field names it. */
export function Picture({ of, waiting = null }: PictureProps) {
  const [missing, setMissing] = useState<unknown>(null);
  const source = waiting ?? sourceOf(of);
  if (source === undefined || missing === source) {
    return (
      <span className={styles.thumb}>
        <ImageOff aria-hidden="true" />
      </span>
    );
  }
  // Beside it stands in words what it shows.
  return (
    <img className={styles.thumb} src={source} alt="" loading="lazy" onError={() => setMissing(source)} />
  );
}

function sourceOf(value: unknown): string | undefined {
  const { src, srcSet } = givenPicture(typeof value === 'string' ? value : '');
  // Of a photograph its small cut.
  return srcSet?.split(' ')[0] ?? src;
}
