import { LARGEST_FILE_BYTES, MAX_FILE_BYTES } from '#shared/domain/chat/upload-limits.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { DraftFile } from '../model/pending-message.ts';

/** Endings of what the server refuses whatever it holds: programs, archives, pages, drawings with scripts. */
const REFUSED_NAMES =
  /\.(exe|msi|scr|dll|jar|apk|aab|ipa|dmg|deb|rpm|iso|html?|xhtml|svgz?|zip|rar|7z|gz|tgz|tar|rtf|docm|xlsm|pptm)$/i;

/** Why the server would not take this file, as far as its name and size tell; undefined when it may. */
export function refusalOf({ name, mimeType, blob }: DraftFile): ErrorCode | undefined {
  if (blob.size === 0) return 'FILE_EMPTY';
  if (REFUSED_NAMES.test(name)) return 'FILE_TYPE_REFUSED';
  return blob.size > limitOf(mimeType) ? 'FILE_TOO_LARGE' : undefined;
}

/** Whoever names no type is judged by the server. */
function limitOf(mimeType: string): number {
  const kind = /^(image|video|audio)\//.exec(mimeType)?.[1] as 'image' | 'video' | 'audio' | undefined;
  if (kind) return MAX_FILE_BYTES[kind];
  return mimeType === 'application/pdf' ? MAX_FILE_BYTES.pdf : LARGEST_FILE_BYTES;
}
