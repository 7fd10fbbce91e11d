import type { ClaimRow } from '#shared/domain/agronomy/claim-rows.ts';

const EVENING_WITH_JAGGERY = { en: 'in the evening, with jaggery 0.5%', kn: 'ಸಂಜೆ, 0.5% ಬೆಲ್ಲದ ಜೊತೆ' };

/**
 * Registered living and plant-made products: same list, bio-agents. Those that stand with the insects and diseases (azadirachtin
 * 1% and Bt for pods, Trichoderma and Pseudomonas of tomato and red gram) are not said twice.
 */
export const BIO_ROWS: readonly ClaimRow[] = [
  ['cotton', 'whitefly bollworm', 'azadirachtin 0.15% EC', '2.5-5 L', 5],
  ['cotton', 'bollworm', 'azadirachtin 0.3% EC', '4 L', 5],
  ['cotton', 'bollworm', 'bt 5% WP', '0.5-1 kg', 'not-printed'],
  ['red-gram', 'pod-borer', 'hanpv 2% AS', '250-500 ml', 'not-printed', { doseRemark: EVENING_WITH_JAGGERY }],
  ['chickpea', 'pod-borer', 'hanpv 2% AS', '250-500 ml', 'not-printed', { doseRemark: EVENING_WITH_JAGGERY }],
  ['tomato', 'fruit-borer', 'hanpv 2% AS', '250-500 ml', 'not-printed', { doseRemark: EVENING_WITH_JAGGERY }],
  ['tomato', '', 'hanpv 0.43% AS', '1500 ml', 'not-printed'],
  ['cotton', '', 'hanpv 0.43% AS', '2700 ml', 'not-printed'],
  ['chickpea', 'pod-borer', 'beauveria 1% WP', '3 kg', 'not-printed'],
  ['tomato', 'fruit-borer', 'beauveria 5% SC', '500 ml', 'not-printed'],
  ['cotton', 'whitefly', 'lecanicillium 1.15 WP', '2.5 kg', 'not-printed'],
  ['onion', 'thrips', 'lecanicillium 3 AS', '2-2.5 L', 'not-printed'],
  ['tomato', 'root-knot', 'paecilomyces 1.5 LF', '6 L', 'not-printed'],
  ['tomato', 'early-blight', 'bacillus 1.5 LF', 'seed 10 ml/kg; 3 L', 'not-printed'],
  ['grape', 'powdery-mildew', 'ampelomyces 1.5% LF', '2.5 L', 'not-printed'],
  ['as-labelled', 'wilt root-rot', 'trichoderma 1 WP', 'seed 4-9 g/kg; soil 2.5-5 kg', 'nil'],
  [
    'as-labelled',
    'wilt bacterial-leaf-blight',
    'pseudomonas 0.5–1 WP',
    'seed 5-10 g/kg; soil 2.5 kg; spray 10 g/L',
    'nil',
  ],
];
