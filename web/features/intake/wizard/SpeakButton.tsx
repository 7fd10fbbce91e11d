import { Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { quietOf, useSpeech } from '../../../lib/aloud/use-speech.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import styles from './IntakeWizard.module.css';

/** Reads the question and its answers; where nobody has recorded them and the phone has no voice, it says so. */
export function SpeakButton({ of: main, step }: { of: RefObject<HTMLElement | null>; step: string }) {
  const { t } = useTranslation('intake');
  const { state, say, stop } = useSpeech();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the trigger, not an input
  useEffect(() => stop, [step, stop]);
  const isSpeaking = state === 'speaking';
  const quiet = quietOf(state);
  return (
    <>
      <IconButton
        label={t(isSpeaking ? 'aloud.stop' : 'aloud.start')}
        onClick={() => (isSpeaking ? stop() : say(wordsOf(main.current)))}
      >
        {isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </IconButton>
      {quiet ? (
        <p role="status" className={styles.noVoice}>
          {t(`aloud.${quiet}`)}
        </p>
      ) : null}
    </>
  );
}

function wordsOf(main: HTMLElement | null): string[] {
  const parts = [...(main?.querySelectorAll<HTMLElement>('h2, [data-lead], li') ?? [])];
  // biome-ignore lint/performance/useDomNodeTextContent: the layout tells what stands apart
  return parts.map((part) => part.innerText.replaceAll('\n', ', ').trim()).filter(Boolean);
}
