import { ArrowLeft } from 'lucide-react';
import { POLICY_IDS, POLICY_PATHS, type PolicyId } from '#shared/domain/policy-paths.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { islandMarks } from '../../lib/islands/island.ts';
import { BuiltHtml } from '../../lib/page/BuiltHtml.tsx';
import { SiteLink } from '../../lib/page/site-links.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import { SWIPEABLE } from '../../ui/site/use-swipe.ts';
import POLICY_BACK from './PolicyBack.island.ts';
import styles from './PolicyPage.module.css';
import { leavesBySwipe } from './policies.ts';

/** One policy: its text as built from `content/policies`, the way back, and the other four. */
export function PolicyPage({ id, body }: { id: PolicyId; body: string }) {
  const { t } = useTranslation('policies');
  const swipeBack = leavesBySwipe(id);
  return (
    <div
      className={styles.page}
      style={swipeBack ? SWIPEABLE : undefined}
      data-swipe-back={swipeBack || undefined}
      {...islandMarks(POLICY_BACK)}
    >
      <title>{t(`${id}.title`)}</title>
      <meta name="description" content={t(`${id}.description`)} />
      <div className={styles.head}>
        <div className={styles.inner}>
          <a href="/" className={styles.back} data-back>
            <ArrowLeft aria-hidden="true" />
            {t('back')}
          </a>
          <h1 className={styles.title}>{t(`${id}.name`)}</h1>
          {/* The texts name the seller, their officer and their numbers. */}
          <SampleMark of={['shop', 'contact', 'people']} />
        </div>
      </div>
      <div className={styles.inner}>
        <BuiltHtml html={body} as="article" className={styles.text} />
        <nav className={styles.others} aria-labelledby="other-policies">
          <h2 id="other-policies">{t('other')}</h2>
          <ul>
            {POLICY_IDS.filter((other) => other !== id).map((other) => (
              <li key={other}>
                <SiteLink to={POLICY_PATHS[other]}>{t(`${other}.name`)}</SiteLink>
              </li>
            ))}
          </ul>
          <ShareButton text={t(`${id}.title`)} />
        </nav>
      </div>
    </div>
  );
}
