import { Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { ButtonAnchor, type ButtonTone } from './Button.tsx';

interface ShareButtonProps {
  /** One sentence that tells the receiver why to open it. */
  text: string;
  tone?: ButtonTone;
}

/** Forwards this page on WhatsApp, in the language it is being read in. */
export function ShareButton({ text, tone = 'quiet' }: ShareButtonProps) {
  const { t, language } = useTranslation('common');
  const address = useSyncExternalStore(subscribeToNothing, readAddress, noAddress);
  const link = address ? ` ${address}?lang=${language}` : '';
  return (
    <ButtonAnchor
      tone={tone}
      href={`https://wa.me/?text=${encodeURIComponent(text + link)}`}
      icon={<Share2 aria-hidden="true" />}
    >
      {t('action.share')}
    </ButtonAnchor>
  );
}

const subscribeToNothing = () => () => undefined;
const readAddress = () => `${location.origin}${location.pathname}`;
// The prerender does not know under which name the site will stand.
const noAddress = () => '';
