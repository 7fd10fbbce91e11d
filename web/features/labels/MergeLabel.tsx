import { type FormEvent, useId, useState } from 'react';
import type { KeptLabel } from '#shared/contract/office/labels.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { labelName } from '../../lib/office/label-name.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Dialog } from '../../ui/sheets/Dialog.tsx';
import styles from './LabelsManager.module.css';
import { mergeLabel } from './labels.api.ts';
import { useLabelAct } from './use-label-act.ts';

interface MergeLabelProps {
  label: KeptLabel;
  others: readonly KeptLabel[];
  onClose: () => void;
}

/** Two labels for one thing become one. */
export function MergeLabel({ label, others, onClose }: MergeLabelProps) {
  const { t, language } = useTranslation('labels');
  const [into, setInto] = useState('');
  const id = useId();
  const { busy, run } = useLabelAct(onClose);
  const named = others
    .map((each) => ({ id: each.id, name: labelName(each, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (into !== '') void run(() => mergeLabel(label, Number(into)), t('manage.merged'));
  }
  return (
    <Dialog open onClose={onClose} title={t('manage.mergeTitle', { name: labelName(label, language) })}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <p>{t('manage.mergeText')}</p>
        <label htmlFor={id}>{t('manage.into')}</label>
        <select
          id={id}
          className={styles.select}
          value={into}
          onChange={(event) => setInto(event.target.value)}
        >
          <option value="">{t('manage.choose')}</option>
          {named.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
        <Button type="submit" tone="danger" busy={busy} disabled={into === ''}>
          {t('manage.mergeYes')}
        </Button>
      </form>
    </Dialog>
  );
}
