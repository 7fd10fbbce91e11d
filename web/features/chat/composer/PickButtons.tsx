import { Camera, Paperclip } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';

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

interface FileButtonProps {
  label: string;
  accept: string;
  /** Opens the phone's camera instead of its gallery. */
  capture?: boolean;
  multiple?: boolean;
  disabled: boolean;
  className?: string | undefined;
  /** The office's key for it. */
  shortcut?: string;
  /** In the order the chooser gives them. */
  onPick: (files: readonly File[]) => void;
  children: ReactNode;
}

/** An icon that opens the file chooser, or the phone's camera. */
function FileButton({
  label,
  accept,
  capture,
  multiple,
  disabled,
  className,
  shortcut,
  onPick,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])];
    // The same file may be wanted twice; a browser tells only of changes.
    event.target.value = '';
    if (files.length > 0) onPick(files);
  }

  return (
    <>
      <IconButton
        label={label}
        className={className}
        data-shortcut={shortcut}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        tabIndex={-1}
        {...(capture ? { capture: 'environment' } : {})}
        onChange={handleChange}
      />
    </>
  );
}
