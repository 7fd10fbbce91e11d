import { Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import type { VoiceNote } from './use-voice-note.ts';

/** Stands where Send stands, while there is nothing to send. */
export function MicButton({ voice, disabled }: { voice: VoiceNote; disabled: boolean }) {
  const { t } = useTranslation('voice');
  const button = useRef<HTMLButtonElement>(null);
  const { kind } = voice.state;
  const before = useRef(kind);
  useEffect(() => {
    // The bar that had the focus is gone; only then is it ours to take.
    if (before.current !== kind && kind === 'idle' && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    before.current = kind;
  }, [kind]);
  return (
    <IconButton
      ref={button}
      tone="primary"
      label={t('mic')}
      data-shortcut="v"
      disabled={disabled}
      aria-busy={kind === 'asking' || undefined}
      onClick={voice.start}
    >
      <Mic aria-hidden="true" />
    </IconButton>
  );
}
