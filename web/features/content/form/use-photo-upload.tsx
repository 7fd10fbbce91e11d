import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MAX_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { uploadPhoto } from '../content.api.ts';
import { valueAt } from './at-path.ts';
import { useForm } from './form-context.ts';

interface PhotoUpload {
  /** Stands unseen beside its button. */
  chooser: ReactNode;
  choose: () => void;
  /** From 0 to 1 while it is sent. */
  progress: number | null;
  problem: string | undefined;
  /** An address of the photograph on this device, while it is sent and as long as its field names it. */
  preview: string | null;
}

/** Sends a photograph of the owner's into the field at a path, wherever its row has gone when it has arrived. */
export function usePhotoUpload(path: string): PhotoUpload {
  const { t } = useTranslation('fields');
  const { body, edit, follow, hold } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<{ address: string; picture?: string } | null>(null);
  const address = sent?.address;
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  async function send(file: File): Promise<void> {
    if (file.size > MAX_FILE_BYTES.image) return setProblem(t('picture.tooLarge'));
    setProblem(undefined);
    setProgress(0);
    const here = URL.createObjectURL(file);
    setSent({ address: here });
    const place = follow(path);
    try {
      const picture = await uploadPhoto(file, { onProgress: setProgress });
      setSent({ address: here, picture });
      const at = place();
      if (at === undefined) showToast(t('picture.gone'), { tone: 'error' });
      else edit(at, () => picture);
    } catch (error) {
      setSent(null);
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
    preview: sent && (!sent.picture || sent.picture === valueAt(body, path)) ? sent.address : null,
  };
}
