import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayMobile, isOtp, MOBILE_PATTERN, normaliseMobile, otpFromInput } from './digits.ts';

describe('normaliseMobile', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['0091-98765-43210', '9876543210'],
    ['09876543210', '9876543210'],
    [' (98765) 43-210 ', '9876543210'],
    ['೯೮೭೬೫೪೩೨೧೦', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['919876543210', '9876543210'],
    ['+91 (0) 98765–43210', '9876543210'],
    ['\u202a+91\u00a098765\u00a043210\u202c', '9876543210'],
    ['9198765432', '9198765432'],
    ['9876543210.00', '9876543210'],
  ])('reads %s', (typed, stored) => {
    expect(normaliseMobile(typed)).toBe(stored);
  });

  it.each(['', 'abc', '987654321', '5876543210', '+91 1234567890', '0000000000'])('refuses %j', (typed) => {
    expect(normaliseMobile(typed)).toBeNull();
  });

  it.each([
    '9.87654321E+09',
    '9876543210.05',
    '9876543210,00',
    '98765432101',
    '+1 987 654 3210',
    '9876543210 8765432109',
    'Ward 12, 9876543210',
  ])('does not take the last ten digits of %j for a number', (typed) => {
    expect(normaliseMobile(typed)).toBeNull();
  });

  it('gives null or the stored form for any text, and the stored form stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const stored = normaliseMobile(text);
        expect(stored === null || MOBILE_PATTERN.test(stored)).toBe(true);
        if (stored !== null) expect(normaliseMobile(stored)).toBe(stored);
      }),
    );
  });

  it('reads a number back from the way it is shown', () => {
    expect(displayMobile('9876543210')).toBe('+91 9876543210');
    expect(normaliseMobile(displayMobile('9876543210'))).toBe('9876543210');
  });
});

it('takes six ASCII digits for a code and nothing else', () => {
  expect(isOtp('012345')).toBe(true);
  for (const text of ['', '12345', '1234567', '12345a', ' 12345', '123456\n', '೧೨೩೪೫೬'])
    expect(isOtp(text)).toBe(false);
});

it('keeps the code out of whatever was pasted', () => {
  expect(otpFromInput('Your OTP is 482 913.')).toBe('482913');
  expect(otpFromInput('೪೮೨೯೧೩')).toBe('482913');
  expect(otpFromInput('1234567890')).toBe('123456');
});
