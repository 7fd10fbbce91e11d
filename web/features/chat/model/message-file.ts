import type { Message } from '#shared/contract/chat.ts';

/** A file as the thread shows it, whether it is on the server or still on this device. */
export interface AttachmentFile {
  url: string;
  /** A small rendition, where there is one. */
  previewUrl?: string | undefined;
  mimeType: string | null;
  name: string;
  size?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** Names a recording on the page's one loudspeaker; its address, where nothing else does. */
  id?: string | undefined;
  /** Length of a recording. */
  seconds?: number | undefined;
  /** Outline of a voice note, 0 to 100 each. */
  peaks?: readonly number[] | undefined;
  /** A voice note once more, as every browser plays it. */
  copyUrl?: string | undefined;
}

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

/** What a message's recording is called on the deck: a sent one keeps the name it had while it was on its way. */
export function voiceIdOf(message: Pick<Message, 'id' | 'client_id'>): string {
  return message.client_id ?? `message-${message.id}`;
}

export type AttachmentKind = 'photo' | 'video' | 'audio' | 'document';

const SHOWABLE_PHOTOS = /^image\/(jpeg|png|webp|gif|avif)$/;

/** How a file is shown. A photo format browsers do not draw is a document like any other. */
export function fileKind(mimeType: string | null): AttachmentKind {
  if (mimeType === null) return 'document';
  if (SHOWABLE_PHOTOS.test(mimeType)) return 'photo';
  if (mimeType.startsWith('video/')) return 'video';
  return mimeType.startsWith('audio/') ? 'audio' : 'document';
}

/** 'PDF', 'DOCX': what people call the kind of a document. */
export function fileExtension(name: string, mimeType: string | null): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1];
  if (ending) return ending.toUpperCase();
  return mimeType === 'application/pdf' ? 'PDF' : '';
}

/** '820 KB', '3.4 MB'. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
