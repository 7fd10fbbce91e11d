import { type MouseEvent, type ReactNode, useContext, useRef } from 'react';
import { chapterNumber, guidePageOf, slugSubtitle } from '#shared/domain/guide/guide-chapters.ts';
import { useStoredNumber } from '../../lib/device/local-store.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SitePlaceContext } from '../../lib/page/site-links.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import styles from './ChapterView.module.css';
import { ContentsList } from './ContentsList.tsx';
import type { ChapterFacts, PlacedPart } from './guide-facts.ts';
import { GUIDE_STORED } from './keep/kept.ts';
import { Pager } from './Pager.tsx';
import { ReadingTools } from './reading/ReadingTools.tsx';
import { shareLink } from './reading/share-link.ts';
import { useReadingPlace } from './reading/use-reading-place.ts';
import { Search } from './search/Search.tsx';
import { ToolFrame } from './ToolFrame.tsx';
import { VideoFacade } from './VideoFacade.tsx';

interface ChapterViewProps {
  slug: string;
  /** Null: nobody has written this chapter. */
  facts: ChapterFacts | null;
  /** Draws a piece of the page's finished HTML. */
  html: (name: string) => ReactNode;
  /** Opens the chat with words to begin with. */
  onAsk: (text: string) => void;
}

/** One chapter, and what helps in reading it. */
export function ChapterView({ slug, facts, html, onAsk }: ChapterViewProps) {
  const { t, language } = useTranslation('guide');
  const number = chapterNumber(slug);
  const subtitle = language === 'en' || !facts ? slugSubtitle(slug) : facts.title;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('chapter', { number })}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
        {facts ? <p className={styles.minutes}>{t('minutes', { count: facts.minutes })}</p> : null}
      </header>
      {facts ? (
        <Chapter slug={slug} facts={facts} html={html} onAsk={onAsk} />
      ) : (
        <p className={styles.soon}>{t('soon')}</p>
      )}
      <Pager page={guidePageOf(slug)} />
    </div>
  );
}

function Chapter({ slug, facts, html, onAsk }: ChapterViewProps & { facts: ChapterFacts }) {
  const { t } = useTranslation('guide');
  const article = useRef<HTMLElement>(null);
  const handleClick = useArticleClicks(facts.title);
  const textSize = useStoredNumber(GUIDE_STORED.textSize);
  const anchor = useReadingPlace(article, slug);
  return (
    <>
      <ReadingTools article={article} title={facts.title} />
      <details className={styles.search}>
        <summary className={styles.searchOpen}>{t('search.open')}</summary>
        <Search address={facts.search} />
      </details>
      <div className={styles.columns}>
        <ContentsList headings={facts.contents} current={anchor} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are links; this only spares a page load */}
        <article
          ref={article}
          className={styles.article}
          data-text={Math.min(2, textSize)}
          onClick={handleClick}
        >
          {facts.parts.map((part) => (
            <Part key={keyOf(part)} part={part} html={html} onAsk={onAsk} />
          ))}
          <Foot facts={facts} />
        </article>
      </div>
      <Ask number={chapterNumber(slug)} title={facts.title} onAsk={onAsk} />
      <ShareButton text={t('reading.shareText', { title: facts.title })} />
    </>
  );
}

function Part({ part, html, onAsk }: Pick<ChapterViewProps, 'html' | 'onAsk'> & { part: PlacedPart }) {
  if (part.kind === 'tool') return <ToolFrame tool={part.tool} onAsk={onAsk} />;
  if (part.kind === 'video') return <VideoFacade video={part.video} title={part.title} />;
  return html(part.name);
}

const keyOf = (part: PlacedPart) =>
  part.kind === 'html' ? part.name : part.kind === 'tool' ? part.tool : part.video;

function Foot({ facts }: { facts: ChapterFacts }) {
  const { t } = useTranslation('guide');
  const [year, month, day] = facts.dataDate.split('-');
  return (
    <footer className={styles.foot}>
      <p>{t('foot.data', { date: `${day}-${month}-${year}` })}</p>
      <h2 className={styles.footTitle}>{t('foot.sources')}</h2>
      <ul>
        {facts.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <p>{t('foot.note')}</p>
    </footer>
  );
}

function Ask({ number, title, onAsk }: { number: string; title: string; onAsk: (text: string) => void }) {
  const { t } = useTranslation('guide');
  return (
    <aside className={styles.ask}>
      <div>
        <p className={styles.askTitle}>{t('ask.title')}</p>
        <p>{t('ask.text')}</p>
      </div>
      <Button tone="accent" onClick={() => onAsk(t('ask.stub', { number, title }))}>
        {t('ask.action')}
      </Button>
    </aside>
  );
}

/** Links in the finished text: a section's own is shared, one to another page goes without loading the site anew. */
function useArticleClicks(title: string) {
  const { t } = useTranslation('guide');
  const place = useContext(SitePlaceContext);
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    const href = link?.getAttribute('href') ?? '';
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain) return;
    if ('anchor' in link.dataset) {
      event.preventDefault();
      history.replaceState(history.state, '', href);
      void shareLink(t('reading.shareText', { title }), href.slice(1), t('reading.linkCopied'));
    } else if (href.startsWith('/') && place) {
      event.preventDefault();
      place.go(href);
    }
  };
}
