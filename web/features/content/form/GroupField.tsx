import { Plus, X } from 'lucide-react';
import type { ContentKind } from '#shared/contract/content/kinds.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, IconButton } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { valueAt } from './at-path.ts';
import styles from './Form.module.css';
import { focusField } from './focus-field.ts';
import { useField, useForm } from './form-context.ts';
import { blankOf, fieldsOf, type HolderProps, type NamedField } from './schema.ts';

/** What a shop changes every week stands before what it fills in once. */
const FIRST: Partial<Record<ContentKind, readonly string[]>> = {
  product: [
    'price',
    'mrp',
    'statutory',
    'stock',
    'name',
    'unit',
    'picture',
    'desc',
    'category',
    'sku',
    'position',
  ],
};

/** Long enough to notice the slip and reach for the mouse. */
export const UNDO_MS = 10_000;

/** Fields that belong together. The whole item is one too, without a frame around it. */
export function GroupField({ schema, path, name, label, hint, draw }: HolderProps) {
  const { kind } = useForm();
  const fields = useDrawn(path === '' ? inOrder(kind, fieldsOf(schema)) : fieldsOf(schema), path);
  const content = (
    <>
      <div className={styles.fields}>
        {fields.drawn.map((each) => (
          <Member key={each.name} field={each} {...{ path, name, draw }} />
        ))}
      </div>
      <Absent fields={fields.absent} path={path} name={name} />
    </>
  );
  if (path === '') return content;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {content}
    </fieldset>
  );
}

/** One that may be left out is drawn when it has a value, or when something is wrong with its want of one. */
function useDrawn(fields: NamedField[], path: string) {
  const { body, faults } = useForm();
  const isDrawn = ({ name, isOptional }: NamedField) => {
    const own = inside(path, name);
    if (!isOptional || valueAt(body, own) !== undefined) return true;
    return faults.some((fault) => fault.path === own || fault.path.startsWith(`${own}.`));
  };
  return { drawn: fields.filter(isDrawn), absent: fields.filter((each) => !isDrawn(each)) };
}

type MemberProps = Pick<HolderProps, 'path' | 'name' | 'draw'> & { field: NamedField };

function Member({ field, path, name, draw }: MemberProps) {
  const { t } = useTranslation('fields');
  const { edit, follow, isReadOnly } = useForm();
  const own = inside(path, field.name);
  const called = inside(name, field.name);
  const { words, value } = useField(own);
  const label = words.label(called);
  const drawn = draw({ ...field, path: own, name: called, label, hint: words.hint(called) });
  if (!field.isOptional) return drawn;

  function leaveOut(): void {
    const place = follow(own);
    edit(own, () => undefined);
    showToast(t('leftOut', { label }), {
      duration: UNDO_MS,
      action: {
        label: t('undo'),
        onAction() {
          const at = place();
          // What a colleague has written there meanwhile stays.
          if (at !== undefined) edit(at, (now) => now ?? value);
        },
      },
    });
  }
  return (
    <div className={styles.optional} data-wide={isWide(field.schema) ? true : undefined}>
      {drawn}
      {isReadOnly || value === undefined ? null : (
        <IconButton label={t('leaveOut', { label })} onClick={leaveOut}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

const isWide = ({ field }: NamedField['schema']) =>
  ['group', 'list', 'localized', 'choice', 'picture', 'flag'].includes(field);

/** What else could be said, each behind a button. */
function Absent({ fields, path, name }: { fields: NamedField[]; path: string; name: string }) {
  const { edit, isReadOnly } = useForm();
  const { words } = useField(path);
  if (fields.length === 0 || isReadOnly) return null;
  return (
    <div className={styles.absent}>
      {fields.map((field) => (
        <Button
          key={field.name}
          tone="quiet"
          icon={<Plus aria-hidden="true" />}
          onClick={() => {
            const own = inside(path, field.name);
            edit(own, () => firstOf(field));
            focusField(own);
          }}
        >
          {words.add(inside(name, field.name))}
        </Button>
      ))}
    </div>
  );
}

/** What stands in a field that was just added: empty, but there; a list has its first item. */
function firstOf({ schema }: NamedField): unknown {
  if (schema.field === 'list' && schema.items) return [blankOf(schema.items)];
  if (schema.field === 'flag') return true;
  return blankOf(schema) ?? '';
}

const inside = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** The fields of an item as its form shows them; without an order of their own as the schema has them. */
function inOrder(kind: ContentKind, fields: NamedField[]): NamedField[] {
  const first = FIRST[kind] ?? [];
  const placeOf = ({ name }: NamedField) => (first.includes(name) ? first.indexOf(name) : first.length);
  return [...fields].sort((one, other) => placeOf(one) - placeOf(other));
}
