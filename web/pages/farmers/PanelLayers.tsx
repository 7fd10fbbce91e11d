import type { ChatThread } from '../../features/chat/live/use-chat-thread.ts';
import type { FarmerSession } from '../../features/identity/farmer/use-farmer-session.ts';
import type { QuotationPayment } from '../../features/quotes/farmer/use-pay-quotation.ts';
import type { useQuotations } from '../../features/quotes/farmer/use-quotations.ts';
import { loadStrings, translate } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { showToast } from '../../ui/sheets/toast-store.ts';
import type { Panels, ThreadTools } from './panels.ts';
import { SPRAY_STRINGS } from './strings.ts';

interface PanelLayersProps {
  panels: Panels;
  tools: ThreadTools;
  quotations: ReturnType<typeof useQuotations>;
  payment: QuotationPayment;
  thread: ChatThread;
  blocked: boolean;
  session: FarmerSession;
}

const loadQuotations = async () =>
  (await import('../../features/quotes/farmer/QuotationsPanel.tsx')).QuotationsPanel;
const loadLogout = async () => (await import('./LogoutDialog.tsx')).LogoutDialog;
const loadMenu = async () => (await import('./DeskMenu.tsx')).loadMenu();
async function loadSpray() {
  const [{ LastSprayPanel }] = await Promise.all([
    import('../../features/chat/composer/LastSprayPanel.tsx'),
    loadStrings(SPRAY_STRINGS),
  ]);
  return LastSprayPanel;
}
const loadIntake = async () => (await import('./intake/IntakeScreen.tsx')).loadIntakeScreen();
const loadFields = async () => (await import('./intake/load-fields-screen.ts')).loadFieldsScreen();

/** What slides over the farmer's thread from the top bar; one at a time. */
export function PanelLayers(props: PanelLayersProps) {
  const { panels, quotations, payment, thread, blocked, session } = props;
  const { open, menuAt, show, showMenu } = panels;
  const onClose = () => show('none');
  function handleLoadFailed() {
    showToast(translate('common', 'state.failed'), { tone: 'error' });
    onClose();
    showMenu(null);
  }
  const QuotationsPanel = useLate(open === 'quotations', loadQuotations, handleLoadFailed);
  const LogoutDialog = useLate(open === 'logout', loadLogout, handleLoadFailed);
  const LastSprayPanel = useLate(open === 'spray', loadSpray, handleLoadFailed);
  const DeskMenu = useLate(menuAt !== null, loadMenu, handleLoadFailed);
  const IntakeScreen = useLate(open === 'intake', loadIntake, handleLoadFailed);
  const FieldsScreen = useLate(open === 'fields', loadFields, handleLoadFailed);
  function handleCallMe() {
    thread.send({ text: translate('callme', 'text') });
    showToast(translate('callme', 'sent'), { tone: 'success' });
  }
  return (
    <>
      {DeskMenu ? (
        <DeskMenu
          at={menuAt}
          onCallMe={blocked ? null : handleCallMe}
          onFields={() => show('fields')}
          onLogout={() => show('logout')}
          onClose={() => showMenu(null)}
        />
      ) : null}
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
      {IntakeScreen && open === 'intake' && !blocked ? (
        <IntakeScreen thread={thread} lent={props.tools} onClose={onClose} />
      ) : null}
      {FieldsScreen && open === 'fields' ? <FieldsScreen owner={thread.owner} onClose={onClose} /> : null}
    </>
  );
}
