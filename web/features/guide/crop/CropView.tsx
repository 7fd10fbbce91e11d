import { ArrowLeft, ArrowRight, Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CropCard, CropFacts } from '#shared/domain/guide/crop-content.ts';
import { cropPath, SEE_PATH } from '#shared/domain/guide/crop-pages.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Island } from '../../../lib/islands/Island.tsx';
import type { islandMarks } from '../../../lib/islands/island.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/fields/Button.tsx';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import { ChapterFoot } from '../ChapterFoot.tsx';
import article from '../ChapterView.module.css';
import READING_TOOLS from '../reading/ReadingTools.island.tsx';
import SEARCH from '../search/Search.island.tsx';
import { CropSees } from './CropSees.tsx';
import styles from './CropView.module.css';

interface CropFoldProps {
  title: string;
  sees?: string;
  children: ReactNode;
}

interface CropViewProps {
  facts: CropFacts;
  /** Draws a piece of the page's finished HTML. */
  html: (name: string) => ReactNode;
  /** Of the few lines that open what a link leads to. */
  marks: ReturnType<typeof islandMarks>;
}

/** One crop: what is seen, then each trouble and each work of the season folded under its name. */
export function CropView({ facts, html, marks }: CropViewProps) {
  const { t } = useTranslation(['guidecrop', 'guide', 'guidesee']);
  const { title, pageTitle, summary, picture, problems, sections } = facts;
  const shareText = t('shareText', { title: pageTitle });
  return (
    <div
      className={styles.page}
      data-crop-key={facts.slug}
      data-share={shareText}
      data-copied={t('guide:reading.linkCopied')}
      {...marks}
    >
      <header className={styles.head}>
        <img src={picture.src} width="72" height="72" alt={picture.alt} decoding="async" />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
      </header>
      <CropSees problems={problems} />
      <p className={styles.see}>
        <ButtonLink tone="secondary" to={`${SEE_PATH}?crop=${facts.slug}`}>
          {t('guidesee:door')}
        </ButtonLink>
      </p>
      <Island of={READING_TOOLS} props={{ title: pageTitle }} />
      <details className={article.search}>
        <summary className={article.searchOpen}>{t('guide:search.open')}</summary>
        <Island of={SEARCH} props={{ address: facts.search }} />
      </details>
      <article className={classNames(article.article, styles.articles)} data-rest="" data-text="0">
        {html('lead')}
        {problems.map((problem) => (
          <CropFold key={problem.id} title={problem.title} sees={problem.sees}>
            <div id={problem.id} className={styles.body}>
              {html(problem.id)}
              <div data-shelf={problem.id} className={styles.shelf} />
              <p className={styles.ways}>
                <ButtonAnchor
                  tone="secondary"
                  href="/farmers"
                  data-ask={t('askStub', { crop: title, trouble: problem.title })}
                  icon={<Camera aria-hidden="true" />}
                >
                  {t('photoAbout')}
                </ButtonAnchor>
                <a data-anchor="" href={`#${problem.id}`}>
                  {t('shareThis')}
                </a>
              </p>
            </div>
          </CropFold>
        ))}
        {sections.map((section) => (
          <CropFold key={section.id} title={section.title}>
            <div id={section.id} className={styles.body}>
              {html(section.id)}
            </div>
          </CropFold>
        ))}
        <ChapterFoot dataDate={facts.dataDate} sources={facts.sources} />
      </article>
      <aside className={article.ask}>
        <div>
          <p className={article.askTitle}>{t('doctorTitle')}</p>
          <p>{t('doctorText')}</p>
        </div>
        <ButtonLink tone="accent" to="/farmers" icon={<Camera aria-hidden="true" />}>
          {t('photo')}
        </ButtonLink>
      </aside>
      <ShareButton text={shareText} />
      <Around before={facts.before} after={facts.after} />
    </div>
  );
}

function Around({ before, after }: { before: CropCard; after: CropCard }) {
  const { t } = useTranslation('guidecrop');
  return (
    <nav className={styles.around} aria-label={t('around')}>
      <SiteLink to={cropPath(before.slug)} rel="prev" className={styles.way}>
        <ArrowLeft aria-hidden="true" /> {before.title}
      </SiteLink>
      <SiteLink to="/guide#crops" className={styles.way}>
        {t('all')}
      </SiteLink>
      <SiteLink to={cropPath(after.slug)} rel="next" className={styles.way}>
        {after.title} <ArrowRight aria-hidden="true" />
      </SiteLink>
    </nav>
  );
}

/** A part of the page behind its name; its anchor is inside, so that browsers open it for a link. */
function CropFold({ title, sees, children }: CropFoldProps) {
  return (
    <details className={styles.fold} data-trouble={sees === undefined ? undefined : ''}>
      <summary className={styles.name}>
        <hgroup>
          <h2 className={styles.foldTitle}>{title}</h2>
          {sees === undefined ? null : <p className={styles.sees}>{sees}</p>}
        </hgroup>
      </summary>
      {children}
    </details>
  );
}
