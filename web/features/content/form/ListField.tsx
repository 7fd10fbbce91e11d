import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, IconButton } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { isSame } from './at-path.ts';
import styles from './Form.module.css';
import { focusField } from './focus-field.ts';
import { useField, useForm } from './form-context.ts';
import { UNDO_MS } from './GroupField.tsx';
import { followRows, numberRows, rowNumbers } from './rows.ts';
import { blankOf, type FieldSchema, type HolderProps, innerOf } from './schema.ts';

const NONE: readonly unknown[] = [];

/** Several of the same, in an order: added, taken away (and back), moved up and down. */
export function ListField({ schema, path, name, label, hint, lang, draw }: HolderProps) {
  const { isReadOnly } = useForm();
  const { value, error, words } = useField(path);
  const items = Array.isArray(value) ? (value as unknown[]) : NONE;
  const numbers = useRowNumbers(items);
  const inner = innerOf(schema);
  const acts = useListActs(path, inner);
  const isFull = items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  return (
    <fieldset className={styles.list} data-field={path} data-top={path === name ? true : undefined}>
      <legend>{label}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <ol className={styles.items}>
        {items.map((_, index) => {
          const called = words.item(name, index + 1);
          const isGroup = inner.field === 'group';
          return (
            <li key={numbers[index]} className={styles.item} data-flat={isGroup ? undefined : true}>
              <div className={styles.itemField}>
                {draw({ schema: inner, path: `${path}.${index}`, name, label: called, lang })}
              </div>
              {isReadOnly ? null : (
                <ItemActs
                  called={called}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  onMove={(by) => acts.move(index, by)}
                  onRemove={() => acts.remove(index, called)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      {isReadOnly ? null : (
        <Button
          tone="secondary"
          icon={<Plus aria-hidden="true" />}
          disabled={isFull}
          onClick={() => acts.add(items.length)}
        >
          {words.add(name)}
        </Button>
      )}
    </fieldset>
  );
}

interface ItemActsProps {
  called: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function ItemActs({ called, isFirst, isLast, onMove, onRemove }: ItemActsProps) {
  const { t } = useTranslation('fields');
  return (
    <div className={styles.itemActs}>
      <IconButton
        label={t('up', { item: called })}
        disabled={isFirst}
        data-move="-1"
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('down', { item: called })}
        disabled={isLast}
        data-move="1"
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton label={t('remove', { item: called })} tone="danger" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}

interface Row {
  item: unknown;
  number?: number | undefined;
}

type Rows = Row[];

/** In front of the row it stood before, else at the end. A colleague's list may have it still. */
function putBack(rows: Rows, row: Row, before: Row | undefined): Rows {
  if (rows.some(({ item }) => isSame(item, row.item))) return rows;
  const at = rows.findIndex(({ number }) => before !== undefined && number === before.number);
  return at === -1 ? [...rows, row] : rows.toSpliced(at, 0, row);
}

function useListActs(path: string, inner: FieldSchema) {
  const { t } = useTranslation('fields');
  const { edit, follow } = useForm();
  /** The rows, and beside them their numbers, which are moved as they are. */
  const change = (at: string, work: (rows: Rows) => Rows) =>
    edit(at, (value) => {
      const items: readonly unknown[] = Array.isArray(value) ? value : NONE;
      const numbers = rowNumbers(items);
      const rows = work(items.map((item, index) => ({ item, number: numbers[index] })));
      const next = rows.map(({ item }) => item);
      numberRows(
        next,
        rows.map(({ number }) => number),
      );
      return next;
    });
  return {
    add(at: number) {
      change(path, (rows) => [...rows, { item: blankOf(inner) ?? '' }]);
      focusField(`${path}.${at}`);
    },
    move(from: number, by: -1 | 1) {
      change(path, (rows) => {
        rows.splice(from + by, 0, ...rows.splice(from, 1));
        return rows;
      });
      followMove(path, from + by, by);
    },
    remove(index: number, called: string) {
      const back: { row?: Row; before?: Row } = {};
      const place = follow(path);
      change(path, (rows) => {
        const [row, before] = rows.slice(index, index + 2);
        Object.assign(back, { row, before });
        return rows.filter((each) => each !== row);
      });
      showToast(t('removed', { item: called }), {
        duration: UNDO_MS,
        action: {
          label: t('undo'),
          onAction: () => {
            const at = place();
            if (at !== undefined && back.row)
              change(at, (rows) => putBack(rows, back.row as Row, back.before));
          },
        },
      });
      focusField(path);
    },
  };
}

/** The keyboard stays with the item that was moved; at the end of the list its other button takes over. */
function followMove(path: string, index: number, by: -1 | 1): void {
  setTimeout(() => {
    const lists = [...document.querySelectorAll<HTMLElement>('fieldset[data-field]')];
    const row = lists.find(({ dataset }) => dataset.field === path)?.querySelector('ol')?.children[index];
    const button = (way: number) =>
      row?.querySelector<HTMLButtonElement>(`:scope > div > [data-move="${way}"]`);
    const same = button(by);
    (same?.disabled ? button(-by) : same)?.focus();
  });
}

/** The number of each row, which stays with it where a colleague's list takes the place of the one that is shown. */
function useRowNumbers(items: readonly unknown[]): readonly number[] {
  const [shown, setShown] = useState(items);
  if (shown !== items) {
    followRows(shown, items, isSame);
    setShown(items);
  }
  return rowNumbers(items);
}
