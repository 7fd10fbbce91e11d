import { describe, expect, it } from 'vitest';
import { foldGuideWord, guideWords, kannadaToLatin } from './rough-spelling.ts';

describe('the rough spelling', () => {
  it.each([
    ['kole', 'ಕೊಳೆ'],
    ['roga', 'ರೋಗ'],
    ['jeevamrutha', 'ಜೀವಾಮೃತ'],
    ['benki', 'ಬೆಂಕಿ'],
    ['bhatta', 'ಭತ್ತ'],
    ['adike', 'ಅಡಿಕೆ'],
    ['gobbara', 'ಗೊಬ್ಬರ'],
    ['sarajanaka', 'ಸಾರಜನಕ'],
    ['keetanaashaka', 'ಕೀಟನಾಶಕ'],
    ['mulching', 'ಮುಲ್ಚಿಂಗ್'],
    ['tomato', 'ಟೊಮಾಟೋ'],
    ['eerulli', 'ಈರುಳ್ಳಿ'],
    ['zinc', 'ಜಿಂಕ್'],
    ['kacchide', 'ಕಚ್ಚಿದೆ'],
  ])('writes %s and %s alike', (latin, kannada) => {
    expect(foldGuideWord(latin)).toBe(foldGuideWord(kannada));
    expect(foldGuideWord(latin)).not.toBe('');
  });

  it('keeps different words apart', () => {
    const words = ['ಕೊಳೆ', 'ಕಳೆ', 'ರೋಗ', 'ಬೀಜ', 'ನೀರು', 'ಮಣ್ಣು', 'urea', 'lime'];
    expect(new Set(words.map(foldGuideWord)).size).toBe(words.length);
  });

  it('minds no joiners and no case', () => {
    expect(foldGuideWord('ಕ್‌ಷಾರ')).toBe(foldGuideWord('ಕ್ಷಾರ'));
    expect(foldGuideWord('NPK')).toBe('npk');
    expect(kannadaToLatin('ಸತು')).toBe('satu');
  });

  it('cuts a text into words of either script', () => {
    expect(guideWords('ಕೊಳೆ ರೋಗ (koleroga), 1% ದ್ರಾವಣ!')).toEqual(['ಕೊಳೆ', 'ರೋಗ', 'koleroga', '1', 'ದ್ರಾವಣ']);
  });
});
