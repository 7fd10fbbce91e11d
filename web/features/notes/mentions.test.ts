import { describe, expect, it } from 'vitest';
import { findColleagues, mentionedIn, openMention, splitMentions, takeMention } from './mentions.ts';

const RAVI = { id: 1, name: { en: 'Ravi', kn: 'ರವಿ' } };
const RAVIKUMAR = { id: 2, name: { en: 'Ravikumar Hegde' } };
const ALL = [RAVI, RAVIKUMAR];

describe('calling a colleague', () => {
  it('begins with @ at the start of a word and goes up to the caret', () => {
    expect(openMention('@ra', 3)).toEqual({ from: 0, query: 'ra' });
    expect(openMention('ನೋಡಿ @', 6)).toEqual({ from: 5, query: '' });
    expect(openMention('write to a@b', 12)).toBeUndefined();
    expect(openMention('@ra done', 8)).toBeUndefined();
  });

  it('finds by the beginning of any word of the name, in either language', () => {
    expect(findColleagues(ALL, 'ra')).toEqual(ALL);
    expect(findColleagues(ALL, 'HEG')).toEqual([RAVIKUMAR]);
    expect(findColleagues(ALL, 'ರ')).toEqual([RAVI]);
    expect(findColleagues(ALL, 'x')).toEqual([]);
  });

  it('puts the whole name in the place of what was written', () => {
    const text = 'see @ra please';
    expect(takeMention(text, 7, { from: 4, query: 'ra' }, 'Ravi')).toEqual({
      text: 'see @Ravi please',
      caret: 10,
    });
  });

  it('calls those whose whole name stands there, and nobody whose name is only its beginning', () => {
    expect(mentionedIn('@ರವಿ, ನೋಡಿ', ALL)).toEqual([1]);
    expect(mentionedIn('@Ravikumar Hegde knows', ALL)).toEqual([2]);
    expect(mentionedIn('Ravi knows', ALL)).toEqual([]);
  });

  it('marks the calls in the text', () => {
    expect(splitMentions('a @Ravi b', ['Ravi'])).toEqual([
      { text: 'a ', isCall: false },
      { text: '@Ravi', isCall: true },
      { text: ' b', isCall: false },
    ]);
    expect(splitMentions('a @Ravi b', [])).toEqual([{ text: 'a @Ravi b', isCall: false }]);
  });
});
