import { BookOpen } from 'lucide-react';
import {
  chapterNumber,
  GUIDE_SLUGS,
  isGuideSlug,
  slugSubtitle,
} from '#shared/domain/guide/guide-chapters.ts';
import { GUIDE_TOOLS, type GuideCard } from '#shared/domain/guide/guide-content.ts';
import { useStored } from '../../lib/device/local-store.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SiteLink } from '../../lib/page/site-links.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import styles from './GuideIndex.module.css';
import type { IndexFacts } from './guide-facts.ts';
import { KeepOffline } from './keep/KeepOffline.tsx';
import { GUIDE_STORED, parsePlace } from './keep/kept.ts';
import { Pager } from './Pager.tsx';
import { Search } from './search/Search.tsx';
import { ToolFrame } from './ToolFrame.tsx';

interface GuideIndexProps {
  facts: IndexFacts | null;
  onAsk: (text: string) => void;
}

/** The first page of the guide: chapters, search, tools, and keeping it all. */
export function GuideIndex({ facts, onAsk }: GuideIndexProps) {
  const { t } = useTranslation('guide');
  const cards = facts?.cards ?? [];
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <LastRead cards={cards} />
      {facts ? <Search address={facts.search} /> : null}
      <h2 className={styles.heading}>{t('chapters')}</h2>
      <ol className={styles.cards}>
        {GUIDE_SLUGS.map((slug, index) => (
          <li key={slug} data-fold>
            <Card slug={slug} card={cards.find((card) => card.slug === slug)} eager={index < 2} />
          </li>
        ))}
      </ol>
      <KeepOffline />
      <section id="tools" className={styles.tools}>
        <h2 className={styles.heading}>{t('tools.title')}</h2>
        <p>{t('tools.lead')}</p>
        <div className={styles.toolList}>
          {GUIDE_TOOLS.map((tool) => (
            <ToolFrame key={tool} tool={tool} onAsk={onAsk} />
          ))}
        </div>
      </section>
      <ShareButton text={t('share')} />
      <Pager page={1} />
    </div>
  );
}

function Card({ slug, card, eager }: { slug: string; card: GuideCard | undefined; eager: boolean }) {
  const { t } = useTranslation('guide');
  const { picture } = card ?? {};
  return (
    <SiteLink to={`/guide/chapter/${slug}`} className={styles.card}>
      <span className={styles.picture}>
        {picture ? (
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        ) : (
          <BookOpen aria-hidden="true" />
        )}
      </span>
      <span className={styles.number}>{t('chapter', { number: chapterNumber(slug) })}</span>
      <span className={styles.cardTitle}>{card?.title ?? slugSubtitle(slug)}</span>
      <span className={styles.summary}>{card?.summary ?? t('soonCard')}</span>
      {card ? <span className={styles.minutes}>{t('minutes', { count: card.minutes })}</span> : null}
    </SiteLink>
  );
}

/** Back to where one was; only after the page has come to life, for the server knows no reader. */
function LastRead({ cards }: { cards: readonly GuideCard[] }) {
  const { t } = useTranslation('guide');
  const place = parsePlace(useStored(GUIDE_STORED.place));
  const card = cards.find(({ slug }) => slug === place?.slug);
  if (!place || !card || !isGuideSlug(place.slug)) return null;
  const to = `/guide/chapter/${place.slug}${place.anchor ? `#${place.anchor}` : ''}`;
  return (
    <SiteLink to={to} className={styles.continue}>
      <span className={styles.continueLabel}>{t('continue')}</span>
      <span>{t('chapterTitle', { number: chapterNumber(place.slug), title: card.title })}</span>
    </SiteLink>
  );
}
