export type FileKind = 'photo' | 'video' | 'audio' | 'document';

const SHOWABLE_PHOTOS = /^image\/(jpeg|png|webp|gif|avif)$/;

/** How a file is shown. A photo format browsers do not draw is a document like any other. */
export function fileKind(mimeType: string | null): FileKind {
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
