import { useObjectUrl } from '../../../lib/device/use-object-url.ts';
import type { AttachmentFile } from '../model/message-file.ts';
import type { PendingMessage } from '../model/pending-message.ts';

/** The file of a message as it lies on this device; its address is given back when what draws it goes. */
export function useDeviceFile({ file, clientId }: PendingMessage): AttachmentFile | null {
  const url = useObjectUrl(file?.blob);
  if (!file || !url) return null;
  return {
    url,
    mimeType: file.mimeType || null,
    name: file.name,
    size: file.blob.size,
    id: clientId,
    seconds: file.durationSeconds,
    peaks: file.peaks,
  };
}

/** A file that is refused is refused for ever, unless there was no room: there is nothing to try again. */
export const mayTryAgain = (code: string): boolean => !/^FILE_(?!QUOTA)/.test(code);
