import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors.ts';
import { readProfile, requireProfile } from './login-input.ts';

function failureOf(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  return expect.unreachable();
}

describe('reading a profile', () => {
  it('brings name and place to one line without surrounding space', () => {
    expect(readProfile({ name: '  ರಾಮ\n ಗೌಡ ', address: '\tಕೋಲಾರ' })).toEqual({
      name: 'ರಾಮ ಗೌಡ',
      address: 'ಕೋಲಾರ',
    });
  });

  it('keeps joiners, which Kannada needs, and drops direction marks, which mislead', () => {
    const name = 'ರಾಮ್‌ಕುಮಾರ್';
    expect(readProfile({ name: `\u202e${name}` }).name).toBe(name);
  });

  it.each([{}, ...['', '   ', '\u200d', '...', '\u0000\u0007'].map((name) => ({ name }))])(
    'takes %j for no name',
    (input) => {
      expect(readProfile(input).name).toBe('');
    },
  );

  it('accepts 120 letters as a reader counts them and refuses 121', () => {
    expect(readProfile({ name: 'a'.repeat(120) }).name).toHaveLength(120);
    expect(failureOf(() => readProfile({ name: 'a'.repeat(121) }))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { name: 'Keep it within 120 letters' },
    });
  });

  it('refuses what the table would refuse: few letters of very many marks', () => {
    expect(failureOf(() => readProfile({ name: `a${'\u0301'.repeat(250)}` })).code).toBe('INVALID_INPUT');
    expect(failureOf(() => readProfile({ address: 'b'.repeat(301) })).fields).toHaveProperty('address');
  });
});

describe('requiring a profile', () => {
  it('names what is missing', () => {
    const failure = failureOf(() => requireProfile({ name: '', address: '' }));
    expect(failure).toMatchObject({
      code: 'PROFILE_REQUIRED',
      fields: { name: 'Enter your name', address: 'Enter your place/address' },
    });
    expect(failureOf(() => requireProfile({ name: 'Rama', address: '' })).fields).toEqual({
      address: 'Enter your place/address',
    });
  });

  it('is content with both', () => {
    expect(() => requireProfile({ name: 'Rama', address: 'Kolar' })).not.toThrow();
  });
});
