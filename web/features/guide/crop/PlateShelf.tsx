import type { GuidePicture } from '#shared/domain/guide/crop-content.ts';
import { cropPath } from '#shared/domain/guide/crop-pages.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import styles from './PlateShelf.module.css';

/** A plate with the crop and the trouble it shows, and the place that tells of it. */
export interface PlateDoor {
  slug: string;
  problem: string;
  crop: string;
  title: string;
  picture: GuidePicture;
}

/** Botanical plates side by side, each the way to its trouble on the crop's page; pushed aside by the thumb on a phone. */
export function PlateShelf({ plates }: { plates: readonly PlateDoor[] }) {
  const { t } = useTranslation('guidecrop');
  return (
    <nav className={styles.shelf} aria-label={t('doors')}>
      <ul className={styles.plates}>
        {plates.map(({ slug, problem, crop, title, picture }) => (
          <li key={problem}>
            <SiteLink to={`${cropPath(slug)}#${problem}`}>
              <img src={picture.src} width={picture.width} height={picture.height} alt="" loading="lazy" />
              <span>{crop}</span>
              <strong>{title}</strong>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
