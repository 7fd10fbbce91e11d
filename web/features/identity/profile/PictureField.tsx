import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { MAX_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { useReadPeopleAgain } from '../people/use-people.ts';
import styles from './Profile.module.css';
import { removePicture, savePicture } from './profile.api.ts';

interface PictureFieldProps {
  /** Whose: the own, or that of a person whom an owner manages. */
  of: 'me' | number;
  id: number;
  name: string;
  picture: string | null;
}

/** A person's picture: another one, or none. */
export function PictureField({ of, id, name, picture }: PictureFieldProps) {
  const { t } = useTranslation('profile');
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null);
  const [problem, setProblem] = useState<string>();
  const readAgain = useReadPeopleAgain();

  async function act(which: 'save' | 'remove', work: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    setBusy(which);
    setProblem(undefined);
    try {
      await work();
      showToast(t(which === 'save' ? 'picture.saved' : 'picture.removed'), { tone: 'success' });
      await readAgain();
    } catch (error) {
      setProblem(errorText(error, t('picture.failed')));
    } finally {
      setBusy(null);
    }
  }

  function handleFile(file: File | undefined): void {
    if (!file) return;
    if (file.size > MAX_FILE_BYTES.image) setProblem(t('picture.tooLarge'));
    else void act('save', () => savePicture(of, file));
  }

  return (
    <div className={styles.picture}>
      <StaffPicture id={id} name={name} picture={picture} />
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          handleFile(target.files?.[0]);
          // The same file can be chosen again after a failure.
          target.value = '';
        }}
      />
      <Button
        tone="secondary"
        icon={<Camera aria-hidden="true" />}
        busy={busy === 'save'}
        disabled={busy !== null}
        onClick={() => chooser.current?.click()}
      >
        {t(picture ? 'picture.change' : 'picture.choose')}
      </Button>
      {picture ? (
        <Button
          tone="quiet"
          busy={busy === 'remove'}
          disabled={busy !== null}
          onClick={() => void act('remove', () => removePicture(of))}
        >
          {t('picture.remove')}
        </Button>
      ) : null}
      <FormProblem problem={problem} />
    </div>
  );
}
