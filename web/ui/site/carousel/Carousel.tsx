import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { islandMarks } from '../../../lib/islands/island.ts';
import { classNames } from '../../class-names.ts';
import CAROUSEL from './Carousel.island.ts';
import styles from './Carousel.module.css';

export interface CarouselSlide {
  id: string;
  /** Undefined: a box of the right shape stands where the picture will be. */
  src: string | undefined;
  /** The same for a small screen. */
  light?: string | undefined;
  alt: string;
  caption?: string;
}

interface CarouselProps {
  /** Names the region for those who hear the page. */
  label: string;
  slides: readonly CarouselSlide[];
  /** Milliseconds a picture stands. */
  interval?: number;
  /** Height of the picture as a share of its width, per cent. */
  ratio?: number;
  className?: string | undefined;
}

/** Where a slide's light form is enough. */
const SMALL_SCREEN = '(max-width: 759px)';

/**
 * In a document: pictures that pass by themselves, by swipe, arrows, dots and keys. Without scripts it is a row to push
 * sideways; a single picture has no controls and does not move.
 */
export function Carousel({ label, slides, interval = 3800, ratio = 40, className }: CarouselProps) {
  const { t } = useTranslation('moving');
  return (
    <section
      className={classNames(styles.carousel, className)}
      style={{ '--ratio': ratio } as CSSProperties}
      aria-roledescription={t('slides.kind')}
      aria-label={label}
      data-interval={interval}
      {...islandMarks(CAROUSEL)}
    >
      <div className={styles.window} data-window>
        <ul className={styles.track} aria-live="polite">
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              className={styles.slide}
              aria-roledescription={t('slides.slide')}
              aria-label={t('slides.position', { index: index + 1, count: slides.length })}
            >
              <Picture slide={slide} first={index === 0} />
              {slide.caption ? <p className={styles.caption}>{slide.caption}</p> : null}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>{slides.length < 2 ? null : <Controls slides={slides} />}</div>
    </section>
  );
}

function Picture({ slide, first }: { slide: CarouselSlide; first: boolean }) {
  if (!slide.src) return <span className={styles.picture} />;
  return (
    <picture>
      {slide.light ? <source media={SMALL_SCREEN} srcSet={slide.light} /> : null}
      <img
        className={styles.picture}
        src={slide.src}
        alt={slide.alt}
        width={1200}
        height={480}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        draggable={false}
      />
    </picture>
  );
}

/** Out of sight until the scripts are here; their room is kept. */
function Controls({ slides }: { slides: readonly CarouselSlide[] }) {
  const { t } = useTranslation('moving');
  return (
    <>
      <button
        type="button"
        className={classNames(styles.arrow, styles.previous)}
        aria-label={t('slides.previous')}
        data-step={-1}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <div className={styles.dots}>
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            className={styles.dot}
            aria-label={t('slides.goTo', { index: index + 1 })}
            data-go-to={index}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-label={t('slides.pause')}
        data-pause={t('slides.pause')}
        data-play={t('slides.play')}
      >
        <Pause aria-hidden="true" />
        <Play aria-hidden="true" />
      </button>
      <button
        type="button"
        className={classNames(styles.arrow, styles.next)}
        aria-label={t('slides.next')}
        data-step={1}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </>
  );
}
