import styles from './Badge.module.css';
import { classNames } from './class-names.ts';

interface BadgeProps {
  /** Nothing is drawn at 0; above 99 it reads 99+. */
  count: number;
  /** What is being counted, for people who hear the page: '3 new messages'. */
  label?: string;
  tone?: 'accent' | 'leaf';
  className?: string | undefined;
}

/** Largest count shown as a figure; above it the badge reads '99+'. */
export const UNREAD_BADGE_CAP = 99;

/** A small count beside a word or an icon. */
export function Badge({ count, label, tone = 'accent', className }: BadgeProps) {
  const text = unreadBadge(count);
  if (!text) return null;
  return (
    <span className={classNames(styles.badge, styles[tone], className)} role="status" aria-label={label}>
      {text}
    </span>
  );
}

/** What a badge reads for a count; null when there is nothing to show. */
export function unreadBadge(count: number): string | null {
  if (!(count >= 1)) return null;
  return count > UNREAD_BADGE_CAP ? `${UNREAD_BADGE_CAP}+` : String(Math.floor(count));
}
