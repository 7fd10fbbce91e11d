import { expect, it } from 'vitest';
import { isOtp, otpFromInput } from './otp.ts';

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
