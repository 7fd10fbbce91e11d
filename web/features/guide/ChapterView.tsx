import type { ReactNode } from 'react';
import { chapterNumber, guidePageOf, slugSubtitle } from '#shared/domain/guide/guide-chapters.ts';
import type { ChapterFacts, GuideTool, PlacedPart, RowsOfCrop } from '#shared/domain/guide/guide-content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Island } from '../../lib/islands/Island.tsx';
import { islandMarks } from '../../lib/islands/island.ts';
import { BuiltHtml } from '../../lib/page/BuiltHtml.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { ChapterFoot } from './ChapterFoot.tsx';
import styles from './ChapterView.module.css';
import { ContentsList } from './ContentsList.tsx';
import chips from './CropChips.module.css';
import { Pager } from './Pager.tsx';
import READING_PLACE from './reading/ReadingPlace.island.ts';
import READING_TOOLS from './reading/ReadingTools.island.tsx';
import SEARCH from './search/Search.island.tsx';
import { VideoFacade } from './VideoFacade.tsx';

interface ChapterViewProps {
  slug: string;
  /** Null: nobody has written this chapter. */
  facts: ChapterFacts | null;
  /** Draws a piece of the page's finished HTML. */
  html: (name: string) => ReactNode;
  /** Draws a calculator. */
  tool: (tool: GuideTool) => ReactNode;
  /** Draws the button that opens the chat with words to begin with. */
  ask: (text: string) => ReactNode;
}

/** One chapter, and what helps in reading it. */
export function ChapterView({ slug, facts, ...draw }: ChapterViewProps) {
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
      {facts ? <Chapter slug={slug} facts={facts} {...draw} /> : <p className={styles.soon}>{t('soon')}</p>}
      <Pager page={guidePageOf(slug)} />
    </div>
  );
}

function Chapter({ slug, facts, html, tool, ask }: ChapterViewProps & { facts: ChapterFacts }) {
  const { t } = useTranslation('guide');
  const shareText = t('reading.shareText', { title: facts.title });
  return (
    <>
      <Island of={READING_TOOLS} props={{ title: facts.title }} />
      <details className={styles.search}>
        <summary className={styles.searchOpen}>{t('search.open')}</summary>
        <Island of={SEARCH} props={{ address: facts.search }} />
      </details>
      <div
        className={styles.columns}
        data-rest=""
        data-slug={slug}
        data-share={shareText}
        data-copied={t('reading.linkCopied')}
        {...islandMarks(READING_PLACE)}
      >
        <ContentsList headings={facts.contents} />
        <article className={styles.article} data-text="0">
          {facts.parts.map((part) => (
            <Part key={keyOf(part)} part={part} html={html} tool={tool} />
          ))}
          <ChapterFoot dataDate={facts.dataDate} sources={facts.sources} />
        </article>
      </div>
      <aside className={styles.ask}>
        <div>
          <p className={styles.askTitle}>{t('ask.title')}</p>
          <p>{t('ask.text')}</p>
        </div>
        {ask(t('ask.stub', { number: chapterNumber(slug), title: facts.title }))}
      </aside>
      <ShareButton text={shareText} />
    </>
  );
}

/** A section folds behind its heading, without a script too; a link into it, the search and paper open it (reading/folds.ts). */
function Part({ part, html, tool }: Pick<ChapterViewProps, 'html' | 'tool'> & { part: PlacedPart }) {
  if (part.kind === 'section')
    return (
      <div className={styles.section}>
        <details>
          <summary>
            <BuiltHtml as="h2" id={part.id} html={part.head} />
          </summary>
          {part.parts.map((each) => (
            <Part key={keyOf(each)} part={each} html={html} tool={tool} />
          ))}
        </details>
        <BuiltHtml className={styles.link} html={part.link} />
      </div>
    );
  if (part.kind === 'crops') return <CropChips crops={part.crops} />;
  if (part.kind === 'tool') return tool(part.tool);
  if (part.kind === 'video') return <VideoFacade video={part.video} title={part.title} />;
  return html(part.name);
}

function keyOf(part: PlacedPart): string {
  switch (part.kind) {
    case 'html':
      return part.name;
    case 'section':
      return part.id;
    case 'tool':
      return part.tool;
    case 'video':
      return part.video;
    case 'crops':
      return part.kind;
  }
}

/**
 * The way to one crop's rows in the label tables: links to the first of them, which leave only that crop's once the page's
 * script runs (reading/crop-filter.ts).
 */
function CropChips({ crops }: { crops: readonly RowsOfCrop[] }) {
  const { t } = useTranslation('guide');
  return (
    <div className={chips.chips}>
      <p id="crops" className={chips.title}>
        {t('crops.title')}
      </p>
      <ul className={chips.list} aria-labelledby="crops">
        {crops.map(({ crop, name, row }) => (
          <li key={crop}>
            <a href={`#${row}`} data-crop={crop} className={chips.chip}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p role="status" className={chips.said} data-said={t('crops.said')} />
    </div>
  );
}
