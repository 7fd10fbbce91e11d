import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { PRIVACY_NOTICE_VERSION } from './privacy-notice.ts';

/**
 * What each version says, in both languages, by digest. A text that says something else gets a new version, so that
 * everybody is asked again; a slip of the pen that changes no meaning may replace the digest.
 */
const SAYS: Record<number, string> = {
  1: '975f5823e1498556',
};

/** Around the notice, not of it. */
const BUTTONS = new Set(['agree', 'agreeAgain', 'notNow', 'failed', 'due', 'language']);

it('a privacy notice that says something else has another version', async () => {
  const hash = createHash('sha256');
  for (const language of LANGUAGES) {
    const file = path.join(import.meta.dirname, 'strings', language, 'notice.json');
    const words: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'));
    hash.update(JSON.stringify(Object.entries(words).filter(([key]) => !BUTTONS.has(key))));
  }
  expect(hash.digest('hex').slice(0, 16)).toBe(SAYS[PRIVACY_NOTICE_VERSION]);
});
