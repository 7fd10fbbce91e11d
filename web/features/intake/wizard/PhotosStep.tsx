import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { PHOTO_SLOTS, type PhotoSlot } from '#shared/domain/intake/intake.ts';
import { useObjectUrl } from '../../../lib/device/use-object-url.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, IconButton } from '../../../ui/fields/Button.tsx';
import { Loading } from '../../../ui/States.tsx';
import type { KeptFile } from '../draft/intake-database.ts';
import type { TakenPhoto } from '../draft/intake-draft.ts';
import { SlotDrawing } from './drawings.tsx';
import styles from './PhotosStep.module.css';

interface PhotosStepProps {
  photos: readonly TakenPhoto[];
  files: ReadonlyMap<string, KeptFile>;
  /** Resolves when the photo is kept and looked at. */
  onTake: (slot: PhotoSlot, file: File) => Promise<void>;
  /** What was asked about a photo is answered: it stays as it is. */
  onKeep: (slot: PhotoSlot) => void;
  onDelete: (slot: PhotoSlot) => void;
}

/** Four photos, each with a drawing of how it should look; as many of them as the farmer likes. */
export function PhotosStep({ photos, files, ...acts }: PhotosStepProps) {
  return (
    <ul className={styles.slots}>
      {PHOTO_SLOTS.map((slot) => {
        const photo = photos.find((each) => each.slot === slot);
        return (
          <Slot key={slot} slot={slot} photo={photo} file={photo && files.get(photo.clientId)} {...acts} />
        );
      })}
    </ul>
  );
}

interface SlotProps extends Omit<PhotosStepProps, 'photos' | 'files'> {
  slot: PhotoSlot;
  photo: TakenPhoto | undefined;
  file: KeptFile | undefined;
}

function Slot({ slot, photo, file, onTake, onKeep, onDelete }: SlotProps) {
  const { t } = useTranslation(['intake', 'told']);
  const url = useObjectUrl(file?.blob);
  const input = useRef<HTMLInputElement>(null);
  const [isChecking, setChecking] = useState(false);
  const name = t(`told:slot.${slot}`);

  async function handlePick({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? [];
    // The same file may be wanted twice; a browser tells only of changes.
    target.value = '';
    if (!chosen) return;
    setChecking(true);
    await onTake(slot, chosen).finally(() => setChecking(false));
  }

  return (
    <li className={styles.slot}>
      <button
        type="button"
        className={styles.take}
        aria-label={t(photo ? 'photo.again' : 'photo.take', { slot: name })}
        onClick={() => input.current?.click()}
      >
        {url ? <img src={url} alt="" className={styles.photo} /> : <SlotDrawing slot={slot} />}
        <span className={styles.name}>
          <Camera aria-hidden="true" /> {name}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        tabIndex={-1}
        aria-label={name}
        data-slot={slot}
        onChange={(event) => void handlePick(event)}
      />
      {photo ? (
        <IconButton
          label={t('photo.delete', { slot: name })}
          className={styles.delete}
          onClick={() => onDelete(slot)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      ) : null}
      {isChecking ? <Loading label={t('photo.checking')} /> : null}
      {photo?.fault && !isChecking ? (
        <div className={styles.ask} role="status">
          <p>
            {t(`photo.${photo.fault}`)} {t('photo.question')}
          </p>
          <div className={styles.acts}>
            <Button tone="secondary" onClick={() => input.current?.click()}>
              {t('photo.once')}
            </Button>
            <Button tone="quiet" onClick={() => onKeep(slot)}>
              {t('photo.keep')}
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  );
}
