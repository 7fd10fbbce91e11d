/** What is asked, one tap each, before the doses of a plan are shown. */
export const SAFETY = ['gloves', 'away', 'label'] as const;

/** Words of a card: files of content/strings, beside those of every screen. */
export const PLAN_STRINGS = ['plancard'] as const;
