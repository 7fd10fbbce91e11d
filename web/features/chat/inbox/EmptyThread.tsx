import { MessageCircle, Undo2 } from 'lucide-react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useBringBack } from '../inbox-actions/ChatMenu.tsx';

/** A thread without messages: nobody wrote yet, or somebody in the office cleared it, and here is the way back. */
export function EmptyThread({ chat }: { chat: ChatSummary | undefined }) {
  const { t } = useTranslation('inbox');
  const bringBack = useBringBack();
  const icon = <MessageCircle aria-hidden="true" />;
  if (!chat?.put_away) return <EmptyState icon={icon} title={t('row.noMessage')} />;
  return (
    <div role="status">
      <EmptyState
        icon={icon}
        title={t('thread.cleared')}
        action={
          <Button tone="quiet" icon={<Undo2 aria-hidden="true" />} onClick={() => void bringBack(chat.id)}>
            {t('thread.bringBack')}
          </Button>
        }
      >
        {t('thread.clearedText')}
      </EmptyState>
    </div>
  );
}
