import { normaliseMobile } from '#shared/domain/digits.ts';
import { cleanLine, graphemes } from '#shared/domain/text-safety.ts';
import { ERRORS } from '#shared/errors.ts';
import { AppError } from '../../../platform/errors.ts';

/** What a new farmer tells about themselves. An empty string: not given, or nothing readable in it. */
export interface Profile {
  name: string;
  address: string;
}

/** Graphemes are what a reader counts; code points are what the table's CHECK counts. */
const LIMITS = {
  name: { graphemes: 120, codePoints: 200 },
  address: { graphemes: 300, codePoints: 600 },
} as const;

const MISSING = { name: 'Enter your name', address: 'Enter your place/address' } as const;

/** @throws {AppError} INVALID_INPUT when something is too long: it is not cut, a farmer's address is their own. */
export function readProfile(input: { name?: string; address?: string }): Profile {
  const fields: Record<string, string> = {};
  const read = (field: keyof Profile): string => {
    const text = cleanLine(input[field] ?? '', Number.POSITIVE_INFINITY);
    const limit = LIMITS[field];
    const codePoints = [...text].length;
    // There are never more graphemes than code points; counting them takes long, and is done for long texts only.
    const isTooLong = codePoints > limit.graphemes && graphemes(text).length > limit.graphemes;
    if (isTooLong || codePoints > limit.codePoints) {
      fields[field] = `Keep it within ${limit.graphemes} letters`;
    }
    // A text of joiners and marks alone looks empty wherever it is shown.
    return /[\p{L}\p{N}]/u.test(text) ? text : '';
  };
  const profile = { name: read('name'), address: read('address') };
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
  return profile;
}

/** @throws {AppError} PROFILE_REQUIRED naming what is missing. */
export function requireProfile(profile: Profile): void {
  const missing = profileMissing(profile);
  if (missing) throw missing;
}

/** PROFILE_REQUIRED naming what is missing; undefined when nothing is. */
export function profileMissing(profile: Profile): AppError | undefined {
  const missing = (['name', 'address'] as const).filter((field) => profile[field] === '');
  if (missing.length === 0) return undefined;
  return new AppError('PROFILE_REQUIRED', {
    fields: Object.fromEntries(missing.map((field) => [field, MISSING[field]])),
  });
}

/** The stored form of a number from a request. @throws {AppError} INVALID_MOBILE. */
export function requireMobile(input: string): string {
  const mobile = normaliseMobile(input);
  if (mobile === null)
    throw new AppError('INVALID_MOBILE', { fields: { mobile: ERRORS.INVALID_MOBILE.text } });
  return mobile;
}
