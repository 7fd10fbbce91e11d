import { ReceiptIndianRupee, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Quotation } from '#shared/contract/quotes.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { currentLanguage, useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States.tsx';
import { ConfirmDialog, SidePanel } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { QuotationCard } from './QuotationCard.tsx';
import styles from './QuotationsPanel.module.css';
import type { QuotationPayment } from './use-pay-quotation.ts';
import type { Quotations } from './use-quotations.ts';

interface QuotationsPanelProps {
  open: boolean;
  onClose: () => void;
  quotations: Quotations;
  payment: QuotationPayment;
}

/** The farmer's quotations in one place: read, pay, put away. */
export function QuotationsPanel({ open, onClose, quotations, payment }: QuotationsPanelProps) {
  const { t } = useTranslation('quotes');
  const [leaving, setLeaving] = useState<Quotation | null>(null);
  return (
    <>
      <SidePanel open={open} onClose={onClose} title={t('panel.title')}>
        <Body
          quotations={quotations}
          draw={(quotation) => (
            <li key={quotation.id} className={styles.item}>
              <p className={styles.when}>{formatDateTime(quotation.created_at, currentLanguage())}</p>
              <QuotationCard
                quotation={quotation}
                paying={payment.payingId === quotation.id}
                failure={payment.failed?.id === quotation.id ? payment.failed.why : undefined}
                onPay={() => void payment.pay(quotation)}
                actions={
                  <Button
                    tone="quiet"
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => setLeaving(quotation)}
                  >
                    {t('card.remove')}
                  </Button>
                }
              />
            </li>
          )}
        />
      </SidePanel>
      <RemoveDialog quotation={leaving} onRemove={quotations.remove} onDone={() => setLeaving(null)} />
    </>
  );
}

function Body({
  quotations,
  draw,
}: {
  quotations: Quotations;
  draw: (quotation: Quotation) => React.ReactNode;
}) {
  const { t } = useTranslation('quotes');
  if (quotations.phase === 'loading') {
    return (
      <div className={styles.list}>
        <Skeleton height="168px" />
        <Skeleton height="168px" />
      </div>
    );
  }
  if (quotations.phase === 'failed') {
    return <ErrorState title={t('panel.failed')} onRetry={quotations.refresh} />;
  }
  if (quotations.list.length === 0) {
    return (
      <EmptyState icon={<ReceiptIndianRupee aria-hidden="true" />} title={t('panel.empty')}>
        {t('panel.emptyText')}
      </EmptyState>
    );
  }
  return <ul className={styles.list}>{quotations.list.map(draw)}</ul>;
}

interface RemoveDialogProps {
  quotation: Quotation | null;
  onRemove: (id: number) => Promise<void>;
  onDone: () => void;
}

function RemoveDialog({ quotation, onRemove, onDone }: RemoveDialogProps) {
  const { t } = useTranslation('quotes');
  const [busy, setBusy] = useState(false);

  async function handleConfirm(): Promise<void> {
    if (!quotation) return;
    setBusy(true);
    try {
      await onRemove(quotation.id);
    } catch (error) {
      showToast(removalFailure(error, t('remove.failed')), { tone: 'error' });
    }
    setBusy(false);
    onDone();
  }

  return (
    <ConfirmDialog
      open={quotation !== null}
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      busy={busy}
      onConfirm={handleConfirm}
      onCancel={onDone}
    >
      {quotation && quotation.amount > 0 ? (
        <p className={styles.sum}>{formatRupees(quotation.amount)}</p>
      ) : null}
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  );
}

/** The specification's sentence; behind it the reason, when the server had one. */
function removalFailure(error: unknown, sentence: string): string {
  const hasReason = error instanceof HttpError && error.status === 409;
  return hasReason ? `${sentence}. ${errorText(error, '')}` : sentence;
}
