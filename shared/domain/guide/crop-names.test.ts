import { describe, expect, it } from 'vitest';
import { cropNamed } from './crop-names.ts';

const named = (query: string) => cropNamed(query.split(' ')).crop;

describe('the crop that a question names', () => {
  it.each([
    ['ನೆಲಗಡಲೆ ಬುಡ ಕೊಳೆ', 'groundnut'],
    ['ನೆಲ್ಲಿಗೆ ಬೆಂಕಿ ರೋಗ', 'paddy'],
    ['ಕಬ್ಬಿಗೆ ಗೊಬ್ಬರ', 'sugarcane'],
    ['ಗೋವಿನ ಜೋಳ', 'maize'],
    ['red gram wilt', 'red-gram'],
    ['ಎಲೆ ಕೋಸು ಹುಳು', 'cabbage'],
    ['brinjal borer', 'brinjal'],
  ])('%s: %s', (query, crop) => expect(named(query)).toBe(crop));

  it.each([
    ['temato wilt', 'tomato'],
    ['pomegrenate spot', 'pomegranate'],
    ['arceanut rot', 'arecanut'],
    ['ullgaddi nusi', 'onion'],
  ])('%s has a slip and is %s', (query, crop) => expect(named(query)).toBe(crop));

  it.each([
    ...['ಕಬ್ಬಿಣ ಕೊರತೆ', 'ನೆಲ ಗಟ್ಟಿ', 'ಹುಳು ಹತ್ತಿದೆ', 'ಮನೆ ಹತ್ತಿರ', 'paper mulching', 'stone gravel', 'pre emergence'],
    ...['ಗಡ್ಡೆ ದಪ್ಪ', 'ಎಷ್ಟು ಗಾಡಿ', 'makkalu idare', 'ಹಳದಿ ಬಲೆ'],
    'tomato and chilli',
  ])('%s names none, or several', (query) => expect(named(query)).toBeNull());

  it('takes a name of two words out of the question', () => {
    expect(cropNamed(['red', 'gram', 'wilt'])).toMatchObject({ page: 'red-gram', rest: ['wilt'] });
    expect(cropNamed(['ಬದನೆ', 'ಕೊರಕ'])).toMatchObject({ page: null, name: 'ಬದನೆ', rest: ['ಕೊರಕ'] });
  });

  it('keeps a word that is written onto the name, and no ending', () => {
    expect(cropNamed(['ಮೆಣಸಿನಕಾಯಿಗೆಗೊಬ್ಬರ'])).toMatchObject({ page: 'chilli', rest: ['gobara'] });
    expect(cropNamed(['ಮೆಣಸಿನಕಾಯಿಗಳಲ್ಲಿ'])).toMatchObject({ page: 'chilli', rest: [] });
  });

  it('calls a crop by a name that is no other word', () => {
    expect(cropNamed(['ಬಾಳೆ', 'ಗೊಬ್ಬರ'])).toMatchObject({ page: null, name: 'banana' });
  });
});
