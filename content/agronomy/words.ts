import type { DoseUnit, DoseWay, WeedKind } from '#shared/domain/agronomy/label-claims.ts';
import type { Language } from '#shared/domain/languages.ts';

/** Words the label table is drawn with. */
export interface TableWords {
  columns: {
    pest: string;
    disease: string;
    trouble: string;
    /** Before the pest or disease where a table is of several crops. */
    cropAnd: string;
    threshold: string;
    product: string;
    helper: string;
    herbicide: string;
    /** `{{system}}` is IRAC, FRAC or HRAC. */
    group: string;
    dose: string;
    active: string;
    when: string;
    waiting: string;
    controls: string;
    measure: string;
    letters: string;
    what: string;
    place: string;
    first: string;
    second: string;
    why: string;
    trap: string;
    /** How many for an acre. */
    watch: string;
    catch: string;
  };
  /** In the column of places, before the first product. */
  start: string;
  /** The list names crop and dose only. */
  seeLabel: { pest: string; disease: string; trouble: string };
  byLabel: string;
  units: Record<DoseUnit, string>;
  ways: Record<DoseWay, string>;
  waiting: { 'not-printed': string; seed: string; nil: string };
  controls: Record<WeedKind, string>;
}

export const TABLE_WORDS: Record<Language, TableWords> = {
  en: {
    columns: {
      pest: 'Pest',
      disease: 'Disease',
      trouble: 'Trouble',
      cropAnd: 'Crop and',
      threshold: 'Threshold',
      product: 'Product',
      helper: 'Helper',
      herbicide: 'Herbicide',
      group: '{{system}} group',
      dose: 'Dose per hectare',
      active: 'Active, g per hectare',
      when: 'When',
      waiting: 'Waiting days',
      controls: 'Controls',
      measure: 'Before any spray',
      letters: 'Letters on the pack',
      what: 'What it is',
      place: 'Place',
      first: 'First',
      second: 'Second',
      why: 'Why',
      trap: 'Tool',
      watch: 'To watch',
      catch: 'To catch many',
    },
    start: 'Start',
    seeLabel: { pest: 'pest: see the label', disease: 'disease: see the label', trouble: 'see the label' },
    byLabel: 'By the label',
    units: { ml: 'ml', L: 'L', g: 'g', kg: 'kg' },
    ways: {
      seed: 'seed {{dose}}',
      soil: 'soil {{dose}}',
      drench: '{{dose}}, poured on',
      root: '{{dose}}, fed through the root',
      spray: 'spray {{dose}}',
    },
    waiting: {
      'not-printed': 'not printed: ask before you harvest',
      seed: 'seed dressing: none',
      nil: 'none',
    },
    controls: {
      grasses: 'grasses',
      'some-grasses': 'some grasses',
      sedges: 'sedges',
      'nut-sedge': 'nut sedge',
      'broad-leaves': 'broad leaves',
      most: 'most weeds',
    },
  },
  kn: {
    columns: {
      pest: 'ಕೀಟ',
      disease: 'ರೋಗ',
      trouble: 'ತೊಂದರೆ',
      cropAnd: 'ಬೆಳೆ ಮತ್ತು',
      threshold: 'ಮಿತಿ',
      product: 'ಔಷಧಿ',
      helper: 'ಜೈವಿಕ ಔಷಧಿ',
      herbicide: 'ಕಳೆನಾಶಕ',
      group: '{{system}} ಗುಂಪು',
      dose: 'ಹೆಕ್ಟೇರಿಗೆ ಪ್ರಮಾಣ',
      active: 'ಹೆಕ್ಟೇರಿಗೆ ಸಕ್ರಿಯ ಘಟಕ, ಗ್ರಾಂ',
      when: 'ಯಾವಾಗ',
      waiting: 'ಕಾಯುವ ದಿನಗಳು',
      controls: 'ಯಾವ ಕಳೆ',
      measure: 'ಔಷಧಿಗೆ ಮೊದಲು',
      letters: 'ಪ್ಯಾಕಿನ ಅಕ್ಷರ',
      what: 'ಅದು ಏನು',
      place: 'ಸ್ಥಾನ',
      first: 'ಮೊದಲನೆಯದು',
      second: 'ಎರಡನೆಯದು',
      why: 'ಏಕೆ',
      trap: 'ಸಾಧನ',
      watch: 'ಗಮನಿಸಲು',
      catch: 'ಹೆಚ್ಚು ಹಿಡಿಯಲು',
    },
    start: 'ಆರಂಭ',
    seeLabel: { pest: 'ಕೀಟ: ಲೇಬಲ್ ನೋಡಿ', disease: 'ರೋಗ: ಲೇಬಲ್ ನೋಡಿ', trouble: 'ಲೇಬಲ್ ನೋಡಿ' },
    byLabel: 'ಲೇಬಲ್‌ನಂತೆ',
    units: { ml: 'ಮಿ.ಲೀ', L: 'ಲೀಟರ್', g: 'ಗ್ರಾಂ', kg: 'ಕಿ.ಗ್ರಾಂ' },
    ways: {
      seed: 'ಬೀಜಕ್ಕೆ {{dose}}',
      soil: 'ಮಣ್ಣಿಗೆ {{dose}}',
      drench: '{{dose}}, ಸುರಿಯಲು',
      root: '{{dose}}, ಬೇರಿನ ಮೂಲಕ',
      spray: 'ಸಿಂಪಡಣೆ {{dose}}',
    },
    waiting: {
      'not-printed': 'ಮುದ್ರಿಸಿಲ್ಲ: ಕೊಯ್ಲಿಗೆ ಮೊದಲು ಕೇಳಿ',
      seed: 'ಬೀಜೋಪಚಾರ: ಬೇಕಿಲ್ಲ',
      nil: 'ಬೇಕಿಲ್ಲ',
    },
    controls: {
      grasses: 'ಹುಲ್ಲು ಕಳೆ',
      'some-grasses': 'ಕೆಲವು ಹುಲ್ಲು ಕಳೆ',
      sedges: 'ಜೇಕು ಜಾತಿ',
      'nut-sedge': 'ಜೇಕು',
      'broad-leaves': 'ಅಗಲ ಎಲೆ ಕಳೆ',
      most: 'ಬಹುತೇಕ ಎಲ್ಲ ಕಳೆ',
    },
  },
};
