import { Search, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { VisuallyHidden } from '../../../ui/States.tsx';
import type { ChatCounts, Filter, ListCriteria } from '../inbox-store/inbox.api.ts';
import { NARROWING_NAMES, NARROWINGS, type Narrowing } from '../inbox-store/narrowings.ts';
import styles from './ChatListTools.module.css';

/** Whose chats: beside the search, as signs, so that the words of the others keep to one line. */
const OWNERSHIP: readonly Narrowing[] = ['mine', 'nobodys'];

const FILTERS: readonly Filter[] = ['ALL', 'UNREAD', 'READ', 'SENT'];

interface ChatListToolsProps {
  search: string;
  onSearch: (text: string) => void;
  /** Stands beside the search. */
  begin: ReactNode;
  /** A further way to narrow the list, as a sign, and what is chosen of it. */
  more?: ReactNode;
  chosen?: ReactNode;
  criteria: ListCriteria;
  onCriteria: (change: Partial<ListCriteria>) => void;
  /** Undefined until the first page has brought them. */
  counts: ChatCounts | undefined;
}

/** Search and filters above the list; they stay put while it scrolls. */
export function ChatListTools(props: ChatListToolsProps) {
  const { search, onSearch, begin, criteria, onCriteria, counts } = props;
  const { t } = useTranslation('inbox');
  const narrow = (name: Narrowing) => (
    <Narrow
      key={name}
      name={name}
      shortcut={(FILTERS.length + NARROWING_NAMES.indexOf(name) + 1) % 10}
      count={counts && name in counts ? counts[name as keyof ChatCounts] : 0}
      isOn={criteria.only.includes(name)}
      onToggle={(isOn) =>
        onCriteria({
          only: NARROWING_NAMES.filter((each) => (each === name ? isOn : criteria.only.includes(each))),
        })
      }
    />
  );
  return (
    <div className={styles.tools}>
      <div className={styles.first}>
        <SearchBox search={search} onSearch={onSearch} />
        <fieldset className={styles.owners}>
          <legend className={styles.label}>{t('list.owners')}</legend>
          {OWNERSHIP.map(narrow)}
          {props.more}
        </fieldset>
        {begin}
      </div>
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
        {NARROWING_NAMES.map((name) => (OWNERSHIP.includes(name) ? null : narrow(name)))}
        {props.chosen}
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
  name: Narrowing;
  shortcut: number;
  /** 0 where nobody counts. */
  count: number;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

function Narrow({ name, shortcut, count, isOn, onToggle }: NarrowProps) {
  const { t } = useTranslation('inbox');
  const { Icon } = NARROWINGS[name];
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={t(`list.onlyHint.${name}`)}
      data-shortcut={shortcut}
      onClick={() => onToggle(!isOn)}
    >
      <Icon aria-hidden="true" />
      {OWNERSHIP.includes(name) ? (
        <VisuallyHidden>{t(`list.only.${name}`)}</VisuallyHidden>
      ) : (
        t(`list.only.${name}`)
      )}
      <Badge
        count={count}
        tone={name === 'toSend' ? 'accent' : 'leaf'}
        label={t('list.filterCount', { count })}
      />
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
