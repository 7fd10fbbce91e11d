/** What is asked, one tap each, before the doses of a plan are shown. */
export const SAFETY = ['gloves', 'away', 'label'] as const;
