import { EyeOff, X } from 'lucide-react';
import { useRef } from 'react';
import { type BookArea, LEAST_BOOK_SIDE, MOST_HIDDEN } from '#shared/domain/clinic/picture-book.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { AreaBox } from './AreaBox.tsx';
import styles from './FrameEditor.module.css';
import { LEAST_SPOT, spotIn } from './frame.ts';

/** A part of a photo, and the spots in it that are made unknowable; in the photo's pixels. */
export interface Frame {
  area: BookArea;
  hidden: BookArea[];
}

export interface EditedPhoto {
  url: string;
  width: number;
  height: number;
}

interface FrameEditorProps {
  photo: EditedPhoto;
  frame: Frame;
  onChange: (frame: Frame) => void;
}

/** The photo with the frame of what is shown of it. By finger, mouse or keys. */
export function FrameEditor({ photo, frame, onChange }: FrameEditorProps) {
  const { t } = useTranslation('picturebook');
  const stage = useRef<HTMLDivElement>(null);
  const { area, hidden } = frame;
  /** Photo pixels of a pixel on the screen. */
  const scale = () => photo.width / (stage.current?.getBoundingClientRect().width || photo.width);
  const putHidden = (at: number, next: BookArea) =>
    onChange({ ...frame, hidden: hidden.map((each, n) => (n === at ? next : each)) });
  const show = (at: number) => onChange({ ...frame, hidden: hidden.filter((_, n) => n !== at) });
  return (
    <div className={styles.editor}>
      <p className={styles.help}>{t('frameHelp')}</p>
      <div
        ref={stage}
        className={styles.stage}
        style={{ aspectRatio: `${photo.width} / ${photo.height}`, maxWidth: widthFor(photo) }}
      >
        <img src={photo.url} alt={t('photo')} draggable={false} />
        <AreaBox
          label={t('frameOf', { width: area.width, height: area.height })}
          area={area}
          photo={photo}
          least={LEAST_BOOK_SIDE}
          scale={scale}
          tone="frame"
          onChange={(next) => onChange({ ...frame, area: next })}
        />
        {hidden.map((each, n) => (
          <AreaBox
            // biome-ignore lint/suspicious/noArrayIndexKey: a spot is known by its place in the list alone
            key={n}
            label={t('hidden', { n: n + 1 })}
            area={each}
            photo={photo}
            least={LEAST_SPOT}
            scale={scale}
            tone="spot"
            onChange={(next) => putHidden(n, next)}
            onRemove={() => show(n)}
          />
        ))}
      </div>
      <div className={styles.tools}>
        <Button
          tone="secondary"
          icon={<EyeOff aria-hidden="true" />}
          disabled={hidden.length >= MOST_HIDDEN}
          onClick={() => onChange({ ...frame, hidden: [...hidden, spotIn(area)] })}
        >
          {t('hide')}
        </Button>
        {hidden.map((_, n) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a spot is known by its place in the list alone
            key={n}
            tone="quiet"
            icon={<X aria-hidden="true" />}
            onClick={() => show(n)}
          >
            {t('unhide', { n: n + 1 })}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** So wide that the whole of it is seen at once. */
const widthFor = ({ width, height }: EditedPhoto): string => `calc(min(52dvh, 460px) * ${width / height})`;
