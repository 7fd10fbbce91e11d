import { describe, expect, it } from 'vitest';
import { asGuideSays } from './neighbour-words.ts';

describe('a question in the tongue of a neighbour', () => {
  it.each([
    ['టమోటా ఆకు ముడత', 'ಟಮೋಟಾ leaf curl'],
    ['टमाटर की पत्ती', 'ಟಮಾಟರ  leaf'],
    ['kapas me safed makhi', 'kapas  white whitefly'],
    ['ಲೀಫ್ ಕರ್ಲ್', 'leaf curl'],
    ['patti chettu', 'cotton plant'],
    ['moong phali', 'groundnut'],
    ['ondu sala', 'ondu bari'],
    ['ಕಾಯೊಳಗೆ', 'ಕಾಯ ಒಳಗೆ'],
  ])('%s is %s', (asked, said) => expect(asGuideSays(asked)).toBe(said));

  it.each(['fruits fall in may', 'ಎಂದು ಮಿತಿ ಪಟ್ಟಿ', 'leaf spot', 'ಕಾಂಡ ಕೊರಕ'])('%s stays', (asked) =>
    expect(asGuideSays(asked)).toBe(asked),
  );
});
