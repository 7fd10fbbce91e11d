import type { CropCard } from '#shared/domain/guide/crop-content.ts';
import { cropPath } from '#shared/domain/guide/crop-pages.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import styles from './CropDoors.module.css';

/** The way to each crop's page, by its drawing and name. */
export function CropDoors({ crops }: { crops: readonly CropCard[] }) {
  const { t } = useTranslation('guidecrop');
  return (
    <section id="crops" className={styles.crops}>
      <h2 className={styles.heading}>{t('doors')}</h2>
      <p>{t('doorsLead')}</p>
      <ul className={styles.doors}>
        {crops.map(({ slug, title, picture }) => (
          <li key={slug}>
            <SiteLink to={cropPath(slug)} className={styles.door}>
              <img src={picture.src} width="56" height="56" alt="" decoding="async" />
              <span>{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
