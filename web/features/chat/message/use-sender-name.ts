import type { SenderRole } from '#shared/contract/wire.ts';
import { useTranslation } from '../../../lib/i18n.ts';

/** What the one who looks calls a sender: You for himself, else Farmer or the office by its name. */
export function useSenderName(side: SenderRole): (sender: SenderRole) => string {
  const { t } = useTranslation('chat');
  return (sender) => {
    if (sender === side) return t('sender.you');
    return t(sender === 'farmer' ? 'sender.farmer' : 'sender.office');
  };
}
