import type { PictureId } from '#content/media/pictures.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/page/site-links.tsx';
import { Band } from '../../ui/site/Band.tsx';
import { Scene } from '../../ui/site/Scene.tsx';
import styles from './Cards.module.css';

const FIELDS = [
  { key: 'health', picture: 'expertise-plant-health', to: '/farmers' },
  { key: 'soil', picture: 'expertise-soil', to: '/products#services' },
  { key: 'advisory', picture: 'expertise-advisory', to: '/products#services' },
] as const satisfies readonly { key: string; picture: PictureId; to: string }[];

/** The three fields the house knows best, each with its way in. */
export function Expertise() {
  const { t } = useTranslation('home');
  return (
    <Band title={t('expertise.title')} lead={t('expertise.lead')}>
      <ul className={styles.cards}>
        {FIELDS.map(({ key, picture, to }) => (
          <li key={key} className={styles.card}>
            <Scene name={picture} plain />
            <div className={styles.words}>
              <h3 className={styles.title}>{t(`expertise.${key}.title`)}</h3>
              <p>{t(`expertise.${key}.text`)}</p>
              <SiteLink to={to} className={styles.way}>
                {t(`expertise.${key}.action`)}
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
