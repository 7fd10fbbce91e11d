import { useQueryClient } from '@tanstack/react-query';
import { Hand } from 'lucide-react';
import { useState } from 'react';
import type { HoldBody, HoldsAnswer } from '#shared/contract/office/holds.ts';
import { errorText } from '../../../lib/error-text.ts';
import { postJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DeskInput } from '../../../ui/desk/DeskFields.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './Composer.module.css';
import { HOLDS } from './Holds.tsx';

interface HoldLineProps {
  product: string;
  claim: string | null;
  name: string;
}

/** Stops the product of a line, or its row of the label, for every plan, with a reason. */
export function HoldLine({ product, claim, name }: HoldLineProps) {
  const { t } = useTranslation('plans');
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const [isRow, setRow] = useState(claim !== null);

  async function handleConfirm(): Promise<void> {
    if (reason.trim() === '') return;
    setBusy(true);
    try {
      const body: HoldBody = { product, claim: isRow ? claim : null, reason: reason.trim() };
      client.setQueryData(HOLDS, await postJson<HoldsAnswer>('/admin/holds', body));
      showToast(t('hold.placed'), { tone: 'success' });
      setAsked(false);
    } catch (error) {
      showToast(errorText(error, t('hold.failed')), { tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <>
      <button type="button" className={styles.drop} onClick={() => setAsked(true)}>
        <Hand aria-hidden="true" width={16} /> {t('hold.place')}
      </button>
      <ConfirmDialog
        open={isAsked}
        title={t('hold.placeTitle', { name })}
        confirmLabel={t('hold.place')}
        busy={isBusy}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsked(false)}
      >
        <p>{t('hold.placeText')}</p>
        {claim === null ? null : (
          <Choice
            label={t('hold.scope')}
            options={[
              { value: 'row', label: t('hold.row') },
              { value: 'product', label: t('hold.product') },
            ]}
            chosen={isRow ? 'row' : 'product'}
            onChoose={(scope) => setRow(scope === 'row')}
          />
        )}
        <DeskInput
          wide
          required
          label={t('hold.reason')}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
