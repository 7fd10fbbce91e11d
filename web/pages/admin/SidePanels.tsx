import { DispatchPanel } from '../../features/dispatch-panel/DispatchPanel.tsx';
import { type QuotationGuard, QuotationPanel } from '../../features/quote-upload/QuotationPanel.tsx';

/** Which side panel stands open (specification: none, quote or lr). */
export type SidePanelMode = 'none' | 'quote' | 'lr';

interface SidePanelsProps {
  /** Mount with `key={chat.id}`: what is typed for one farmer must never reach another. */
  chat: { id: number; name: string };
  mode: SidePanelMode;
  quotationGuard: QuotationGuard;
  onClose: () => void;
}

export function SidePanels({ chat, mode, quotationGuard, onClose }: SidePanelsProps) {
  return (
    <>
      <QuotationPanel open={mode === 'quote'} chat={chat} guard={quotationGuard} onClose={onClose} />
      <DispatchPanel open={mode === 'lr'} chat={chat} onClose={onClose} />
    </>
  );
}
