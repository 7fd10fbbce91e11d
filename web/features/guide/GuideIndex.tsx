import { BookOpen, OctagonX } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { BANNED_PATH } from '#shared/domain/guide/banned-page.ts';
import type { CropCard } from '#shared/domain/guide/crop-content.ts';
import { cropPath, SEE_PATH } from '#shared/domain/guide/crop-pages.ts';
import { chapterNumber, GUIDE_SLUGS, slugSubtitle } from '#shared/domain/guide/guide-chapters.ts';
import {
  GUIDE_TOOLS,
  type GuideCard,
  type GuideTool,
  type IndexFacts,
} from '#shared/domain/guide/guide-content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Island } from '../../lib/islands/Island.tsx';
import { islandMarks } from '../../lib/islands/island.ts';
import { SiteLink } from '../../lib/page/site-links.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import styles from './GuideIndex.module.css';
import { KeepOffline } from './keep/KeepOffline.tsx';
import LAST_READ from './LastRead.island.ts';
import { Pager } from './Pager.tsx';
import SEARCH from './search/Search.island.tsx';

interface GuideIndexProps {
  facts: IndexFacts | null;
  /** Draws a calculator. */
  tool: (tool: GuideTool) => ReactNode;
}

/** The first page of the guide: chapters, search, tools, and keeping it all. */
export function GuideIndex({ facts, tool }: GuideIndexProps) {
  const { t } = useTranslation(['guide', 'guidesee']);
  const cards = facts?.cards ?? [];
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {facts ? <Island of={SEARCH} props={{ address: facts.search }} /> : null}
      <div data-rest="">
        {facts ? <CropDoors crops={facts.crops} /> : null}
        <div className={styles.doors} data-below="">
          {facts ? (
            <SiteLink to={SEE_PATH} className={styles.see}>
              <img src={facts.leaf.src} width="72" height="72" alt="" decoding="async" />
              <span>
                <span className={styles.seeTitle}>{t('guidesee:title')}</span>
                <span>{t('guidesee:lead')}</span>
              </span>
            </SiteLink>
          ) : null}
          <BannedDoor />
        </div>
        <ToolDoors />
        <h2 className={styles.heading}>{t('chapters')}</h2>
        <LastRead cards={cards} />
        <ol className={styles.cards} data-below="">
          {GUIDE_SLUGS.map((slug, index) => (
            <li key={slug}>
              <Card slug={slug} card={cards.find((card) => card.slug === slug)} eager={index < 2} />
            </li>
          ))}
        </ol>
        <KeepOffline />
        <section id="tools" className={styles.tools} data-below="">
          <h2 className={styles.heading}>{t('tools.title')}</h2>
          <p>{t('tools.lead')}</p>
          <div className={styles.toolList}>
            {GUIDE_TOOLS.map((each) => (
              <Fragment key={each}>{tool(each)}</Fragment>
            ))}
          </div>
        </section>
        <ShareButton text={t('share')} />
        <Pager page={1} />
      </div>
    </div>
  );
}

/** The way to the page that judges a product by its name. */
function BannedDoor() {
  const { t } = useTranslation('guidesearch');
  return (
    <SiteLink to={BANNED_PATH} className={styles.banned}>
      <OctagonX aria-hidden="true" />
      <span>
        <strong>{t('page.title')}</strong> {t('page.door')}
      </span>
    </SiteLink>
  );
}

/** The calculators by name, where they are seen; each opens further down. */
function ToolDoors() {
  const { t } = useTranslation('guide');
  return (
    <nav aria-label={t('tools.title')} data-below="">
      <h2 className={styles.heading}>{t('tools.title')}</h2>
      <ul className={styles.toolDoors}>
        {GUIDE_TOOLS.map((tool) => (
          <li key={tool}>
            <a href={`#tool-${tool}`}>{t(`tools.name.${tool}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
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

/** Where to begin; for who has read here before, back to where one was, in the same place. */
function LastRead({ cards }: { cards: readonly GuideCard[] }) {
  const { t } = useTranslation('guide');
  const titles = cards.map(
    ({ slug, title }) => [slug, t('chapterTitle', { number: chapterNumber(slug), title })] as const,
  );
  const [first] = titles;
  if (!first) return null;
  return (
    <a
      href={`/guide/chapter/${first[0]}`}
      className={styles.continue}
      data-titles={JSON.stringify(Object.fromEntries(titles))}
      {...islandMarks(LAST_READ)}
    >
      <span className={styles.continueLabel} data-again={t('continue')}>
        {t('begin')}
      </span>
      <span data-title>{first[1]}</span>
    </a>
  );
}

/** The way to each crop's page, by its drawing and name. */
function CropDoors({ crops }: { crops: readonly CropCard[] }) {
  const { t } = useTranslation('guidecrop');
  return (
    <section id="crops" className={styles.crops}>
      <h2 className={styles.cropsHeading}>{t('doors')}</h2>
      <p>{t('doorsLead')}</p>
      <ul className={styles.cropDoors}>
        {crops.map(({ slug, title, picture }) => (
          <li key={slug}>
            <SiteLink to={cropPath(slug)} className={styles.door}>
              <img src={picture.src} width="56" height="56" alt="" decoding="async" />
              <span>{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
