import { ClipboardPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { MenuAction } from '../../../ui/sheets/ActionMenu.tsx';
import { useOpenCase } from './CaseButton.tsx';

/** Whether a case lies open over the chat, and an entry in the menu of the farmer's messages: a new case of this one. */
export function useCasePanel(): {
  isOpen: boolean;
  close: () => void;
  /** What the case that is to be made begins with; a new list for each wish. */
  from: readonly number[] | null;
  onTaken: () => void;
  acts: (message: Message) => MenuAction[];
} {
  const { t } = useTranslation('office');
  const { opened, open } = useOpenCase();
  const mayWrite = useAbility('case.write');
  const [from, setFrom] = useState<readonly number[] | null>(null);
  // Who closes the panel wants no case any more, of whatever they opened it for.
  useEffect(() => {
    if (opened === null) setFrom(null);
  }, [opened]);
  return {
    isOpen: opened !== null,
    close: () => open(null),
    from,
    onTaken: () => setFrom(null),
    acts(message) {
      const isTheirs = message.sender_role === 'farmer' && message.message_type === 'text';
      if (!mayWrite || !isTheirs || message.deleted) return [];
      return [
        {
          key: 'case',
          label: t('cases.fromMessage'),
          icon: <ClipboardPlus aria-hidden="true" />,
          onSelect() {
            setFrom([message.id]);
            open('list');
          },
        },
      ];
    },
  };
}
