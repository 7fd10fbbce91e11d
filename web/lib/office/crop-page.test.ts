import { describe, expect, it } from 'vitest';
import { firstSteps, seenSign, stepsIn } from './crop-page.ts';

describe('what a crop’s page says is done first', () => {
  it('is the box of that problem alone, without the marks of the page', () => {
    const page = [
      '# x',
      '## One {#a-one}',
      ':::first',
      '1. **Pull** it, see [the chapter](/guide).',
      '2. Burn it.',
      ':::',
      '## Two {#a-two}',
      ':::first',
      '1. Wait.',
      ':::',
    ].join('\n');
    expect(stepsIn(page, 'a-one')).toEqual(['Pull it, see the chapter.', 'Burn it.']);
    expect(stepsIn(page, 'a-two')).toEqual(['Wait.']);
    expect(stepsIn(page, 'a-three')).toEqual([]);
  });

  it('is there in both languages, and nothing for a crop without a page', async () => {
    const [en, kn] = await Promise.all([
      firstSteps('chilli', 'chilli-thrips', 'en'),
      firstSteps('chilli', 'chilli-thrips', 'kn'),
    ]);
    expect(en.length).toBeGreaterThan(2);
    expect(kn).toHaveLength(en.length);
    expect(await firstSteps('grape', 'grape-thrips', 'en')).toEqual([]);
  });
});

describe('what a crop’s page says is seen', () => {
  it('is the sign of that problem, in each language', async () => {
    expect(await seenSign('chilli', 'chilli-thrips', 'en')).toMatch(/^Leaves curl upwards/);
    expect(await seenSign('chilli', 'chilli-thrips', 'kn')).toMatch(/\p{Script=Kannada}/u);
    expect(await seenSign('grape', 'grape-thrips', 'en')).toBe('');
  });
});
