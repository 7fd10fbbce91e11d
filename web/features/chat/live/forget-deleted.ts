import { forgetKeptPictures } from '../../../lib/page/kept-pictures.ts';
import type { ChatState } from '../model/chat-state.ts';
import { fileOfMessage } from '../model/message-file.ts';
import type { ChatSync } from '../sync/chat-sync.ts';

/** Has photos of messages that were deleted for everyone removed from this device. Returns the way out. */
export function forgetDeletedFiles(sync: ChatSync): () => void {
  let before: ChatState | undefined = sync.getSnapshot().state;
  return sync.subscribe(() => {
    const { state } = sync.getSnapshot();
    if (state === before) return;
    const urls = before ? urlsGone(before, state) : [];
    before = state;
    if (urls.length > 0) forgetKeptPictures(urls);
  });
}

function urlsGone(before: ChatState, now: ChatState): string[] {
  const deleted = new Set(now.messages.filter((message) => message.deleted).map(({ id }) => id));
  return before.messages.flatMap((message) => {
    const file = deleted.has(message.id) ? fileOfMessage(message) : null;
    return file ? [file.url, ...(file.previewUrl ? [file.previewUrl] : [])] : [];
  });
}
