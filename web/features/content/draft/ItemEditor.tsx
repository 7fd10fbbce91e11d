import { type ReactNode, useMemo } from 'react';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { ItemActs } from '../acts/ItemActs.tsx';
import type { ContentItem } from '../content.api.ts';
import { pathOf, placeOf } from '../form/at-path.ts';
import { Field } from '../form/Field.tsx';
import { FormContext, type FormState } from '../form/form-context.ts';
import { schemaOf } from '../form/schema.ts';
import { useItemTitle } from '../item-names.ts';
import { Conflict } from './Conflict.tsx';
import styles from './Item.module.css';
import { ItemState } from './ItemState.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { type ShownFaults, useShownFaults } from './use-shown-faults.ts';

/** What can be done with the item, under its fields. */
export type DrawActs = (parts: { draft: Draft; faults: ShownFaults }) => ReactNode;

/** One item: its state, its fields, what can be done with it. */
export function ItemEditor({ item: first, acts }: { item: ContentItem; acts?: DrawActs | undefined }) {
  const { t } = useTranslation('desk');
  const titleOf = useItemTitle();
  const mayEdit = useAbility('content.edit');
  const draft = useDraft(
    first,
    () => showToast(t('item.news')),
    () => showToast(t('item.merged')),
  );
  const { item, body, theirs } = draft.now;
  const { kind, key } = item;
  const title = titleOf(item, body.name);
  const faults = useShownFaults(item, body);
  const isReadOnly = !mayEdit || theirs !== null;
  const { edit, hold, state } = draft.keeper;
  const { shown, leave, forget } = faults;
  const form = useMemo(
    (): FormState => ({
      ...{ kind, itemKey: key, body, isReadOnly, faults: shown },
      edit(path, next) {
        forget(path);
        edit(path, next);
      },
      follow(path) {
        const place = placeOf(state().body, path);
        return () => pathOf(state().body, place);
      },
      leave,
      hold,
    }),
    [kind, key, body, isReadOnly, shown, edit, hold, state, leave, forget],
  );

  return (
    <section aria-label={title} className={styles.page}>
      {/* Acts of their own come with a heading of their own. */}
      {acts ? null : <h2 className={styles.heading}>{title}</h2>}
      <ItemState draft={draft} />
      {theirs ? <Conflict draft={draft} theirs={theirs} /> : null}
      <FormContext value={form}>
        {/* What is left is saved at once: somebody may close the page now. */}
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          onBlur={() => void draft.keeper.flush()}
        >
          <Field schema={schemaOf(kind)} path="" name="" label="" />
        </form>
      </FormContext>
      {acts ? acts({ draft, faults }) : <ItemActs draft={draft} faults={faults} />}
    </section>
  );
}
