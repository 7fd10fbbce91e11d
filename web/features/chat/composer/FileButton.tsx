import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../../../ui/fields/Button.tsx';

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
export function FileButton({
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
