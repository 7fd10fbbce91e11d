import type { Language } from '#shared/domain/languages.ts';

/**
 * The notice a farmer reads before the first code is sent (content/strings/<language>/notice.json). Whoever changes
 * what it says raises the number, so that everybody is asked again; `privacy-notice.test.ts` insists on it.
 */
export const PRIVACY_NOTICE_VERSION = 1;

/** The Data Protection Board of India: where a complaint goes that we did not settle. */
export const DATA_PROTECTION_BOARD: Record<Language, { name: string; url: string }> = {
  en: { name: 'Data Protection Board of India', url: 'https://www.meity.gov.in' },
  kn: { name: 'ಭಾರತ ದತ್ತಾಂಶ ಸಂರಕ್ಷಣಾ ಮಂಡಳಿ', url: 'https://www.meity.gov.in' },
};
