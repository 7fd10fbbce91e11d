import type { Message } from '#shared/contract/chat.ts';
import type { Case } from '#shared/contract/office/cases.ts';
import type { CaseItem } from '../../../features/cases/office/CaseItems.tsx';
import { fileKind, fileOfMessage } from '../../../features/chat/model/message-file.ts';

/** So many of the farmer's newest messages are offered to a case; the thread has the others. */
const OFFERED = 60;

/** What of a thread a case may hold: the farmer's words and photos, oldest first, and what it holds already. */
export function itemsOf(messages: readonly Message[], it: Case): CaseItem[] {
  const items = messages.flatMap((message) => {
    const { id, text, deleted, sender_role: by, message_type: kind } = message;
    const isHeld = it.message_ids.includes(id);
    if (deleted || kind === 'intake' || (!isHeld && (by !== 'farmer' || kind !== 'text'))) return [];
    const file = fileOfMessage(message);
    const isPhoto = file !== null && fileKind(file.mimeType) === 'photo';
    const words = text ?? file?.name ?? '';
    return [
      { id, text: words, photo: isPhoto ? { url: file.url, small: file.previewUrl ?? file.url } : null },
    ];
  });
  return items.filter(({ id }, at) => at >= items.length - OFFERED || it.message_ids.includes(id));
}
