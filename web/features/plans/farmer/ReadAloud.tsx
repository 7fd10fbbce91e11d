import { Square, Volume2 } from 'lucide-react';
import type { RefObject } from 'react';
import { quietOf, useSpeech } from '../../../lib/aloud/use-speech.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';

/** Reads what stands on the card, and nothing that is behind the safety taps; where the phone cannot, it says so. */
export function ReadAloud({ of: card }: { of: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('plancard');
  const { state, say, stop } = useSpeech();
  const isSpeaking = state === 'speaking';
  const quiet = quietOf(state);
  return (
    <>
      <Button
        tone="secondary"
        wide
        icon={isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        onClick={() => (isSpeaking ? stop() : say(wordsOf(card.current)))}
      >
        {t(isSpeaking ? 'aloud.stop' : 'aloud.start')}
      </Button>
      {quiet ? <p role="status">{t(`aloud.${quiet}`)}</p> : null}
    </>
  );
}

/** A pause between what stands apart on the card. */
function wordsOf(card: HTMLElement | null): string[] {
  const parts = [
    ...(card?.querySelectorAll<HTMLElement>('p, li, dl > div, fieldset > legend, fieldset > button') ?? []),
  ];
  // biome-ignore lint/performance/useDomNodeTextContent: the layout tells what stands apart
  return parts.map((part) => part.innerText.replaceAll('\n', ', ').trim()).filter(Boolean);
}
