import type { CropCard } from '#shared/domain/guide/crop-content.ts';
import { cropPath } from '#shared/domain/guide/crop-pages.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import styles from './CropStrip.module.css';

/** The way to each crop's page in one row, where other things stand around it: on a phone it is pushed aside by the thumb. */
export function CropStrip({ crops }: { crops: readonly CropCard[] }) {
  const { t } = useTranslation('guidecrop');
  return (
    <nav className={styles.strip} aria-label={t('doors')}>
      {crops.map(({ slug, title, picture }) => (
        <SiteLink key={slug} to={cropPath(slug)}>
          <img src={picture.src} width="48" height="48" alt="" loading="lazy" />
          {title}
        </SiteLink>
      ))}
    </nav>
  );
}
