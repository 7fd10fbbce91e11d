import { Share2 } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { SitePlaceContext } from '../lib/site-links.tsx';
import { siteOrigin } from '../lib/site-origin.ts';
import { ButtonAnchor, type ButtonTone } from './Button.tsx';

interface ShareButtonProps {
  /** One sentence that tells the receiver why to open it. */
  text: string;
  tone?: ButtonTone;
}

/** Forwards this page on WhatsApp, in the language it is being read in. */
export function ShareButton({ text, tone = 'quiet' }: ShareButtonProps) {
  const { t, language } = useTranslation('common');
  const pathname = useContext(SitePlaceContext)?.pathname ?? '/';
  const address = `${siteOrigin()}${pathname}?lang=${language}`;
  return (
    <ButtonAnchor
      tone={tone}
      href={`https://wa.me/?text=${encodeURIComponent(`${text} `)}${address}`}
      icon={<Share2 aria-hidden="true" />}
    >
      {t('action.share')}
    </ButtonAnchor>
  );
}
