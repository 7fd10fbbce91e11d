import { Hourglass, ReceiptIndianRupee, Search, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './ChatListTools.module.css';
import type { ChatCounts, Filter, ListCriteria } from './inbox.api.ts';

const FILTERS: readonly Filter[] = ['ALL', 'UNREAD', 'READ', 'SENT'];

interface ChatListToolsProps {
  search: string;
  onSearch: (text: string) => void;
  criteria: Omit<ListCriteria, 'q'>;
  onCriteria: (change: Partial<Omit<ListCriteria, 'q'>>) => void;
  /** Undefined until the first page has brought them. */
  counts: ChatCounts | undefined;
}

/** Search and filters above the list; they stay put while it scrolls. */
export function ChatListTools({ search, onSearch, criteria, onCriteria, counts }: ChatListToolsProps) {
  const { t } = useTranslation('inbox');
  return (
    <div className={styles.tools}>
      <SearchBox search={search} onSearch={onSearch} />
      <fieldset className={styles.filters}>
        <legend className={styles.label}>{t('list.filters')}</legend>
        {FILTERS.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === criteria.filter}
            data-shortcut={index + 1}
            onClick={() => onCriteria({ filter: name })}
          >
            {t(`list.filter.${name}`)}
            <FilterCount filter={name} counts={counts} />
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.narrow}>
        <legend className={styles.label}>{t('list.narrow')}</legend>
        <Narrow
          icon={<Hourglass aria-hidden="true" />}
          isOn={criteria.sort === 'waiting'}
          title={t('list.waitingHint')}
          onToggle={(isOn) => onCriteria({ sort: isOn ? 'waiting' : 'newest' })}
        >
          {t('list.waiting')}
        </Narrow>
        <Narrow
          icon={<ReceiptIndianRupee aria-hidden="true" />}
          isOn={criteria.unpaid}
          title={t('list.unpaidHint')}
          onToggle={(unpaid) => onCriteria({ unpaid })}
        >
          {t('list.unpaid')}
        </Narrow>
      </fieldset>
    </div>
  );
}

function SearchBox({ search, onSearch }: Pick<ChatListToolsProps, 'search' | 'onSearch'>) {
  const { t } = useTranslation('inbox');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function handleClear() {
    onSearch('');
    input.current?.focus();
  }

  return (
    <search className={styles.search}>
      <Search aria-hidden="true" className={styles.glass} />
      <label htmlFor={id} className={styles.label}>
        {t('list.search')}
      </label>
      <input
        ref={input}
        data-shortcut="/"
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('list.search')}
        value={search}
        maxLength={200}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onSearch('');
        }}
      />
      {search ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('list.clearSearch')}
          onClick={handleClear}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </search>
  );
}

interface NarrowProps {
  icon: ReactNode;
  isOn: boolean;
  title: string;
  onToggle: (isOn: boolean) => void;
  children: string;
}

function Narrow({ icon, isOn, title, onToggle, children }: NarrowProps) {
  return (
    <button type="button" aria-pressed={isOn} title={title} onClick={() => onToggle(!isOn)}>
      {icon}
      {children}
    </button>
  );
}

function FilterCount({ filter, counts }: { filter: Filter; counts: ChatCounts | undefined }) {
  const { t } = useTranslation('inbox');
  const count = filter === 'SENT' ? counts?.sent : filter === 'UNREAD' ? counts?.unread : undefined;
  if (count === undefined) return null;
  const tone = filter === 'SENT' ? 'leaf' : 'accent';
  return <Badge count={count} tone={tone} label={t('list.filterCount', { count })} />;
}
