import { ImagePlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import { useChatCases } from '../../../features/cases/office/use-cases.ts';
import { fileKind, fileOfMessage } from '../../../features/chat/model/message-file.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { MenuAction } from '../../../ui/sheets/ActionMenu.tsx';
import { MARK_STRINGS, withWords } from '../strings.ts';

const MarkPhoto = lazy(async () => ({
  default: (await withWords(import('./MarkPhoto.tsx'), MARK_STRINGS)).MarkPhoto,
}));

export interface MarkingPhotos {
  /** An entry in the menu of a farmer's photos. */
  acts: (message: Message) => MenuAction[];
  /** Opens the photo of a message; undefined for who may not. */
  mark: ((messageId: number) => void) | undefined;
  panel: ReactNode;
}

/** From a farmer's photo in the thread or its case into the picture book. Fetched when it is first wanted. */
export function useMarkPhoto(
  chatId: number,
  name: string | undefined,
  messages: readonly Message[],
): MarkingPhotos {
  const { t } = useTranslation('office');
  const mayMark = useAbility('book.write');
  const [openId, setOpen] = useState<number | null>(null);
  const { cases } = useChatCases(chatId);
  const open = openId === null ? undefined : messages.find(({ id }) => id === openId);
  return {
    acts: (message) =>
      mayMark && isFarmersPhoto(message)
        ? [
            {
              key: 'picture-book',
              label: t('pictures.mark'),
              icon: <ImagePlus aria-hidden="true" />,
              onSelect: () => setOpen(message.id),
            },
          ]
        : [],
    mark: mayMark ? setOpen : undefined,
    panel:
      open && name !== undefined ? (
        <Suspense fallback={null}>
          <MarkPhoto
            chat={{ id: chatId, name }}
            message={open}
            of={cases?.find(({ message_ids: ids }) => ids.includes(open.id))}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null,
  };
}

function isFarmersPhoto(message: Message): boolean {
  if (message.deleted || message.sender_role !== 'farmer') return false;
  const file = fileOfMessage(message);
  return file !== null && fileKind(file.mimeType) === 'photo';
}
