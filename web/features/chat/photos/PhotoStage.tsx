import { useRef, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useTranslation } from '../../../lib/i18n.ts';
import 'yet-another-react-lightbox/styles.css';
import type { OpenPhoto } from '../message/Attachment.tsx';
import styles from './PhotoStage.module.css';

export interface PhotoStageProps {
  photos: readonly OpenPhoto[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** How far one looks into a photo: leaf spots want more than the pixels it has. */
const CLOSEST_PIXEL_RATIO = 3;

/**
 * The hand on the photos, a module of its own: it brings its library, which a thread without photos never needs.
 * Dialog, focus and Escape are the viewer's around it, so the library's own are turned off.
 */
export function PhotoStage({ photos, index, onIndex, onClose }: PhotoStageProps) {
  const { t } = useTranslation('chat');
  const stage = useRef<HTMLDivElement>(null);
  const [first] = useState(index);
  const [slides] = useState(() =>
    photos.map(({ url, name }) => ({ src: url, alt: name || t('file.photo') })),
  );
  return (
    <div ref={stage} className={styles.stage}>
      <Lightbox
        open
        close={onClose}
        index={first}
        slides={slides}
        plugins={[Zoom]}
        className={styles.photos ?? ''}
        portal={{
          root: () => stage.current,
          container: { role: 'presentation', 'aria-modal': undefined, 'aria-label': undefined },
        }}
        noScroll={{ disabled: true }}
        carousel={{ finite: true, preload: 1, padding: 0 }}
        controller={{ closeOnPullDown: true, closeOnEscape: false }}
        animation={{ fade: 0, swipe: 250 }}
        toolbar={{ buttons: [] }}
        zoom={{ maxZoomPixelRatio: CLOSEST_PIXEL_RATIO, doubleTapDelay: 300, scrollToZoom: true }}
        render={{
          buttonZoom: () => null,
          ...(slides.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }),
        }}
        on={{ view: (view) => onIndex(view.index) }}
        labels={{
          Previous: t('viewer.previous'),
          Next: t('viewer.next'),
          Slide: t('file.photo'),
          Carousel: t('viewer.label'),
          'Photo gallery': t('viewer.label'),
          '{index} of {total}': t('viewer.place', { index: '{index}', total: '{total}' }),
        }}
      />
    </div>
  );
}
