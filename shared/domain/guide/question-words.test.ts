import { describe, expect, it } from 'vitest';
import { isOutside } from './outside-words.ts';
import { asWritten, partAsked, tellingWords } from './question-words.ts';

describe('what a question says', () => {
  it.each([
    'ಮಾಡ್ಲಿ',
    'hakbeku',
    'ಬಿಡಬಹುದಾ',
    'hodibahuda',
    'bandide',
    'ಆಗ್ತಿದೆ',
    'aguttide',
    'madodu',
    'ತೆಗೀಬೇಕು',
    'ಎಷ್ಟುಹಾಕಬೇಕು',
    'aushdi',
  ])('%s alone says nothing', (word) => expect(tellingWords(['ಕೊಳೆ', word])).toEqual(['ಕೊಳೆ']));
  it.each([
    'ಕಾಂಡ',
    'ಹಣ್ಣಿನ',
    'ಹೊದಿಕೆ',
    'areca',
    'iron',
    'ಆಗಸ್ಟ್',
    'together',
    'irulli',
    'hodike',
    'ಇಡೋದು',
    'ಹಾಕ್ಕೋಬೇಕು',
  ])('%s is no filler', (word) => expect(tellingWords(['ಕೊಳೆ', word])).toEqual(['ಕೊಳೆ', word]));
  it('knows letters of the soil card, and the morning', () => {
    expect(['ಇಸಿ', 'ಒಸಿ', 'ಪಿಎಚ್', 'ಬೆಳಿಗ್ಗೆ', 'ಜಿಪ್ಸಮ್'].map(asWritten)).toEqual(['EC', 'OC', 'pH', 'ಬೆಳಿಗ್ಗೆ', 'ಜಿಪ್ಸಂ']);
  });
  it('knows northern spellings', () => {
    expect(['ಎಲಿಗೆ', 'ಮಳಿ', 'gobra', 'ಎಲಿಸಿಟರ್'].map(asWritten)).toEqual(['ಎಲೆಗೆ', 'ಮಳೆ', 'ಗೊಬ್ಬರ', 'ಎಲಿಸಿಟರ್']);
  });
  it.each([
    [['urea', 'acre'], { anchor: 'feeding', share: 1 }],
    [['ನೀರು'], { anchor: 'water', share: 1 }],
    [['urea', 'blast'], { anchor: 'feeding', share: 0.5 }],
    [['blast'], null],
    [['acre'], null],
  ] as const)('%s asks for the part %o', (words, part) => expect(partAsked(words)).toEqual(part));
});

describe('what the guide does not speak of', () => {
  it.each(['ಹಸುವಿಗೆ ಜ್ವರ', 'today onion market rate', 'ಪಿಎಂ ಕಿಸಾನ್ ಹಣ', 'tractor loan'])('%s', (query) =>
    expect(isOutside(query)).toBe(true),
  );
  it.each(['ಕೋಳಿ ಗೊಬ್ಬರ', 'cow dung slurry', 'ಮೆಕ್ಕೆ ಜೋಳ', 'ಕೂರಿಗೆ ಬಿತ್ತನೆ', 'ಸಾಲು ಅಂತರ', 'tractor sprayer'])(
    'but of %s',
    (query) => expect(isOutside(query)).toBe(false),
  );
});
