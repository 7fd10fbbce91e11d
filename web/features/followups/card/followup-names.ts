/** Words of the question and its answers: files of content/strings, which come with their cards. */
export const FOLLOWUP_STRINGS = ['followup'] as const;
