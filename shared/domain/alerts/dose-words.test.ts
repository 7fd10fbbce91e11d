import { describe, expect, it } from 'vitest';
import { MEASURES } from '#content/agronomy/measures.ts';
import { doseIn } from './dose-words.ts';

describe('what reads like a dose', () => {
  it.each([
    '2 ml/acre',
    'Spray 0.5ml in a litre',
    '10 g per litre',
    '200 gm',
    '1.5 kg an acre',
    '5% neem',
    '2 litres an acre',
    'two ml in the tank',
    '3 spoons a tank',
    'ಲೀಟರಿಗೆ 2 ಮಿ.ಲೀ',
    'ಎಕರೆಗೆ ೨೦೦ ಗ್ರಾಂ',
    '100 ಮಿಲಿ ಹಾಕಿ',
    'ಎಕರೆಗೆ 1 ಕೆ.ಜಿ',
    'ಶೇ 5 ಬೇವಿನ ದ್ರಾವಣ',
    'ಎಕರೆಗೆ 2 ಲೀಟರ್',
    'ಮೂರು ಮಿಲೀ',
  ])('is found in %s', (text) => {
    expect(doseIn(text)).not.toBeNull();
  });

  it.each([
    'Hang 10–20 blue sticky traps an acre',
    'Look below 20 leaves, 3 in each corner of the field',
    'two border rows of maize',
    'drain the field for 3–4 days',
    'trash 10 cm thick between the rows',
    '40–50 mesh; first 30 days, 7 to 10 in the evening',
    'ಎಕರೆಗೆ 10–20 ನೀಲಿ ಅಂಟು ಬಲೆ',
    '20 ಗಿಡದಲ್ಲಿ ಎಣಿಸಿ, ಎಲೆಯ ಕೆಳಗೆ ನೋಡಿ',
    'ಮೊದಲ 30 ದಿನ ರೋಗದ ಗಿಡ ಕಿತ್ತು ಹಾಕಿ',
    'ಮಿಲನ ತಡೆಯುವ ಆಮಿಷ, 8 ಗಂಟೆಗೆ',
    '',
  ])('is not found in %s', (text) => {
    expect(doseIn(text)).toBeNull();
  });

  it('is in both languages of a measure, or in neither', () => {
    for (const { words } of MEASURES)
      expect([words.en, doseIn(words.kn) === null], words.kn).toEqual([words.en, doseIn(words.en) === null]);
  });
});
