import { describe, expect, it } from 'vitest';
import en from '#content/strings/en/plantext.json' with { type: 'json' };
import kn from '#content/strings/kn/plantext.json' with { type: 'json' };
import { planCard } from '../../../tests/fixtures/plan-card.ts';
import { planText } from './plan-text.ts';

const WORDS = { en, kn };
const card = planCard({ lines: [{ product: 'spinetoram-11.7-sc', sprayOn: '2026-11-27' }] });
const figure = /\d+(\.\d+)? (ml|g)\b/;

describe('a plan in plain words', () => {
  it.each(['en', 'kn'] as const)(
    'names product, day and harvest, and no dose before the promises (%s)',
    (language) => {
      const text = planText(card, { words: WORDS[language], language, doses: false });
      expect(text).toMatch(/spinetoram 11\.7 SC|\(spinetoram\) 11\.7 SC/i);
      expect(text).toContain('27-11-2026');
      expect(text).toContain('04-12-2026');
      expect(text).not.toMatch(figure);
      expect(text).toContain(WORDS[language].inPlan);
    },
  );

  it.each(['en', 'kn'] as const)('says all of it after them (%s)', (language) => {
    const text = planText(card, { words: WORDS[language], language, doses: true });
    expect(text.match(new RegExp(figure, 'g'))).toHaveLength(4);
    expect(text).not.toContain(WORDS[language].inPlan);
  });

  it('names what goes into one tank in mixing order, as the card does', () => {
    const lines = ['profenofos-50-ec', 'acetamiprid-20-sp'].map((product) => ({
      product,
      sprayOn: '2026-11-27',
    }));
    const text = planText(planCard({ lines }), { words: en, language: 'en', doses: true });
    expect(text).toMatch(/Spray 1, on 27-11-2026: acetamiprid.*Spray 2, on 27-11-2026: profenofos/is);
  });

  it('has nothing to open where no spray is needed', () => {
    const text = planText(planCard({ lines: [] }), { words: en, language: 'en', doses: false });
    expect(text).toContain(en.none);
    expect(text).not.toContain(en.inPlan);
  });

  it('names the day of an earlier spray that stands longer, and says where that one’s label prints no days', () => {
    const say = (plan: typeof card) => planText(plan, { words: en, language: 'en', doses: false });
    const later = say({ ...card, harvest_from: '2027-02-19' });
    expect(later).toContain('Harvest from 19-02-2027');
    expect(later).not.toContain('04-12-2026');
    expect(say(planCard({ lines: [], change: { harvest_from: '2027-02-19' } }))).toContain('19-02-2027');
    const asks = say({ ...card, harvest_from: null });
    expect(asks).toContain('Harvest from 04-12-2026');
    expect(asks).toContain(en.earlierNoWaiting);
    expect(asks).not.toContain(en.noWaiting);
    const asked = { harvest_from: null, harvest_ask: { not_before: '2027-02-19' } };
    for (const plan of [{ ...card, ...asked }, planCard({ lines: [], change: asked })]) {
      expect(say(plan)).toContain('Harvest from 19-02-2027');
      expect(say(plan)).toContain(en.earlierNoWaiting);
    }
    expect(say(planCard({ lines: [] }))).not.toContain(en.earlierNoWaiting);
    const unprinted = card.lines.map((line) => ({ ...line, waiting_days: null, harvest_from: null }));
    const own = say({ ...card, lines: unprinted, ...asked });
    expect(own).toContain('Harvest from 19-02-2027');
    expect(own).toContain(en.noWaiting);
  });

  it('calls no dose nothing, however small', () => {
    const lines = card.lines.map((line) => ({ ...line, as_labelled: false, per_litre: 0.0049 }));
    const text = planText({ ...card, lines }, { words: en, language: 'en', doses: true });
    expect(text).toMatch(/\b0\.0049 (ml|g)\b/);
  });
});
