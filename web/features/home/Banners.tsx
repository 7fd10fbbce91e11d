import { isBannerShown } from '#shared/domain/content/dated.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { givenPicture } from '../../lib/page/pictures.ts';
import { Carousel } from '../../ui/site/carousel/Carousel.tsx';
import styles from './Banners.module.css';

/** The home page's own pace (specification, constants); elsewhere a carousel takes its default. Milliseconds. */
const INTERVAL_MS = 5000;

/** Scenes of the year's work, each with one sentence; one with dates only between them, by the day of the drawing. */
export function Banners() {
  const { t, language } = useTranslation('home');
  const { banners } = useContent('banners');
  const today = dayInIndia(new Date());
  const slides = banners
    .filter((banner) => isBannerShown(banner, today))
    .map(({ picture, caption }, index) => {
      const { src, light, alt } = givenPicture(picture);
      return { id: `${index} ${picture}`, src, light, alt: alt[language] ?? '', caption: caption[language] };
    });
  if (slides.length === 0) return null;
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
