import { addStrings } from '../../../lib/i18n.ts';
import type { Words } from '../../../lib/translate.ts';

// What asks imports this file: few threads hold the question.
addStrings(
  import.meta.glob<Words>('../../../../content/strings/*/pictureconsent.json', { import: 'default' }),
);

export const CONSENT_STRINGS = ['pictureconsent'] as const;
