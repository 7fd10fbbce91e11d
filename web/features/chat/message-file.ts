import type { Message } from '#shared/contract/chat.ts';
import type { AttachmentFile } from './Attachment.tsx';
import { voiceIdOf } from './voice/use-deck-of.ts';

/** The file a message carries, ready to show; null when it carries none. */
export function fileOfMessage(message: Message): AttachmentFile | null {
  if (!message.file_path) return null;
  const { meta } = message;
  return {
    url: uploadUrl(message.file_path),
    previewUrl: meta.preview_path ? uploadUrl(meta.preview_path) : undefined,
    mimeType: message.mime_type,
    name: meta.original_name ?? '',
    size: meta.size,
    width: meta.width,
    height: meta.height,
    id: voiceIdOf(message),
    seconds: meta.duration,
    peaks: meta.peaks,
    copyUrl: meta.audio_copy_path ? uploadUrl(meta.audio_copy_path) : undefined,
  };
}

/** Paths are under /uploads; an address of another site is never followed. */
export function uploadUrl(path: string): string {
  return `/${path.replace(/^\/+/, '')}`;
}
