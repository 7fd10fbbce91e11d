import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { PaymentAlert } from '#shared/contract/office-payments.ts';
import {
  CLOSABLE_ALERTS,
  type ClosableAlert,
  type PaymentAlertKind,
} from '#shared/domain/money/payment-state.ts';
import { readReason } from '#shared/domain/text-safety.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useStepUp } from '../../../lib/office/use-step-up.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { ActForm } from '../../../ui/proof/ActForm.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './PaymentPanel.module.css';
import { closeAlert } from './payment-list.api.ts';

interface AlertLineProps {
  pid: number;
  alert: PaymentAlert;
  onChange: () => Promise<void>;
}

/** What wants a person's eye, and their word that they have dealt with it where nothing else ends it. */
export function AlertLine({ pid, alert: { kind }, onChange }: AlertLineProps) {
  const { t } = useTranslation('money');
  const [isOpen, setOpen] = useState(false);
  const mayClose = useAbility('payment.settle') && isClosable(kind);
  return (
    <div className={styles.alertBox}>
      <p className={styles.alert}>
        <TriangleAlert aria-hidden="true" />
        <span>{t(`alert.${kind}`)}</span>
      </p>
      {mayClose && !isOpen ? (
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {t('close.button')}
        </Button>
      ) : null}
      {mayClose && isOpen ? (
        <CloseForm pid={pid} kind={kind} onDone={onChange} onCancel={() => setOpen(false)} />
      ) : null}
    </div>
  );
}

interface CloseFormProps {
  pid: number;
  kind: ClosableAlert;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

function CloseForm({ pid, kind, onDone, onCancel }: CloseFormProps) {
  const { t } = useTranslation('money');
  const [reason, setReason] = useState('');
  const stepUp = useStepUp(
    async () => {
      await closeAlert(pid, { kind, reason: reason.trim() });
      showToast(t('close.done'));
      await onDone();
    },
    { failed: t('settle.failed') },
  );
  return (
    <ActForm
      title={t('close.button')}
      summary={reason.trim()}
      stepUp={stepUp}
      submit={t('close.button')}
      ready={readReason(reason) !== null}
      onCancel={onCancel}
    >
      <TextArea
        label={t('close.reason')}
        name="reason"
        rows={2}
        maxLength={500}
        autoFocus
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActForm>
  );
}

function isClosable(kind: PaymentAlertKind): kind is ClosableAlert {
  return CLOSABLE_ALERTS.some((closable) => closable === kind);
}
