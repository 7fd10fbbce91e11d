import strings from '#content/strings/en/chat.json' with { type: 'json' };
import type { Spray } from '#shared/contract/chat.ts';
import { replySnippet } from '#shared/domain/reply-snippet.ts';

/** Characters of the office list's line: more than it shows, for the search. */
const SUMMARY_LENGTH = 200;

/**
 * The line that stands for a message in the office list, and that its search reads: the text, else the
 * document's name or the kind of file, else the spray. In English: it is stored once, for whoever looks.
 */
export function summarise(content: {
  text: string | null;
  file: { mimeType: string; originalName: string } | null;
  spray: Spray | null;
}): string {
  const { text, file, spray } = content;
  const line = text ?? (file ? summariseFile(file) : spray ? summariseSpray(spray) : '');
  return replySnippet(line, SUMMARY_LENGTH);
}

function summariseFile(file: { mimeType: string; originalName: string }): string {
  if (file.mimeType.startsWith('image/')) return strings.file.photo;
  if (file.mimeType.startsWith('video/')) return strings.file.video;
  if (file.mimeType.startsWith('audio/')) return strings.file.audio;
  return file.originalName || strings.file.document;
}

function summariseSpray({ date, chemical, dosage }: Spray): string {
  return `${strings.spray.title}: ${[chemical, dosage, date].filter(Boolean).join(', ')}`;
}
