import { Images, ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ProgressBar } from '../../../ui/States.tsx';
import { DrawingPicker } from './DrawingPicker.tsx';
import styles from './Form.module.css';
import { useField } from './form-context.ts';
import { Picture, usePictureName } from './Picture.tsx';
import type { FieldProps } from './schema.ts';
import { usePhotoUpload } from './use-photo-upload.tsx';

/** A drawing of the house by its name, or a photograph of one's own. */
export function PictureField({ path, label, hint }: FieldProps) {
  const { t } = useTranslation('fields');
  const { value, error, isReadOnly, set, leave } = useField(path);
  const nameOf = usePictureName();
  const noteId = useId();
  const photo = usePhotoUpload(path);
  const [isPicking, setPicking] = useState(false);
  const note = photo.problem ?? error;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture and its buttons, in the middle of a form
    <div
      role="group"
      aria-label={label}
      aria-describedby={note ? noteId : undefined}
      className={styles.picture}
      data-field={path}
    >
      <p className={styles.pictureLabel}>{label}</p>
      <Picture of={value} waiting={photo.preview} />
      <div className={styles.pictureSide}>
        <p>{nameOf(value)}</p>
        {photo.progress === null ? null : <ProgressBar value={photo.progress} label={t('picture.sending')} />}
        {isReadOnly ? null : (
          <div className={styles.pictureActs}>
            <Button
              tone="secondary"
              icon={<Images aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setPicking(true)}
            >
              {t('picture.drawing')}
            </Button>
            {photo.chooser}
            <Button
              tone="secondary"
              icon={<ImageUp aria-hidden="true" />}
              busy={photo.progress !== null}
              onClick={photo.choose}
            >
              {t('picture.upload')}
            </Button>
          </div>
        )}
        {note || hint ? (
          <p id={noteId} className={note ? styles.error : styles.hint} role={note ? 'alert' : undefined}>
            {note ?? hint}
          </p>
        ) : null}
      </div>
      {isPicking ? (
        <DrawingPicker
          chosen={value}
          onChoose={(id) => {
            set(id);
            leave();
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </div>
  );
}
