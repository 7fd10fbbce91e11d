import { lazy, Suspense } from 'react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import type { Message } from '#shared/contract/chat.ts';
import type { Customer } from '#shared/contract/customers.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { DispatchPanel } from '../../../features/dispatch/office/DispatchPanel.tsx';
import { QuotationPanel } from '../../../features/quotes/office/QuotationPanel.tsx';
import type { SendGuard } from '../../../lib/chat-slots.ts';
import { useOpenCase } from '../cases/CaseButton.tsx';
import type { CasePanelProps } from '../cases/CasePanel.tsx';
import type { MarkingPhotos } from '../pictures/use-mark-photo.tsx';
import { CASE_STRINGS, withWords } from '../strings.ts';

const CasePanel = lazy(async () => ({
  default: (await withWords(import('../cases/CasePanel.tsx'), CASE_STRINGS)).CasePanel,
}));

/** Which side panel stands open (specification: none, quote or lr; a plan stands over its case). */
export type SidePanelMode = 'none' | 'quote' | 'lr' | 'plan';

interface SidePanelsProps {
  /** Mount with `key={chat.id}`: what is typed for one farmer must never reach another. */
  chat: Pick<ChatSummary, 'id' | 'name' | 'labels'>;
  mode: SidePanelMode;
  guards: { quote: SendGuard; lr: SendGuard; plan: SendGuard };
  /** This farmer's, the newest first. */
  quotations: readonly Quotation[];
  /** Undefined until it is known what was quoted, paid and sent. */
  customer: Customer | undefined;
  messages: readonly Message[];
  /** A case that is wanted of a message. */
  wish: { from: readonly number[] | null; onTaken: () => void };
  /** From a photo into the picture book. */
  pictures: Pick<MarkingPhotos, 'mark' | 'panel'>;
  onClose: () => void;
}

export function SidePanels(props: SidePanelsProps) {
  const { chat, mode, guards, quotations, customer, messages, onClose } = props;
  const { from, onTaken } = props.wish;
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
      <CaseDoor
        chat={chat}
        customer={customer}
        messages={messages}
        guard={guards.plan}
        from={from}
        onTaken={onTaken}
        onMark={props.pictures.mark}
      />
      {props.pictures.panel}
    </>
  );
}

/** Cases and plans of the open chat. Fetched when they are first wanted: whoever answers words alone never loads them. */
function CaseDoor(props: Omit<CasePanelProps, 'opened' | 'onOpen'>) {
  const { opened, open } = useOpenCase();
  if (opened === null) return null;
  return (
    <Suspense fallback={null}>
      <CasePanel {...props} opened={opened} onOpen={open} />
    </Suspense>
  );
}
