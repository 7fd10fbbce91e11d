import { useTranslation } from '../../lib/i18n.ts';
import { pictureOf } from '../../lib/page/pictures.ts';
import { Carousel } from '../../ui/site/carousel/Carousel.tsx';
import styles from './Banners.module.css';

/** The home page's own pace (specification, constants); elsewhere a carousel takes its default. Milliseconds. */
const INTERVAL_MS = 5000;

const BANNERS = [
  'clinic',
  'paddy',
  'ragi',
  'areca',
  'coffee',
  'tomato',
  'soil',
  'spray',
  'delivery',
] as const;

/** Nine scenes of the year's work, each with one sentence. */
export function Banners() {
  const { t, language } = useTranslation('home');
  const slides = BANNERS.map((id) => {
    const { src, light, alt } = pictureOf(`banner-${id}`);
    return { id, src, light, alt: alt[language] ?? '', caption: t(`carousel.${id}`) };
  });
  return (
    <div className={styles.stage}>
      <Carousel
        label={t('carousel.label')}
        slides={slides}
        interval={INTERVAL_MS}
        className={styles.banners}
      />
    </div>
  );
}
