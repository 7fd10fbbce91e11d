import { useId, useState } from 'react';
import type { PlannedArticle } from '#shared/contract/content/prices.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ChangeList } from '../changes/ChangeList.tsx';
import { useItemTitle } from '../item-names.ts';
import styles from './PriceList.module.css';

/** Rows at once: a file may have thousands. */
const AT_ONCE = 20;

interface PlannedListProps {
  heading: string;
  articles: readonly PlannedArticle[];
  /** Of all; the longest lists are told in part. */
  count: number;
}

/** What changes of each article, field by field. */
export function PlannedList({ heading, articles, count }: PlannedListProps) {
  const { t } = useTranslation('prices');
  const [shown, setShown] = useState(AT_ONCE);
  const id = useId();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h4 id={id}>{heading}</h4>
      <ul className={styles.articles}>
        {articles.slice(0, shown).map((article) => (
          <Article key={article.key} article={article} />
        ))}
      </ul>
      {articles.length > shown ? (
        <div>
          <Button tone="secondary" onClick={() => setShown(shown + AT_ONCE)}>
            {t('changes.more', { count: count - shown })}
          </Button>
        </div>
      ) : count > articles.length ? (
        <p>{t('changes.notShown', { count: count - articles.length })}</p>
      ) : null}
    </section>
  );
}

function Article({ article: { key, title, before, after, waits } }: { article: PlannedArticle }) {
  const { t } = useTranslation('prices');
  const titleOf = useItemTitle();
  return (
    <li className={styles.article}>
      <p className={styles.name}>
        <b>{titleOf({ kind: 'product', key }, title)}</b> <span className={styles.soft}>{key}</span>
      </p>
      {waits ? <p className={styles.soft}>{t('changes.waits')}</p> : null}
      {before === null ? (
        <details className={styles.more}>
          <summary>
            {t('changes.new', { price: typeof after.price === 'number' ? formatRupees(after.price) : '' })}
          </summary>
          <ChangeList kind="product" before={{}} after={after} />
        </details>
      ) : (
        <ChangeList kind="product" before={before} after={after} />
      )}
    </li>
  );
}
