import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/Button.tsx';

interface FileButtonProps {
  label: string;
  accept: string;
  /** Opens the phone's camera instead of its gallery. */
  capture?: boolean;
  disabled: boolean;
  className?: string | undefined;
  onPick: (file: File) => void;
  children: ReactNode;
}

/** An icon that opens the file chooser, or the phone's camera. */
export function FileButton({
  label,
  accept,
  capture,
  disabled,
  className,
  onPick,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    // The same file may be wanted twice; a browser tells only of changes.
    event.target.value = '';
    if (file) onPick(file);
  }

  return (
    <>
      <IconButton
        label={label}
        className={className}
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
        aria-label={label}
        tabIndex={-1}
        {...(capture ? { capture: 'environment' } : {})}
        onChange={handleChange}
      />
    </>
  );
}
