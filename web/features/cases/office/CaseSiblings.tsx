import { useQueryClient } from '@tanstack/react-query';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import type { Case } from '#shared/contract/office/cases.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { cropName } from '../../../lib/office/label-name.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { DeskSelect } from '../../../ui/desk/DeskFields.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './Cases.module.css';
import { mergeCases } from './cases.api.ts';
import { reloadCases } from './use-cases.ts';

/** Makes another case of this farmer a part of this one, after a question. */
export function CaseSiblings({ it, others }: { it: Case; others: readonly Case[] }) {
  const { t, language } = useTranslation('cases');
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const from = others.find(({ id }) => String(id) === chosen) ?? others[0];
  if (!from) return null;

  async function handleConfirm({ id, version }: Case): Promise<void> {
    setBusy(true);
    try {
      await mergeCases(it.id, { version: it.version, from_id: id, from_version: version });
      showToast(t('merged'), { tone: 'success' });
    } catch (error) {
      showToast(errorText(error, t('notSaved')), { tone: 'error' });
    }
    await reloadCases(client);
    setBusy(false);
    setAsked(false);
  }

  const labelOf = (each: Case) =>
    `${cropName(each.facts.crop, language)} · ${t(`state.${each.state}`)} · ${formatDateTime(each.created_at, language)}`;
  return (
    <>
      <button type="button" className={styles.small} onClick={() => setAsked(true)}>
        <Merge aria-hidden="true" />
        {t('merge')}
      </button>
      <ConfirmDialog
        open={isAsked}
        title={t('mergeTitle')}
        confirmLabel={t('merge')}
        busy={isBusy}
        onConfirm={() => void handleConfirm(from)}
        onCancel={() => setAsked(false)}
      >
        <DeskSelect
          wide
          label={t('mergeWhich')}
          options={others.map((each) => ({ value: String(each.id), label: labelOf(each) }))}
          chosen={String(from.id)}
          onChoose={setChosen}
        />
        <p>{t('mergeText')}</p>
      </ConfirmDialog>
    </>
  );
}
