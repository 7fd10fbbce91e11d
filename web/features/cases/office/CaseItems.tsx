import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { Case } from '#shared/contract/office/cases.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from './Cases.module.css';

/** A message of the chat as far as a case shows it. */
export interface CaseItem {
  id: number;
  photo: { url: string; small: string } | null;
  text: string;
}

interface CaseItemsProps {
  it: Case;
  items: readonly CaseItem[];
  /** Undefined for who may look only. */
  onChange: ((change: (ids: readonly number[]) => number[]) => Promise<boolean>) | undefined;
  /** Takes a photo into the picture book; undefined for who may not. */
  onMark: ((messageId: number) => void) | undefined;
  /** Makes another case of what is ticked; what was of this one leaves it. */
  onSplit: (ids: readonly number[]) => void;
}

/** What somebody has ticked on and off since they began; nothing else of the case is theirs to change. */
type Ticks = ReadonlyMap<number, boolean>;

/** The messages of a case as it stands by now, with what was ticked. */
function withTicks(ids: readonly number[], ticks: Ticks): number[] {
  const added = [...ticks].flatMap(([id, isOn]) => (isOn && !ids.includes(id) ? [id] : []));
  return [...ids.filter((id) => ticks.get(id) !== false), ...added];
}

/** The photos and words of a case; others of the chat are ticked into it. */
export function CaseItems({ it, items, onChange, onMark, onSplit }: CaseItemsProps) {
  const { t } = useTranslation(['cases', 'common']);
  const [ticks, setTicks] = useState<Ticks | null>(null);
  const here = items.filter(({ id }) => it.message_ids.includes(id));
  // What the farmer told is drawn above them.
  const told = it.told.map(({ message_id: id }) => id);
  const missing = it.message_ids.filter((id) => !told.includes(id)).length - here.length;

  async function handleSave(): Promise<void> {
    if (ticks && (await onChange?.((ids) => withTicks(ids, ticks)))) setTicks(null);
  }

  if (ticks) {
    const ticked = withTicks(it.message_ids, ticks);
    const toggle = (id: number) => setTicks(new Map(ticks).set(id, !ticked.includes(id)));
    return (
      <>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>
              <label className={styles.tickable}>
                <input type="checkbox" checked={ticked.includes(item.id)} onChange={() => toggle(item.id)} />
                <Shown item={item} />
              </label>
            </li>
          ))}
        </ul>
        <div className={styles.acts}>
          <Button tone="quiet" onClick={() => setTicks(null)}>
            {t('common:action.cancel')}
          </Button>
          <Button tone="secondary" onClick={() => void handleSave()}>
            {t('save')}
          </Button>
          <Split
            it={it}
            ticked={ticked}
            onSplit={() => {
              setTicks(null);
              onSplit(ticked);
            }}
          />
        </div>
      </>
    );
  }
  return (
    <>
      {here.length > 0 ? (
        <ul className={styles.items}>
          {here.map((item) => (
            <li key={item.id}>
              {item.photo ? (
                <a href={item.photo.url} target="_blank" rel="noopener">
                  <Shown item={item} />
                </a>
              ) : (
                <Shown item={item} />
              )}
              {item.photo && onMark ? (
                <button type="button" className={styles.small} onClick={() => onMark(item.id)}>
                  {t('toBook')}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {missing > 0 ? <p className={styles.note}>{t('earlier', { count: missing })}</p> : null}
      {it.message_ids.length === 0 ? <p className={styles.note}>{t('noItems')}</p> : null}
      {onChange ? (
        <button type="button" className={styles.small} onClick={() => setTicks(new Map())}>
          <ImagePlus aria-hidden="true" />
          {t('choose')}
        </button>
      ) : null}
    </>
  );
}

/** What is ticked becomes a case of its own. All of a case is that case. */
function Split({ it, ticked, onSplit }: { it: Case; ticked: readonly number[]; onSplit: () => void }) {
  const { t } = useTranslation('cases');
  const isAll = it.message_ids.length > 0 && it.message_ids.every((id) => ticked.includes(id));
  return (
    <Button tone="quiet" disabled={ticked.length === 0 || isAll} onClick={onSplit}>
      {t('split')}
    </Button>
  );
}

function Shown({ item }: { item: CaseItem }) {
  const { t } = useTranslation('cases');
  if (item.photo) return <img src={item.photo.small} alt={item.text || t('photo')} loading="lazy" />;
  return <span className={styles.said}>{item.text}</span>;
}
