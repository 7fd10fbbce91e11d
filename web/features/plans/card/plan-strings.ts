import { addStrings } from '../../../lib/i18n.ts';
import type { Words } from '../../../lib/translate.ts';

/* The words of a plan's card: imported by whatever shows one, before it asks for them. */

/** Files of content/strings that a card needs beside those of every screen. */
export const PLAN_STRINGS = ['plancard'] as const;

addStrings(import.meta.glob<Words>('../../../../content/strings/*/plancard.json', { import: 'default' }));
