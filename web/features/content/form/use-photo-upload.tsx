import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MAX_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { uploadPhoto } from '../content.api.ts';
import { useForm } from './form-context.ts';

interface PhotoUpload {
  /** Stands unseen beside its button. */
  chooser: ReactNode;
  choose: () => void;
  /** From 0 to 1 while it is sent. */
  progress: number | null;
  problem: string | undefined;
  /** An address of the photograph on this device. */
  preview: string | null;
}

/** Sends a photograph of the owner's and hands on the name it is kept by. */
export function usePhotoUpload(onKept: (picture: string) => void): PhotoUpload {
  const { t } = useTranslation('fields');
  const { hold } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  async function send(file: File): Promise<void> {
    if (file.size > MAX_FILE_BYTES.image) return setProblem(t('picture.tooLarge'));
    setProblem(undefined);
    setProgress(0);
    setPreview(URL.createObjectURL(file));
    try {
      onKept(await uploadPhoto(file, { onProgress: setProgress }));
    } catch (error) {
      setPreview(null);
      setProblem(errorText(error, t('picture.failed')));
    } finally {
      setProgress(null);
    }
  }

  return {
    chooser: (
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void hold(send(file));
          // The same file can be chosen again after a failure.
          target.value = '';
        }}
      />
    ),
    choose: () => input.current?.click(),
    progress,
    problem,
    preview,
  };
}
