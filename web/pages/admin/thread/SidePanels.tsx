import type { Customer } from '#shared/contract/customers.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { DispatchPanel } from '../../../features/dispatch/office/DispatchPanel.tsx';
import { QuotationPanel } from '../../../features/quotes/office/QuotationPanel.tsx';
import type { SendGuard } from '../../../lib/chat-slots.ts';

/** Which side panel stands open (specification: none, quote or lr). */
export type SidePanelMode = 'none' | 'quote' | 'lr';

interface SidePanelsProps {
  /** Mount with `key={chat.id}`: what is typed for one farmer must never reach another. */
  chat: { id: number; name: string };
  mode: SidePanelMode;
  guards: { quote: SendGuard; lr: SendGuard };
  /** This farmer's, the newest first. */
  quotations: readonly Quotation[];
  /** Undefined until it is known what was quoted, paid and sent. */
  customer: Customer | undefined;
  onClose: () => void;
}

export function SidePanels({ chat, mode, guards, quotations, customer, onClose }: SidePanelsProps) {
  return (
    <>
      <QuotationPanel
        open={mode === 'quote'}
        chat={chat}
        guard={guards.quote}
        earlier={quotations}
        onClose={onClose}
      />
      <DispatchPanel
        open={mode === 'lr'}
        chat={chat}
        guard={guards.lr}
        customer={customer}
        onClose={onClose}
      />
    </>
  );
}
