import { Boxes, FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ContentLine } from '#shared/contract/content/desk.ts';
import { CATEGORIES, STOCK_STATES } from '#shared/contract/content/products.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, ButtonLink } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useFieldWords } from '../form/field-words.ts';
import { DESK, PRICE_LIST } from '../item-names.ts';
import { AddArticle } from './AddArticle.tsx';
import styles from './Desk.module.css';
import { DeskRow } from './DeskRow.tsx';

interface ArticleFilter {
  query: string;
  /** Null: all of them. */
  category: string | null;
  stock: string | null;
}

const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** Rows at once: a shop may have thousands. */
const AT_ONCE = 40;

/** The price list: searched, narrowed, and the way to each article and to a new one. */
export function Articles({ lines }: { lines: readonly ContentLine[] }) {
  const { t } = useTranslation('desk');
  const mayEdit = useAbility('content.edit');
  const [filter, setFilter] = useFilter();
  const [shown, setShown] = useState(AT_ONCE);
  const [isAdding, setAdding] = useState(false);
  const found = findArticles(lines, filter);
  const waiting = lines.filter(({ draft }) => draft?.asked_by && !draft.publish_at).length;
  return (
    <section aria-labelledby="group-articles">
      <div className={styles.head}>
        <h2 id="group-articles" className={styles.heading}>
          {t('group.articles')}
        </h2>
        <div className={styles.acts}>
          <ButtonLink
            tone="secondary"
            icon={<FileSpreadsheet aria-hidden="true" />}
            to={`${DESK}/${PRICE_LIST}`}
          >
            {t('article.file')}
          </ButtonLink>
          {mayEdit ? (
            <Button icon={<Plus aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
              {t('article.add')}
            </Button>
          ) : null}
        </div>
      </div>
      {waiting > 0 ? (
        <p>
          <Link to={`${DESK}/${PRICE_LIST}`}>{t('article.waiting', { count: waiting })}</Link>
        </p>
      ) : null}
      <Filters filter={filter} onFilter={setFilter} />
      <p role="status" className={styles.count}>
        {t('article.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState icon={<Boxes aria-hidden="true" />} title={t('article.none')}>
          {t('article.noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {found.slice(0, shown).map((line) => (
            <DeskRow key={line.key} line={line}>
              <ArticleFacts line={line} />
            </DeskRow>
          ))}
        </ul>
      )}
      {found.length > shown ? (
        <Button tone="secondary" onClick={() => setShown(shown + AT_ONCE)}>
          {t('article.more')}
        </Button>
      ) : null}
      {isAdding ? <AddArticle lines={lines} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}

function ArticleFacts({ line: { price, stock } }: { line: ContentLine }) {
  const words = useFieldWords('product');
  return (
    <div className={styles.price}>
      {price === null ? null : <b>{formatRupees(price)}</b>}
      {stock === null ? null : <span>{words.choice('stock', stock)}</span>}
    </div>
  );
}

interface FiltersProps {
  filter: ArticleFilter;
  onFilter: (filter: ArticleFilter) => void;
}

function Filters({ filter, onFilter }: FiltersProps) {
  const { t } = useTranslation('desk');
  const words = useFieldWords('product');
  const select = (name: 'category' | 'stock', values: readonly string[]) => (
    <label className={styles.select}>
      <span>{words.label(name)}</span>
      <select
        value={filter[name] ?? ''}
        onChange={({ target }) => onFilter({ ...filter, [name]: target.value || null })}
      >
        <option value="">{t('article.all')}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {words.choice(name, value)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={t('article.search')}
        type="search"
        value={filter.query}
        onChange={({ target }) => onFilter({ ...filter, query: target.value })}
      />
      {select('category', CATEGORIES)}
      {select('stock', STOCK_STATES)}
    </form>
  );
}

/** It stands in the address: whoever comes back from an article finds their list as they left it. */
function useFilter(): [ArticleFilter, (filter: ArticleFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = {
    query: params.get('q') ?? '',
    category: params.get('category'),
    stock: params.get('stock'),
  };
  return [
    filter,
    ({ query, category, stock }) => {
      const entries = Object.entries({ q: query, category, stock }).flatMap(([name, value]) =>
        value ? [[name, value]] : [],
      );
      setParams(Object.fromEntries(entries), { replace: true });
    },
  ];
}

/** The articles that are meant: every word of the query in their number or in their name in any language. */
export function findArticles(lines: readonly ContentLine[], filter: ArticleFilter): ContentLine[] {
  const words = fold(filter.query).split(/\s+/).filter(Boolean);
  return lines.filter(({ key, title, category, stock }) => {
    if (filter.category !== null && category !== filter.category) return false;
    if (filter.stock !== null && stock !== filter.stock) return false;
    const said = fold([key, ...Object.values(title ?? {})].join(' '));
    return words.every((word) => said.includes(word));
  });
}
