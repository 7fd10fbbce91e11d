/** Words of what opens over a chat: they come with its code. */
export const CASE_STRINGS = ['cases', 'plans', 'plancard', 'told', 'reviews', 'guidetools'] as const;
export const MARK_STRINGS = ['picturebook', 'told'] as const;
