import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

describe('an amount in words', () => {
  it.each([
    [100, 'Rupee One Only', 'ಒಂದು ರೂಪಾಯಿ ಮಾತ್ರ'],
    [125_000, 'Rupees One Thousand Two Hundred Fifty Only', 'ಒಂದು ಸಾವಿರದ ಇನ್ನೂರ ಐವತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ'],
    [10_000, 'Rupees One Hundred Only', 'ನೂರು ರೂಪಾಯಿ ಮಾತ್ರ'],
    [42_150, 'Rupees Four Hundred Twenty-One and Fifty Paise Only', 'ನಾನೂರ ಇಪ್ಪತ್ತೊಂದು ರೂಪಾಯಿ ಐವತ್ತು ಪೈಸೆ ಮಾತ್ರ'],
    [
      123_456_78,
      'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Seventy-Eight Paise Only',
      'ಒಂದು ಲಕ್ಷದ ಇಪ್ಪತ್ತಮೂರು ಸಾವಿರದ ನಾನೂರ ಐವತ್ತಾರು ರೂಪಾಯಿ ಎಪ್ಪತ್ತೆಂಟು ಪೈಸೆ ಮಾತ್ರ',
    ],
    [90_000_00, 'Rupees Ninety Thousand Only', 'ತೊಂಬತ್ತು ಸಾವಿರ ರೂಪಾಯಿ ಮಾತ್ರ'],
    [1_00_00_000_00, 'Rupees One Crore Only', 'ಒಂದು ಕೋಟಿ ರೂಪಾಯಿ ಮಾತ್ರ'],
    [
      2_05_00_019_01,
      'Rupees Two Crore Five Lakh Nineteen and One Paisa Only',
      'ಎರಡು ಕೋಟಿಯ ಐದು ಲಕ್ಷದ ಹತ್ತೊಂಬತ್ತು ರೂಪಾಯಿ ಒಂದು ಪೈಸೆ ಮಾತ್ರ',
    ],
  ])('%i paise', (paise, en, kn) => {
    expect(amountInWords(paise, 'en')).toBe(en);
    expect(amountInWords(paise, 'kn')).toBe(kn);
  });

  it('has a word of its own for every whole amount, and no letter that hangs in the air', () => {
    for (const language of ['en', 'kn'] as const) {
      const words = Array.from({ length: 20_000 }, (_, rupees) => amountInWords(rupees * 100, language));
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((each) => /undefined|\s{2}|(^|\s)[\u0cbe-\u0ccd]/.test(each))).toEqual([]);
    }
  });

  it.each([-1, 1.5, Number.NaN])('refuses %d', (paise) => {
    expect(() => amountInWords(paise, 'en')).toThrow(RangeError);
  });
});
