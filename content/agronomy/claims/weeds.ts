import type { WeedRow } from '#shared/domain/agronomy/claim-rows.ts';
import * as at from '../timings.ts';

const { sown, transplanted, planted, also } = at;
const MSO = { en: 'with its spreader (MSO)', kn: 'ಅದರ ಹರಡುಕದ (MSO) ಜೊತೆ' };

/**
 * Weeds: same list, herbicides. Dose in grams of active ingredient for a hectare ('ai'), then when, days of waiting, and which
 * weeds it takes. When is the label's or, where that says nothing, common practice.
 */
export const WEED_ROWS: readonly WeedRow[] = [
  [
    'paddy-transplanted',
    'pretilachlor 50 EC',
    '500-750 g ai',
    transplanted([3, 5]),
    [75, 90],
    'grasses sedges',
  ],
  ['paddy-transplanted', 'butachlor 50 EC', '1250-2000 g ai', transplanted([3, 5]), [90, 120], 'grasses'],
  ['paddy-transplanted', 'pyrazosulfuron 10 WP', '10-15 g ai', at.AS_LABELLED, 95, 'sedges broad-leaves'],
  [
    'paddy-transplanted',
    'bensulfuron 0.6 + pretilachlor 6 GR',
    '60+600 g ai; 10 kg',
    transplanted([0, 3]),
    88,
    'most',
  ],
  ['paddy-transplanted', 'oxadiargyl 80 WP', '100 g ai', transplanted([0, 5]), 97, 'grasses broad-leaves'],
  ['paddy-transplanted', 'bispyribac 10 SC', '20-25 g ai', planted([10, 14]), 78, 'grasses sedges'],
  ['paddy-transplanted', 'penoxsulam 21.7 SC', '20-25 g ai', transplanted([0, 5], [10, 12]), 60, 'most'],
  ['paddy-transplanted', 'metsulfuron 20 WP', '4 g ai', transplanted([15, 20]), [60, 71], 'broad-leaves'],
  ['paddy-transplanted', 'fenoxaprop 9.3 EC', '56.25 g ai', transplanted([10, 15]), 70, 'grasses'],
  ['paddy-transplanted', 'florpyrauxifen 2.7 EC', '25-31.25 g ai', transplanted([10, 20]), 73, 'most'],

  [
    'paddy-direct-seeded',
    'pretilachlor 30.7 EC',
    '450-600 g ai',
    also(sown([0, 5]), 'on puddled soil', 'ಕೆಸರು ಗದ್ದೆಗೆ'),
    110,
    'grasses',
    { remark: { en: 'with safener', kn: 'ಸೇಫ್ನರ್ ಇರುವ' } },
  ],
  ['paddy-direct-seeded', 'cyhalofop 10 EC', '75-80 g ai', sown([15, 20]), 90, 'grasses'],
  ['paddy-direct-seeded', 'bispyribac 10 SC', '20-25 g ai', sown([10, 15]), 78, 'most'],
  ['paddy-direct-seeded', 'azimsulfuron 50 DF', '35 g ai', sown([15, 20]), 59, 'sedges broad-leaves'],

  ['maize', 'atrazine 50 WP', '500-1000 g ai', sown([0, 3]), 'not-printed', 'broad-leaves some-grasses'],
  ['maize', 'pyroxasulfone 85 WG', '127.5 g ai', at.BEFORE_WEEDS, 103, 'grasses'],
  ['maize', 'tembotrione 34.4 SC', '120 g ai', sown([15, 20]), 55, 'most'],
  ['maize', 'tolpyralate 40 SC', '50 g ai', at.WEEDS_JUST_UP, 61, 'most'],
  ['maize', 'mesotrione 40 SC', '140 g ai', at.WEEDS_UP, 42, 'broad-leaves'],
  ['maize', 'halosulfuron 75 WG', '67.5 g ai', sown([15, 20]), 45, 'nut-sedge'],
  ['maize', '2,4-d-amine 58 SL', '500 g ai', sown([20, 25]), [50, 60], 'broad-leaves'],

  ['groundnut', 'pendimethalin 38.7 CS', '580-677 g ai', sown([0, 2]), 103, 'grasses'],
  ['groundnut', 'diclosulam 84 WDG', '22-26 g ai', sown([0, 3]), 77, 'broad-leaves'],
  ['groundnut', 'imazethapyr 10 SL', '100-150 g ai', sown([7, 14]), 102, 'most', { remark: MSO }],
  ['groundnut', 'quizalofop 5 EC', '37.5-50 g ai', sown([15, 20]), 89, 'grasses'],
  ['groundnut', 'fluazifop 13.4 EC', '167 g ai', sown([15, 20]), 59, 'grasses'],
  ['red-gram', 'pendimethalin 30 EC', '700-1000 g ai', sown([0, 2]), 133, 'grasses'],
  ['soybean', 'diclosulam 84 WDG', '22-26 g ai', sown([0, 3]), 60, 'broad-leaves'],
  ['soybean', 'imazethapyr 10 SL', '75-100 g ai', sown([7, 14]), 72, 'most'],

  ['cotton', 'pendimethalin 30 EC', '750-1250 g ai', at.BEFORE_WEEDS, 150, 'grasses'],
  ['cotton', 'pendimethalin 38.7 CS', '580-677 g ai', at.BEFORE_WEEDS, 101, 'grasses'],
  ['cotton', 'pyrithiobac 10 EC', '62.5-75 g ai', sown([20, 25]), 160, 'broad-leaves'],
  ['cotton', 'quizalofop 5 EC', '50 g ai', sown([20, 25]), 94, 'grasses'],
  ['sugarcane', 'atrazine 50 WP', '500-2000 g ai', planted([3, 3]), 'not-printed', 'broad-leaves'],
  [
    'sugarcane',
    'metribuzin 70 WP',
    '1050-2000 g ai',
    planted([3, 5]),
    60,
    'most',
    { remark: { en: 'before weeds come up', kn: 'ಕಳೆ ಮೊಳೆಯುವ ಮೊದಲು' } },
  ],
  [
    'sugarcane',
    'metribuzin 70 WP',
    '1050-1400 g ai',
    planted([25, 30]),
    60,
    'most',
    { remark: { en: 'on small weeds', kn: 'ಚಿಕ್ಕ ಕಳೆಗೆ' } },
  ],
  ['sugarcane', 'halosulfuron 75 WG', '60-67.5 g ai', at.NUT_SEDGE_LEAVES, 294, 'nut-sedge'],
  ['sugarcane', 'sulfentrazone 39.6 SC', '720 g ai', at.BEFORE_WEEDS, 306, 'most'],
  [
    'sugarcane',
    '2,4-d-sodium 95 SP',
    '2000-2600 g ai',
    planted([45, 60]),
    300,
    'broad-leaves',
    { held: 'verify' },
  ],

  ['tomato', 'metribuzin 70 WP', '525 g ai', at.WEEK_BEFORE_OR_LATER, 30, 'grasses broad-leaves'],
  ['tomato', 'propaquizafop 10 EC', '62.5 g ai', transplanted([20, 25]), 31, 'grasses'],
  ['chilli', 'pendimethalin 38.7 CS', '580-677 g ai', at.AT_PLANTING, 98, 'grasses'],
  ['chilli', 'propaquizafop 10 EC', '62.5 g ai', transplanted([20, 25]), 31, 'grasses'],
  ['onion', 'pendimethalin 38.7 CS', '580-677 g ai', transplanted([0, 3]), 104, 'grasses'],
  [
    'onion',
    'oxyfluorfen 23.5 EC',
    '100-200 g ai',
    at.FIRST_DAYS_OR_ESTABLISHED,
    'not-printed',
    'broad-leaves',
  ],
  ['onion', 'oxyfluorfen 20 DF', '150-200 g ai', at.FIRST_DAYS_OR_ESTABLISHED, 91, 'broad-leaves'],
  ['onion', 'quizalofop 5 EC', '37.5-50 g ai', transplanted([20, 25]), 7, 'grasses'],
  ['onion', 'propaquizafop 10 EC', '62.5 g ai', transplanted([20, 25]), 7, 'grasses'],
  [
    'sorghum',
    '2,4-d-amine 58 SL',
    '1800 g ai',
    at.WEEDS_UP,
    'not-printed',
    'broad-leaves',
    { held: 'verify' },
  ],
];
