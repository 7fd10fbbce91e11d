import type { GuideSlug } from '#shared/domain/guide-chapters.ts';

/**
 * Chapters still being written: they may be missing or short, and show 'Content will be added soon.' until they
 * are there. A finished chapter leaves this list; then it must be whole, in both languages. Ends empty.
 */
export const PENDING: readonly GuideSlug[] = [];
