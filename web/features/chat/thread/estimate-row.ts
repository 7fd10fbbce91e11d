import { drawingOf } from '../message/message-kinds.ts';
import { fileKind } from '../model/message-file.ts';
import type { ThreadItem } from './thread-items.ts';

/** Pixels: a day's label; a bubble without its content; one line of words; one drawn character, on average. */
const DAY = 48;
const FRAME = 42;
const LINE = 27;
/** Whose words they are. */
const AUTHOR = 26;
const CHARACTER = 10;
const GAP = 6;
/** What was sprayed, and below it the numbers for a poisoning, in two lines on a phone. */
const SPRAY = 150 + 98;
const RECORDING = 64;
const PHOTO_WIDTH = 280;

/**
 * About how high a line of the thread will be, before it has been drawn. The nearer the guess, the steadier the
 * scrollbar; the place of what is being read does not depend on it.
 */
export function estimateRow(item: ThreadItem, width: number): number {
  const gap = item.gapBelow ? GAP : 0;
  if (item.kind === 'day' || item.kind === 'unread') return DAY + gap;
  if (item.kind === 'aside') return 2 * DAY + gap;
  return FRAME + gap + (item.kind === 'message' ? sizeOfMessage(item, width) : sizeOfPending(item, width));
}

function sizeOfMessage(
  { message, startsRun }: Extract<ThreadItem, { kind: 'message' }>,
  width: number,
): number {
  const { meta, text, mime_type, author } = message;
  const file = message.file_path ? sizeOfFile(mime_type, meta.width, meta.height) : 0;
  return (
    sizeOfWords(text, width) +
    file +
    (startsRun && author ? AUTHOR : 0) +
    drawingOf(message.message_type).height +
    (meta.spray ? SPRAY : 0) +
    (message.reply ? 2 * LINE : 0)
  );
}

function sizeOfPending({ pending }: Extract<ThreadItem, { kind: 'pending' }>, width: number): number {
  const file = pending.file ? sizeOfFile(pending.file.mimeType) + LINE : 0;
  return sizeOfWords(pending.text ?? null, width) + file + (pending.spray ? SPRAY : 0);
}

function sizeOfWords(text: string | null, width: number): number {
  if (!text) return 0;
  const perLine = Math.max(10, Math.floor((Math.min(width * 0.86, 540) - 24) / CHARACTER));
  let lines = 0;
  for (const line of text.split('\n')) lines += Math.max(1, Math.ceil(line.length / perLine));
  return lines * LINE;
}

function sizeOfFile(mimeType: string | null, width?: number, height?: number): number {
  const kind = fileKind(mimeType);
  if (kind === 'audio' || kind === 'document') return RECORDING;
  if (!width || !height) return PHOTO_WIDTH * 0.75;
  return Math.min(460, PHOTO_WIDTH / Math.min(2, Math.max(0.65, width / height)));
}
