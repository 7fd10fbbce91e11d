import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { classNames } from '../../class-names.ts';
import styles from './Carousel.module.css';
import { type CarouselControl, SMALL_SCREEN, useCarousel } from './use-carousel.ts';

export interface CarouselSlide {
  id: string;
  /** Undefined: a box of the right shape stands where the picture will be. */
  src: string | undefined;
  /** The same for a small screen. */
  light?: string | undefined;
  alt: string;
  caption?: string;
}

export interface CarouselProps {
  /** Names the region for those who hear the page. */
  label: string;
  slides: readonly CarouselSlide[];
  /** Milliseconds a picture stands. */
  interval?: number;
  /** Height of the picture as a share of its width, per cent. */
  ratio?: number;
  className?: string;
}

/**
 * Pictures that pass by themselves, by swipe, arrows, dots and keys. Without scripts it is a row to push sideways;
 * a single picture has no controls and does not move.
 */
export function Carousel({ label, slides, interval = 3800, ratio = 40, className }: CarouselProps) {
  const { t } = useTranslation('moving');
  const control = useCarousel(slides, interval);
  const single = slides.length < 2;

  function handleKey(event: KeyboardEvent): void {
    if (single || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    control.step(event.key === 'ArrowLeft' ? -1 : 1);
  }

  return (
    <section
      className={classNames(styles.carousel, className)}
      style={{ '--ratio': ratio } as CSSProperties}
      aria-roledescription={t('slides.kind')}
      aria-label={label}
      data-live={control.live || undefined}
      onKeyDown={handleKey}
    >
      <div className={styles.window} {...(single ? {} : control.hand)}>
        <ul
          className={styles.track}
          style={pixels({ '--drag': control.drag, '--pull': control.pull })}
          data-held={control.held || undefined}
          aria-live={control.playing ? 'off' : 'polite'}
        >
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              className={styles.slide}
              data-role={control.roleOf(index)}
              aria-roledescription={t('slides.slide')}
              aria-label={t('slides.position', { index: index + 1, count: slides.length })}
              aria-hidden={control.live && index !== control.index ? true : undefined}
            >
              <Picture slide={slide} first={index === 0} />
              {slide.caption ? <p className={styles.caption}>{slide.caption}</p> : null}
            </li>
          ))}
        </ul>
      </div>
      {single || !control.live ? (
        <div className={styles.controls} />
      ) : (
        <Controls control={control} slides={slides} />
      )}
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

/** Lengths as custom properties; none for zero, where a transform would only make a layer. */
function pixels(lengths: Record<`--${string}`, number>): CSSProperties {
  const set = Object.entries(lengths).filter(([, length]) => length !== 0);
  return Object.fromEntries(set.map(([name, length]) => [name, `${length}px`]));
}

function Controls({ control, slides }: { control: CarouselControl; slides: readonly CarouselSlide[] }) {
  const { t } = useTranslation('moving');
  const running = !control.stopped;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={classNames(styles.arrow, styles.previous)}
        aria-label={t('slides.previous')}
        onClick={() => control.step(-1)}
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
            aria-current={index === control.index ? 'true' : undefined}
            onClick={() => control.goTo(index)}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-label={t(running ? 'slides.pause' : 'slides.play')}
        onClick={control.toggle}
      >
        {running ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <button
        type="button"
        className={classNames(styles.arrow, styles.next)}
        aria-label={t('slides.next')}
        onClick={() => control.step(1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}
