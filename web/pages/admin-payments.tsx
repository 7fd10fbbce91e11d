import { useSearchParams } from 'react-router';
import { PAYMENT_FILTERS } from '#shared/domain/money/payment-state.ts';
import { PaymentList } from '../features/payments/office/PaymentList.tsx';
import type { PaymentsFilter } from '../features/payments/office/payment-list.api.ts';
import { NotYours } from '../features/settings/NotYours.tsx';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { useAbility } from '../lib/abilities.ts';
import { useTranslation } from '../lib/i18n.ts';
import { officePlace } from '../lib/office-place.ts';
import { SubScreen } from '../ui/sheets/SubScreen.tsx';
import { OfficePage } from './admin/OfficePage.tsx';

/** /admin/payments: every payment, and what the office can do about it. */
export default function AdminPaymentsPage() {
  const { t } = useTranslation('money');
  return (
    <OfficePage title={t('title')}>
      <Payments />
    </OfficePage>
  );
}

/** What is shown stands in the address: a reload and a link keep it. */
function Payments() {
  const { t } = useTranslation('money');
  const [params, setParams] = useSearchParams();
  const mayList = useAbility('payment.list');
  useShortcuts({});
  const filter: PaymentsFilter = {
    state: PAYMENT_FILTERS.find((state) => state === params.get('state')) ?? null,
    chatId: numberOf(params.get('chat')),
  };
  const pid = numberOf(params.get('pid'));

  function show(next: PaymentsFilter, open: number | null): void {
    const entries = { state: next.state, chat: next.chatId, pid: open };
    const wanted = new URLSearchParams();
    for (const [name, value] of Object.entries(entries)) if (value !== null) wanted.set(name, String(value));
    setParams(wanted, { replace: true });
  }
  return (
    <SubScreen title={t('heading')} back={{ to: officePlace(), label: t('back'), shortcut: 'u' }}>
      {mayList ? (
        <PaymentList
          filter={filter}
          onFilter={(next) => show(next, null)}
          pid={pid}
          onOpen={(open) => show(filter, open)}
        />
      ) : (
        <NotYours />
      )}
    </SubScreen>
  );
}

function numberOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
