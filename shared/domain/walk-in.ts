/** How a farmer agreed to be entered: spoken at the counter, spoken on the phone, signed on paper. */
export const CONSENTS = ['counter', 'phone', 'paper'] as const;
export type Consent = (typeof CONSENTS)[number];

/** Crops of one customer, and letters of the name of one. */
export const MOST_CROPS = 20;
export const CROP_CHARS = 60;
