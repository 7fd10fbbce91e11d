import { LastSprayPanel } from '../../features/chat/LastSprayPanel.tsx';
import type { ChatThread } from '../../features/chat/use-chat-thread.ts';
import { QuotationsPanel } from '../../features/quotes/QuotationsPanel.tsx';
import type { usePayQuotation } from '../../features/quotes/use-pay-quotation.ts';
import type { useQuotations } from '../../features/quotes/use-quotations.ts';
import { LogoutDialog } from './LogoutDialog.tsx';

export type Panel = 'none' | 'quotations' | 'spray' | 'logout';

interface FarmerPanelsProps {
  open: Panel;
  onClose: () => void;
  quotations: ReturnType<typeof useQuotations>;
  payment: ReturnType<typeof usePayQuotation>;
  thread: ChatThread;
  blocked: boolean;
  onLogout: () => Promise<void>;
}

/** What slides over the farmer's thread from the top bar; one at a time. */
export function FarmerPanels(props: FarmerPanelsProps) {
  const { open, onClose, quotations, payment, thread, blocked, onLogout } = props;
  return (
    <>
      <QuotationsPanel
        open={open === 'quotations'}
        onClose={onClose}
        quotations={quotations}
        payingId={payment.payingId}
        onPay={payment.pay}
      />
      <LastSprayPanel
        open={open === 'spray'}
        onClose={onClose}
        disabled={blocked}
        onSend={(spray) => thread.send({ spray })}
      />
      <LogoutDialog
        open={open === 'logout'}
        unsent={thread.pending.length > 0}
        onCancel={onClose}
        onLogout={onLogout}
      />
    </>
  );
}
