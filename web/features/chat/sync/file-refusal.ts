import { LARGEST_FILE_BYTES, MAX_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { DraftFile } from '../model/pending-message.ts';

/** Endings of what the server refuses whatever it holds: programs, archives, pages, drawings with scripts. */
const REFUSED_NAMES =
  /\.(exe|msi|scr|dll|jar|apk|aab|ipa|dmg|deb|rpm|iso|html?|xhtml|svgz?|zip|rar|7z|gz|tgz|tar|rtf|docm|xlsm|pptm)$/i;

/**
 * Why the server would not take this file, as far as its name and size tell, or that it cannot be read any more: it
 * was deleted from the gallery or changed there, and every attempt would end as on a line that breaks.
 */
export async function refusalOf({ name, mimeType, blob }: DraftFile): Promise<ErrorCode | undefined> {
  if (blob.size === 0) return 'FILE_EMPTY';
  if (REFUSED_NAMES.test(name)) return 'FILE_TYPE_REFUSED';
  if (blob.size > limitOf(mimeType)) return 'FILE_TOO_LARGE';
  const isReadable = await blob
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
  return isReadable ? undefined : 'FILE_UNREADABLE';
}

/** Whoever names no type is judged by the server. */
function limitOf(mimeType: string): number {
  const kind = /^(image|video|audio)\//.exec(mimeType)?.[1] as 'image' | 'video' | 'audio' | undefined;
  if (kind) return MAX_FILE_BYTES[kind];
  return mimeType === 'application/pdf' ? MAX_FILE_BYTES.pdf : LARGEST_FILE_BYTES;
}
