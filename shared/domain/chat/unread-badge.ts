/** Largest count shown as a figure; above it the badge reads '99+'. */
export const UNREAD_BADGE_CAP = 99;

/** What a badge reads for a count; null when there is nothing to show. */
export function unreadBadge(count: number): string | null {
  if (!(count >= 1)) return null;
  return count > UNREAD_BADGE_CAP ? `${UNREAD_BADGE_CAP}+` : String(Math.floor(count));
}
