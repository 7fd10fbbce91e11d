import { normaliseMobile } from '#shared/domain/mobile.ts';
import { ERRORS } from '#shared/errors.ts';
import { AppError } from '../../../platform/errors.ts';

/** The stored form of a number from a request. @throws {AppError} INVALID_MOBILE. */
export function requireMobile(input: string): string {
  const mobile = normaliseMobile(input);
  if (mobile === null)
    throw new AppError('INVALID_MOBILE', { fields: { mobile: ERRORS.INVALID_MOBILE.text } });
  return mobile;
}
