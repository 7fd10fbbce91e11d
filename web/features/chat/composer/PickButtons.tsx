import { Camera, Paperclip } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { FileButton } from './FileButton.tsx';

/** The specification names images, any application type and plain text; farmers also send films and sounds. */
const ATTACHABLE = 'image/*,video/*,audio/*,application/*,text/plain';

interface PickButtonsProps {
  disabled: boolean;
  onPickFiles: (files: readonly File[]) => void;
}

/** Camera (pictures only) and Attach. */
export function PickButtons({ disabled, onPickFiles }: PickButtonsProps) {
  const { t } = useTranslation('chat');
  return (
    <>
      <FileButton
        label={t('composer.camera')}
        accept="image/*"
        capture
        disabled={disabled}
        onPick={onPickFiles}
      >
        <Camera aria-hidden="true" />
      </FileButton>
      <FileButton
        label={t('composer.attach')}
        shortcut="a"
        accept={ATTACHABLE}
        multiple
        disabled={disabled}
        onPick={onPickFiles}
      >
        <Paperclip aria-hidden="true" />
      </FileButton>
    </>
  );
}
