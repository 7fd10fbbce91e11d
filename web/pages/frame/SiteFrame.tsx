import { type ReactNode, useEffect } from 'react';
import { LanguageToggle } from '../../features/language/LanguageToggle.tsx';
import { translatePage } from '../../features/language/translate-page.ts';
import { FarmersLink } from '../../features/navigation/FarmersLink.island.tsx';
import { SiteHeader } from '../../features/navigation/SiteHeader.tsx';
import { SiteMenu } from '../../features/navigation/SiteMenu.island.tsx';
import { reapplyLanguage, useTranslation } from '../../lib/i18n.ts';
import { type SitePlace, SitePlaceContext } from '../../lib/page/site-links.tsx';
import { ToastRegion } from '../../ui/sheets/Toasts.island.tsx';
import { SiteBody } from './SiteBody.tsx';

interface SiteFrameProps {
  place: SitePlace;
  /** A low bar, no footer, and a main area that is exactly the rest of the screen. */
  compact: boolean;
  footer?: ReactNode;
  /** Stands over everything. */
  over?: ReactNode;
  children: ReactNode;
}

/** What stands around every page of an app, with its router or, in the chat, without. */
export function SiteFrame({ place, compact, footer, over, children }: SiteFrameProps) {
  const { pathname } = place;

  // The specification: the chosen language is applied again on each route change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger, not an input
  useEffect(reapplyLanguage, [pathname]);

  return (
    <SitePlaceContext value={place}>
      <SiteBody
        compact={compact}
        header={
          <>
            <SiteHeader
              compact={compact}
              slim={/^\/admin(\/|$)/.test(pathname)}
              farmersLink={<FarmersLink />}
              menu={<SiteMenu />}
              languageToggle={<LanguageToggle />}
            />
            {over}
          </>
        }
        footer={
          <>
            {footer}
            <ToastRegion />
            <PageTranslation pathname={pathname} />
          </>
        }
      >
        {children}
      </SiteBody>
    </SitePlaceContext>
  );
}

/** The page-translation service in an app: asked again for each page and each switch of language. */
function PageTranslation({ pathname }: { pathname: string }) {
  const { language } = useTranslation('common');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have such words
  useEffect(() => translatePage(language), [language, pathname]);
  return null;
}
