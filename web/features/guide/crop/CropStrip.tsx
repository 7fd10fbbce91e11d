import { BANNED_PATH } from '#shared/domain/guide/banned-page.ts';
import type { CropCard } from '#shared/domain/guide/crop-content.ts';
import { cropPath, SEE_PATH } from '#shared/domain/guide/crop-pages.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import styles from './CropStrip.module.css';

/**
 * The ways into the guide where other things stand around them: each crop's page in one row, which the thumb pushes aside on a phone,
 * and below it what is asked whatever the crop is.
 */
export function CropStrip({ crops }: { crops: readonly CropCard[] }) {
  const { t } = useTranslation(['guidecrop', 'guidesee', 'guidesearch', 'guide']);
  return (
    <nav aria-label={t('doors')}>
      <div className={styles.strip}>
        {crops.map(({ slug, title, picture }) => (
          <SiteLink key={slug} to={cropPath(slug)}>
            <img src={picture.src} width="48" height="48" alt="" loading="lazy" />
            {title}
          </SiteLink>
        ))}
      </div>
      <p className={styles.asked}>
        <SiteLink to={SEE_PATH}>{t('guidesee:title')}</SiteLink>
        <SiteLink to={BANNED_PATH}>{t('guidesearch:page.title')}</SiteLink>
        <SiteLink to="/guide#tools">{t('guide:tools.title')}</SiteLink>
      </p>
    </nav>
  );
}
