import { FileText } from 'lucide-react';
import { Link, type LinkProps, useLocation } from 'react-router';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ErrorState, Skeleton, VisuallyHidden } from '../../../ui/States.tsx';
import { RowTime } from '../inbox-rows/RowTime.tsx';
import styles from './MessageHits.module.css';
import { type SearchHit, useMessageSearch } from './use-message-search.ts';

/** Where a found message stands in its thread. */
export type HitLink = (
  chatId: number,
  messageId: number,
  seq: number,
) => Pick<LinkProps, 'to' | 'replace' | 'state'>;

const SKELETONS = ['84%', '62%', '92%', '70%'];

/** What the words found among the messages of all chats; each leads to its place in the thread. */
export function MessageHits({ q, hitLink }: { q: string; hitLink: HitLink }) {
  const { t } = useTranslation('inbox');
  const search = useMessageSearch(q);
  if (search.phase === 'failed') {
    return (
      <ErrorState title={t('search.failed')} onRetry={search.retry}>
        {errorText(search.error, '')}
      </ErrorState>
    );
  }
  if (search.phase === 'loading') return <HitSkeletons />;
  return (
    <>
      {search.complete ? null : <p className={styles.note}>{t('search.newestOnly')}</p>}
      {search.hits.length === 0 ? (
        <p className={styles.none}>
          <strong>{t('search.none')}</strong>
          {t('search.noneText')}
        </p>
      ) : null}
      <ul className={styles.hits} aria-label={t('search.messages')}>
        {search.hits.map((hit) => (
          <Hit key={hit.message_id} hit={hit} link={hitLink(hit.chat_id, hit.message_id, hit.seq)} />
        ))}
      </ul>
      <p role="status">
        <VisuallyHidden>{t('search.found', { count: search.hits.length })}</VisuallyHidden>
      </p>
      <div className={styles.foot}>
        {search.hasMore ? (
          <Button
            tone="quiet"
            busy={search.isLoadingMore}
            onClick={search.moreFailed ? search.retry : search.loadMore}
          >
            {search.isLoadingMore ? t('search.loadingMore') : t('search.more')}
          </Button>
        ) : search.hits.length > 5 ? (
          t('search.end')
        ) : null}
      </div>
    </>
  );
}

function Hit({ hit, link }: { hit: SearchHit; link: ReturnType<HitLink> }) {
  const { t } = useTranslation('inbox');
  const isOpen = useLocation().search === link.to;
  return (
    <li>
      <Link {...link} className={styles.hit} aria-current={isOpen ? 'true' : undefined} draggable={false}>
        <span className={styles.top}>
          <span className={styles.name}>{hit.name}</span>
          <RowTime iso={hit.created_at} />
        </span>
        {hit.text ? (
          <span className={styles.text}>
            {hit.sender_role === 'admin' ? <span className={styles.who}>{t('search.office')}: </span> : null}
            <Marked parts={hit.text} />
          </span>
        ) : null}
        {hit.file_name ? (
          <span className={styles.file}>
            <FileText aria-hidden="true" />
            <VisuallyHidden>{t('search.file')}: </VisuallyHidden>
            <span className={styles.fileName}>
              <Marked parts={hit.file_name} />
            </span>
          </span>
        ) : null}
      </Link>
    </li>
  );
}

function Marked({ parts }: { parts: NonNullable<SearchHit['text']> }) {
  // Parts never move among each other: their place is their name.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return parts.map((part, index) => (part.hit ? <mark key={index}>{part.text}</mark> : part.text));
}

function HitSkeletons() {
  const { t } = useTranslation('inbox');
  return (
    <div role="status">
      <VisuallyHidden>{t('search.loading')}</VisuallyHidden>
      {SKELETONS.map((width) => (
        <div key={width} className={styles.hit} aria-hidden="true">
          <Skeleton width="40%" height="18px" />
          <Skeleton width={width} height="16px" />
        </div>
      ))}
    </div>
  );
}
