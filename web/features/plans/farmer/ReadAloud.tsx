import { Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';

type Speech = 'silent' | 'speaking' | 'noVoice' | 'noSpeech';

/** Reads what stands on the card, and nothing that is behind the safety taps; where the phone cannot, it says so. */
export function ReadAloud({ of: card }: { of: RefObject<HTMLElement | null> }) {
  const { t, language } = useTranslation('plancard');
  const [state, setState] = useState<Speech>('silent');
  /** Grows with every start and stop: an older run has nothing to say any more. */
  const run = useRef(0);

  useEffect(() => () => silence(run), []);

  async function start(): Promise<void> {
    if (!('speechSynthesis' in window)) return setState('noSpeech');
    silence(run);
    const mine = run.current;
    setState('speaking');
    const speech = await import('../../../lib/speech.ts').catch(() => null);
    const voice = await speech?.findVoice(speechSynthesis, language);
    if (mine !== run.current) return;
    if (!speech || !voice) return setState('noVoice');
    for (const piece of wordsOf(card.current).flatMap(speech.piecesOf)) {
      await speech.speak(piece, voice);
      if (mine !== run.current) return;
    }
    setState('silent');
  }

  function handlePress(): void {
    if (state !== 'speaking') return void start();
    silence(run);
    setState('silent');
  }

  const isSpeaking = state === 'speaking';
  return (
    <>
      <Button
        tone="secondary"
        wide
        icon={isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        onClick={handlePress}
      >
        {t(isSpeaking ? 'aloud.stop' : 'aloud.start')}
      </Button>
      {state === 'noVoice' || state === 'noSpeech' ? <p role="status">{t(`aloud.${state}`)}</p> : null}
    </>
  );
}

function silence(run: RefObject<number>): void {
  run.current += 1;
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}

/** A pause between what stands apart on the card. */
function wordsOf(card: HTMLElement | null): string[] {
  const parts = [...(card?.querySelectorAll<HTMLElement>('p, li, dl > div') ?? [])];
  // biome-ignore lint/performance/useDomNodeTextContent: the layout tells what stands apart
  return parts.map((part) => part.innerText.replaceAll('\n', ', ').trim()).filter(Boolean);
}
