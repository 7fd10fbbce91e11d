import type { ReactNode } from 'react';
import '../styles/global.css';
import UNREAD_WATCH from '../features/chat/unread/UnreadWatch.island.tsx';
import { LanguageToggle } from '../features/language/LanguageToggle.tsx';
import FARMERS_LINK from '../features/navigation/FarmersLink.island.tsx';
import { SiteFooter } from '../features/navigation/SiteFooter.tsx';
import { SiteHeader } from '../features/navigation/SiteHeader.tsx';
import SITE_MENU from '../features/navigation/SiteMenu.island.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { Island } from '../lib/islands/Island.tsx';
import { SitePlaceContext } from '../lib/page/site-links.tsx';
import { SiteBody } from '../pages/frame/SiteBody.tsx';
import TOASTS from '../ui/sheets/Toasts.island.tsx';
import styles from './DocumentFrame.module.css';

/** Said without a line (documents/document-language.ts), when no code can be fetched that would say it. */
function NoLine() {
  const { t } = useTranslation('errors');
  return (
    <p className={styles.noLine} role="alert" data-no-line hidden>
      {t('code.NETWORK')}
    </p>
  );
}

/** What stands around every document. Its links are the browser's own. */
export function DocumentFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <SitePlaceContext value={{ pathname }}>
      <SiteBody
        header={
          <SiteHeader
            compact={false}
            farmersLink={<Island of={FARMERS_LINK} props={{}} />}
            menu={<Island of={SITE_MENU} props={{}} />}
            languageToggle={<LanguageToggle />}
          />
        }
        footer={
          <>
            <SiteFooter />
            <NoLine />
            <Island of={TOASTS} props={{}} />
            <Island of={UNREAD_WATCH} props={{}} />
          </>
        }
      >
        {children}
      </SiteBody>
    </SitePlaceContext>
  );
}
