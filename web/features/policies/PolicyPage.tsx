import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, useContext } from 'react';
import { BUSINESS } from '#content/business.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { BuiltHtml } from '../../lib/page/page-content.tsx';
import { SiteLink, SitePlaceContext } from '../../lib/page/site-links.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import { SWIPEABLE, useSwipe } from '../../ui/site/use-swipe.ts';
import styles from './PolicyPage.module.css';
import { POLICIES, POLICY_IDS, type PolicyId } from './policies.ts';

/** A pull this far to the right goes back (specification, constants). Pixels. */
const SWIPE_BACK_PX = 80;

/** One policy: its text as built from `content/policies`, the way back, and the other four. */
export function PolicyPage({ id }: { id: PolicyId }) {
  const { t } = useTranslation('policies');
  const goBack = useGoBack();
  const { swipeBack } = POLICIES[id];
  const swipe = useSwipe(swipeBack ? () => goBack() : undefined, SWIPE_BACK_PX);
  return (
    <div className={styles.page} style={swipeBack ? SWIPEABLE : undefined} {...swipe}>
      <title>{t(`${id}.title`)}</title>
      <meta name="description" content={t(`${id}.description`)} />
      <div className={styles.head}>
        <div className={styles.inner}>
          <a href="/" className={styles.back} onClick={goBack}>
            <ArrowLeft aria-hidden="true" />
            {t('back')}
          </a>
          <h1 className={styles.title}>{t(`${id}.name`)}</h1>
          {/* The texts name the seller, their officer and their numbers. */}
          <SampleMark when={BUSINESS.sample} />
        </div>
      </div>
      <div className={styles.inner}>
        <BuiltHtml name="body" as="article" className={styles.text} />
        <nav className={styles.others} aria-labelledby="other-policies">
          <h2 id="other-policies">{t('other')}</h2>
          <ul>
            {POLICY_IDS.filter((other) => other !== id).map((other) => (
              <li key={other}>
                <SiteLink to={POLICIES[other].path}>{t(`${other}.name`)}</SiteLink>
              </li>
            ))}
          </ul>
          <ShareButton text={t(`${id}.title`)} />
        </nav>
      </div>
    </div>
  );
}

/**
 * Back to where the reader was, and as far down as they were: the history knows the page, `lib/scroll-memory.ts`
 * (`lastScroll`) the place on it. Who came straight to this page is taken home.
 */
function useGoBack(): (event?: MouseEvent) => void {
  const place = useContext(SitePlaceContext);
  return (event) => {
    event?.preventDefault();
    if (hasPageBefore()) history.back();
    else place?.go('/');
  };
}

/** The router counts the pages of this tab; a page loaded anew is known by who sent the reader. */
function hasPageBefore(): boolean {
  const state = history.state as { idx?: number } | null;
  if ((state?.idx ?? 0) > 0) return true;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
