import type { ChatThread } from '../../features/chat/live/use-chat-thread.ts';
import type { FarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import type { QuotationPayment } from '../../features/quotes/farmer/use-pay-quotation.ts';
import type { useQuotations } from '../../features/quotes/farmer/use-quotations.ts';
import { loadStrings, translate } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { SPRAY_STRINGS } from './strings.ts';

export type Panel = 'none' | 'quotations' | 'spray' | 'logout';

interface FarmerPanelsProps {
  open: Panel;
  onClose: () => void;
  quotations: ReturnType<typeof useQuotations>;
  payment: QuotationPayment;
  thread: ChatThread;
  blocked: boolean;
  session: FarmerSession;
}

const loadQuotations = async () =>
  (await import('../../features/quotes/farmer/QuotationsPanel.tsx')).QuotationsPanel;
const loadLogout = async () => (await import('./LogoutDialog.tsx')).LogoutDialog;
async function loadSpray() {
  const [{ LastSprayPanel }] = await Promise.all([
    import('../../features/chat/composer/LastSprayPanel.tsx'),
    loadStrings(SPRAY_STRINGS),
  ]);
  return LastSprayPanel;
}

/** What slides over the farmer's thread from the top bar; one at a time. */
export function FarmerPanels(props: FarmerPanelsProps) {
  const { open, onClose, quotations, payment, thread, blocked, session } = props;
  function handleLoadFailed() {
    showToast(translate('common', 'state.failed'), { tone: 'error' });
    onClose();
  }
  const QuotationsPanel = useLate(open === 'quotations', loadQuotations, handleLoadFailed);
  const LogoutDialog = useLate(open === 'logout', loadLogout, handleLoadFailed);
  const LastSprayPanel = useLate(open === 'spray', loadSpray, handleLoadFailed);
  return (
    <>
      {QuotationsPanel ? (
        <QuotationsPanel
          open={open === 'quotations'}
          onClose={onClose}
          quotations={quotations}
          payment={payment}
        />
      ) : null}
      {LastSprayPanel ? (
        <LastSprayPanel
          open={open === 'spray'}
          onClose={onClose}
          disabled={blocked}
          messages={thread.messages}
          onSend={(spray) => thread.send({ spray })}
        />
      ) : null}
      {LogoutDialog ? (
        <LogoutDialog
          open={open === 'logout'}
          unsent={thread.pending.length > 0}
          onCancel={onClose}
          session={session}
        />
      ) : null}
    </>
  );
}
