const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** An instant as a `datetime-local` field shows it to somebody in India: 2026-11-25T16:30. */
export const indiaMinute = (iso: string): string =>
  new Date(Date.parse(iso) + INDIA_OFFSET_MS).toISOString().slice(0, 16);

/** The instant that such a field means; null for what is no moment. */
export function instantOf(minute: string): string | null {
  const at = Date.parse(`${minute}:00+05:30`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
