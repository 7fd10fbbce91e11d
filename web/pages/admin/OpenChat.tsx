import { AlarmClock, IdCard, Tag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { HolderControl } from '../../features/assignments/HolderControl.tsx';
import { useLease } from '../../features/assignments/leases.ts';
import { LogCall } from '../../features/calls/LogCall.tsx';
import { ThreadFrame } from '../../features/chat/inbox/ThreadFrame.tsx';
import type { OpenChat as OpenChatRow } from '../../features/chat/inbox-store/use-chat-list.ts';
import { BesideThread } from '../../features/customers/card/BesideThread.tsx';
import { CustomerCard } from '../../features/customers/card/CustomerCard.tsx';
import { useCustomer } from '../../features/customers/card/use-customer.ts';
import { CustomerDevices } from '../../features/identity/devices/CustomerDevices.tsx';
import { ChatLabels } from '../../features/labels/ChatLabels.tsx';
import { FarmerTyping } from '../../features/presence/Typing.tsx';
import { ChatReminder } from '../../features/reminders/ChatReminder.tsx';
import { useAbility } from '../../lib/abilities.ts';
import { STORED, writeStored } from '../../lib/device/local-store.ts';
import { useStored } from '../../lib/device/use-stored.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useWhileShown } from '../../lib/use-while-shown.ts';
import { IconButton } from '../../ui/fields/Button.tsx';
import type { MenuAction } from '../../ui/sheets/ActionMenu.tsx';
import { CaseButton } from './cases/CaseButton.tsx';
import styles from './OpenChat.module.css';
import { OfficeThread } from './thread/OfficeThread.tsx';
import type { SidePanelMode } from './thread/SidePanels.tsx';
import { useOpenChatId } from './use-open-chat-id.ts';

/** Below this the card would leave the thread less than a phone's width. */
const ROOM_FOR_CARD = 1200;

interface OpenChatProps {
  chatId: number;
  open: OpenChatRow;
  isSingle: boolean;
  mode: SidePanelMode;
  onClosePanel: () => void;
  onDeleted: (chatId: number) => void;
  onSentWithNext: () => void;
}

/**
 * The right side of the desk: one farmer's thread, its panels, and the card of who they are. Give it a key per chat.
 */
export function OpenChat(props: OpenChatProps) {
  const { chatId, open, isSingle, mode, onClosePanel, onDeleted } = props;
  const customer = useCustomer(chatId);
  const card = useCardChoice(isSingle);
  const { chat } = open;
  const openChat = useWhileShown(useOpenChatId().openChat);
  useLease(chatId);
  const facts = useFacts(chat);
  const isHere = chat !== undefined && chat.deletion_requested_at === null;
  return (
    <BesideThread
      isOpen={card.isOpen && isHere}
      asDrawer={isSingle}
      onClose={card.close}
      card={
        <CustomerCard
          view={customer}
          onOpen={openChat}
          acts={chat && <CustomerDevices chatId={chatId} name={chat.name} />}
        />
      }
      thread={
        <ThreadFrame
          open={open}
          onDeleted={onDeleted}
          Live={FarmerTyping}
          more={facts.entries}
          facts={isHere ? facts.shown : null}
          tools={
            <>
              {chat ? <HolderControl chat={chat} /> : null}
              {isHere ? <CaseButton chatId={chatId} /> : null}
              {chat && isHere ? <LogCall chat={chat} /> : null}
              <CardButton isOpen={card.isOpen} asDrawer={isSingle} onToggle={card.toggle} />
            </>
          }
        >
          <OfficeThread
            chatId={chatId}
            chat={chat}
            customer={customer.customer}
            panel={mode}
            onClosePanel={onClosePanel}
            onSentWithNext={props.onSentWithNext}
          />
        </ThreadFrame>
      }
    />
  );
}

/** What the office knows of the chat itself, below its header, and the entries of its menu that lead there. */
function useFacts(chat: ChatSummary | undefined): { entries: MenuAction[]; shown: ReactNode } {
  const { t } = useTranslation('labels');
  const { t: tReminders } = useTranslation('reminders');
  const [asked, setAsked] = useState<'labels' | 'reminder' | null>(null);
  const mayPut = useAbility('label.put');
  const mayRemind = useAbility('inbox.manage');
  const closed = { onClose: () => setAsked(null) };
  if (!chat) return { entries: [], shown: null };
  const labels = { key: 'labels', label: t('of'), icon: <Tag aria-hidden="true" /> };
  const reminder = { key: 'reminder', label: tReminders('set'), icon: <AlarmClock aria-hidden="true" /> };
  return {
    entries: [
      ...(mayPut ? [{ ...labels, onSelect: () => setAsked('labels') }] : []),
      ...(mayRemind ? [{ ...reminder, onSelect: () => setAsked('reminder') }] : []),
    ],
    shown: (
      <div className={styles.facts}>
        <ChatLabels chat={chat} isOpen={asked === 'labels'} onOpen={() => setAsked('labels')} {...closed} />
        <ChatReminder
          chat={chat}
          isOpen={asked === 'reminder'}
          onOpen={() => setAsked('reminder')}
          {...closed}
        />
      </div>
    ),
  };
}

function CardButton({
  isOpen,
  asDrawer,
  onToggle,
}: {
  isOpen: boolean;
  asDrawer: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation('customer');
  return (
    <IconButton
      label={isOpen ? t('hide') : t('show')}
      aria-haspopup={asDrawer ? 'dialog' : undefined}
      aria-expanded={asDrawer ? undefined : isOpen}
      data-shortcut="c"
      onClick={onToggle}
    >
      <IdCard aria-hidden="true" />
    </IconButton>
  );
}

/** A drawer is opened each time; beside the thread the card stays as this computer's people left it. */
function useCardChoice(isSingle: boolean) {
  const stored = useStored(STORED.officeCard);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isOpen = isSingle
    ? isDrawerOpen
    : (stored ?? (window.innerWidth >= ROOM_FOR_CARD ? 'open' : 'closed')) === 'open';

  function put(open: boolean): void {
    if (isSingle) setDrawerOpen(open);
    else writeStored(STORED.officeCard, open ? 'open' : 'closed');
  }
  return { isOpen, close: () => put(false), toggle: () => put(!isOpen) };
}
