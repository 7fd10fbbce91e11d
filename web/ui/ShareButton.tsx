import { Share2 } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { SitePlaceContext } from '../lib/page/site-links.tsx';
import { siteOrigin } from '../lib/page/site-origin.ts';
import { ButtonAnchor, type ButtonTone } from './fields/Button.tsx';

interface ShareButtonProps {
  /** One sentence that tells the receiver why to open it. */
  text: string;
  tone?: ButtonTone;
  /** The id of the part of the page it is about; none: the page. */
  anchor?: string;
  /** Of the page's address, where the part stands on the page of a list. */
  query?: string;
}

/** Forwards this page on WhatsApp, in the language it is being read in. */
export function ShareButton({ text, tone = 'quiet', anchor, query = '' }: ShareButtonProps) {
  const { t, language } = useTranslation('common');
  const pathname = useContext(SitePlaceContext)?.pathname ?? '/';
  const address = `${siteOrigin()}${pathname}?lang=${language}`;
  // Written out, the & and the # would end the address of WhatsApp itself.
  const place = encodeURIComponent((query && `&${query}`) + (anchor ? `#${anchor}` : ''));
  return (
    <ButtonAnchor
      tone={tone}
      href={`https://wa.me/?text=${encodeURIComponent(`${text} `)}${address}${place}`}
      icon={<Share2 aria-hidden="true" />}
    >
      {t('action.share')}
    </ButtonAnchor>
  );
}
