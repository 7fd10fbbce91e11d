import type { Timing } from '#shared/domain/agronomy/label-claims.ts';

const AFTER = {
  sowing: { en: 'after sowing', kn: 'ಬಿತ್ತನೆ ನಂತರ' },
  transplanting: { en: 'after transplanting', kn: 'ನಾಟಿ ನಂತರ' },
  planting: { en: 'after planting', kn: 'ನೆಟ್ಟ ನಂತರ' },
} as const;

/** '15–20 days after sowing'; more spans than one stand as '0–5 or 10–12 days'. */
function daysAfter(after: keyof typeof AFTER, ...days: [number, number][]): Timing {
  const spans = days.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  const { en, kn } = AFTER[after];
  return {
    words: { en: `${spans.join(' or ')} days ${en}`, kn: `${spans.join(' ಅಥವಾ ')} ದಿನ, ${kn}` },
    days,
    after,
  };
}

export const sown = (...days: [number, number][]) => daysAfter('sowing', ...days);
export const transplanted = (...days: [number, number][]) => daysAfter('transplanting', ...days);
export const planted = (...days: [number, number][]) => daysAfter('planting', ...days);

/** The same with words behind it. */
export const also = (timing: Timing, en: string, kn: string): Timing => ({
  ...timing,
  words: { en: `${timing.words.en}, ${en}`, kn: `${timing.words.kn}, ${kn}` },
});

const inWords = (en: string, kn: string): Timing => ({ words: { en, kn } });

export const AS_LABELLED = inWords('As on the label', 'ಲೇಬಲ್‌ನಂತೆ');
export const BEFORE_WEEDS = inWords('Before weeds come up', 'ಕಳೆ ಮೊಳೆಯುವ ಮೊದಲು');
export const WEEDS_JUST_UP = inWords('On weeds just come up', 'ಕಳೆ ಈಗಷ್ಟೇ ಮೊಳೆತಾಗ');
export const WEEDS_UP = inWords('On weeds that have come up', 'ಕಳೆ ಮೊಳೆತ ಮೇಲೆ');
export const NUT_SEDGE_LEAVES = inWords('At 3–4 leaves of nut sedge', 'ಜೇಕು 3–4 ಎಲೆ ಇರುವಾಗ');
export const WEEK_BEFORE_OR_LATER = inWords(
  '1 week before planting, or 15 days after',
  'ನಾಟಿಗೆ 1 ವಾರ ಮೊದಲು, ಅಥವಾ 15 ದಿನ ನಂತರ',
);
export const AT_PLANTING = inWords('Before or at planting', 'ನಾಟಿಗೆ ಮೊದಲು ಅಥವಾ ನಾಟಿ ಮಾಡುವಾಗ');
export const FIRST_DAYS_OR_ESTABLISHED = inWords(
  '0–3 days after transplanting, or when the crop stands firm',
  '0–3 ದಿನ, ನಾಟಿ ನಂತರ, ಅಥವಾ ಬೆಳೆ ಚೆನ್ನಾಗಿ ನೆಲೆಯೂರಿದ ಮೇಲೆ',
);
