import type { Measure } from '#shared/domain/agronomy/label-claims.ts';
import { PROBLEMS } from './problems.ts';

/** Problems by their keys, and what to do; both languages say the same figures. */
type Row = readonly [problems: string, en: string, kn: string];

const SEEN_AND_CAUGHT: readonly Row[] = [
  [
    'tomato-leaf-curl tomato-whitefly tomato-leaf-miner chilli-leaf-curl chilli-whitefly cotton-whitefly',
    'yellow sticky traps, 10–20 an acre',
    'ಎಕರೆಗೆ 10–20 ಹಳದಿ ಅಂಟು ಬಲೆ',
  ],
  [
    'tomato-thrips chilli-thrips cotton-thrips onion-thrips pomegranate-thrips',
    'blue sticky traps, 10–20 an acre',
    'ಎಕರೆಗೆ 10–20 ನೀಲಿ ಅಂಟು ಬಲೆ',
  ],
  [
    'tomato-fruit-borer chilli-fruit-borer cotton-bollworm red-gram-pod-borer groundnut-leaf-caterpillar',
    'pheromone traps, 4–5 an acre to watch, 8–12 to catch',
    'ಎಕರೆಗೆ ಮೋಹಕ ಬಲೆ: ಗಮನಿಸಲು 4–5, ಹಿಡಿಯಲು 8–12',
  ],
  ['maize-fall-armyworm', 'pheromone traps from day 7, 4–5 an acre', '7 ನೇ ದಿನದಿಂದ ಎಕರೆಗೆ 4–5 ಮೋಹಕ ಬಲೆ'],
  [
    'cotton-pink-bollworm',
    'pheromone traps, 8 an acre, or ropes that keep moths from mating',
    'ಎಕರೆಗೆ 8 ಮೋಹಕ ಬಲೆ, ಅಥವಾ ಪತಂಗಗಳ ಮಿಲನ ತಡೆಯುವ ಮೋಹಕ ಹಗ್ಗ',
  ],
  [
    'tomato-fruit-borer chilli-fruit-borer cotton-bollworm red-gram-pod-borer groundnut-leaf-caterpillar',
    'bird perches, 10–20 an acre, until the pods fill',
    'ಎಕರೆಗೆ 10–20 ಹಕ್ಕಿ ಆಸರೆ, ಕಾಯಿ ತುಂಬುವವರೆಗೆ',
  ],
  [
    'paddy-stem-borer paddy-green-leafhopper arecanut-root-grub groundnut-root-grub groundnut-leaf-miner',
    'a light trap, 7 to 10 in the evening',
    'ಸಂಜೆ 7 ರಿಂದ ರಾತ್ರಿ 10 ರವರೆಗೆ ದೀಪದ ಬಲೆ',
  ],
  [
    'tomato-fruit-borer maize-fall-armyworm sugarcane-early-shoot-borer',
    'Trichogramma, 20,000–40,000 an acre each week, 4–6 times',
    'ಟ್ರೈಕೋಗ್ರಾಮಾ, ಎಕರೆಗೆ 20,000–40,000, ವಾರಕ್ಕೊಮ್ಮೆ, 4–6 ಸಲ',
  ],
  [
    'cotton-jassid groundnut-leaf-miner onion-thrips red-gram-pod-fly',
    'count on 20 plants before you decide',
    'ತೀರ್ಮಾನಿಸುವ ಮೊದಲು 20 ಗಿಡದಲ್ಲಿ ಎಣಿಸಿ',
  ],
];

const OF_THE_FIELD: readonly Row[] = [
  ['tomato-leaf-curl chilli-leaf-curl', 'seedlings under a net of 40–50 mesh', '40–50 ಮೆಶ್ ಪರದೆಯ ಕೆಳಗೆ ಸಸಿ'],
  [
    'tomato-leaf-curl chilli-leaf-curl',
    'pull out sick plants in the first 30 days',
    'ಮೊದಲ 30 ದಿನ ರೋಗದ ಗಿಡ ಕಿತ್ತು ಹಾಕಿ',
  ],
  [
    'tomato-leaf-curl chilli-leaf-curl',
    'two border rows of maize or sorghum',
    'ಅಂಚಿಗೆ ಎರಡು ಸಾಲು ಮುಸುಕಿನ ಜೋಳ ಅಥವಾ ಜೋಳ',
  ],
  ['tomato-fruit-borer', '1 row of marigold for 14–16 rows', 'ಚೆಂಡು ಹೂ 1 ಸಾಲು, 14–16 ಸಾಲು ಬೆಳೆಗೆ'],
  ['groundnut-leaf-caterpillar', 'castor as a trap crop', 'ಬಲೆ ಬೆಳೆಯಾಗಿ ಹರಳು'],
  ['paddy-brown-planthopper', 'drain the field for 3–4 days', '3–4 ದಿನ ಗದ್ದೆಯ ನೀರು ಬಸಿದು ತೆಗೆಯಿರಿ'],
  ['maize-fall-armyworm', 'sand and lime, 9 parts to 1, into the whorl', 'ಸುಳಿಗೆ 9 ಭಾಗ ಮರಳು, 1 ಭಾಗ ಸುಣ್ಣದ ಮಿಶ್ರಣ'],
  ['sugarcane-early-shoot-borer', 'trash 10 cm thick between the rows', 'ಸಾಲಿನ ನಡುವೆ 10 ಸೆಂ.ಮೀ ದಪ್ಪ ರವದಿ'],
  ['ragi-blast', 'nitrogen in 2–3 parts, none late', 'ಸಾರಜನಕ 2–3 ಕಂತಿನಲ್ಲಿ, ತಡವಾಗಿ ಬೇಡ'],
  ['tomato-root-knot', 'neem cake 100 kg an acre before planting', 'ನಾಟಿಗೆ ಮೊದಲು ಎಕರೆಗೆ 100 ಕಿ.ಗ್ರಾಂ ಬೇವಿನ ಹಿಂಡಿ'],
  [
    'tomato-damping-off tomato-root-knot ginger-rhizome-rot',
    'the wet bed 4–6 weeks under clear film in the sun',
    'ಒದ್ದೆ ಮಡಿ 4–6 ವಾರ ಬಿಸಿಲಿನಲ್ಲಿ ಪಾರದರ್ಶಕ ಹಾಳೆಯ ಕೆಳಗೆ',
  ],
  [
    'tomato-early-blight onion-purple-blotch ginger-rhizome-rot',
    'another crop there for 2–3 years',
    'ಅದೇ ಜಾಗದಲ್ಲಿ 2–3 ವರ್ಷ ಬೇರೆ ಬೆಳೆ',
  ],
  ['tomato-bacterial-wilt', 'cereals for 3 years', '3 ವರ್ಷ ಏಕದಳ ಧಾನ್ಯ'],
];

const MADE_AND_FED: readonly Row[] = [
  [
    'arecanut-koleroga',
    'Bordeaux mixture 1% with 1 ml of sticker in a litre before the first heavy rain, once more after 40–45 days',
    'ಮೊದಲ ಜೋರು ಮಳೆಗೆ ಮುಂಚೆ ಬೋರ್ಡೋ ದ್ರಾವಣ 1%, ಲೀಟರಿಗೆ 1 ಮಿ.ಲೀ ಅಂಟು ದ್ರಾವಣ; 40–45 ದಿನದ ನಂತರ ಮತ್ತೊಮ್ಮೆ',
  ],
  ['black-pepper-foot-rot', 'Bordeaux paste 10% on wounds of the stem', 'ಕಾಂಡದ ಗಾಯಕ್ಕೆ 10% ಬೋರ್ಡೋ ಮುಲಾಮು'],
  ['coffee-white-stem-borer', 'lime 10% on the stem', 'ಕಾಂಡಕ್ಕೆ 10% ಸುಣ್ಣ'],
  [
    'chilli-powdery-mildew',
    'no sulphur above 32–35 °C, nor within 2 weeks of oil',
    '32–35 °C ಮೀರಿದರೆ, ಎಣ್ಣೆ ಸಿಂಪಡಿಸಿದ 2 ವಾರದೊಳಗೆ ಗಂಧಕ ಬೇಡ',
  ],
  [
    'chilli-thrips',
    'another group number at every spray, one group at most 1–2 times a season',
    'ಪ್ರತಿ ಸಿಂಪಡಣೆಗೆ ಬೇರೆ ಗುಂಪಿನ ಸಂಖ್ಯೆ; ಒಂದು ಗುಂಪು ಹಂಗಾಮಿಗೆ 1–2 ಸಲ ಮಾತ್ರ',
  ],
  [
    'arecanut-nut-split',
    'where boron is short: borax 2 g in a litre on the crown, or soluble boron (20%) 1 g',
    'ಬೋರಾನ್ ಕಡಿಮೆ ಇದ್ದರೆ: ಮರದ ತುದಿಗೆ, ಲೀಟರಿಗೆ ಬೋರಾಕ್ಸ್ 2 ಗ್ರಾಂ, ಅಥವಾ ಕರಗುವ ಬೋರಾನ್ (20%) 1 ಗ್ರಾಂ',
  ],
  [
    'groundnut-empty-pods',
    'gypsum 200 kg an acre, half at sowing, half at pegging, day 30–45',
    'ಎಕರೆಗೆ 200 ಕಿ.ಗ್ರಾಂ ಜಿಪ್ಸಂ: ಅರ್ಧ ಬಿತ್ತನೆಗೆ, ಅರ್ಧ ಊಡು ಇಳಿಯುವಾಗ, 30–45 ದಿನಕ್ಕೆ',
  ],
  [
    'groundnut-iron sugarcane-iron',
    'iron sulphate 5–10 g with citric acid 1 g in a litre, 2–3 times every 10 days',
    'ಲೀಟರಿಗೆ ಕಬ್ಬಿಣದ ಸಲ್ಫೇಟ್ 5–10 ಗ್ರಾಂ, ಸಿಟ್ರಿಕ್ ಆಮ್ಲ 1 ಗ್ರಾಂ, 2–3 ಸಲ, 10 ದಿನಕ್ಕೊಮ್ಮೆ',
  ],
  [
    'paddy-zinc-khaira maize-zinc-white-bud',
    'zinc sulphate 5 g with lime 2.5 g in a litre, 2–3 times',
    'ಲೀಟರಿಗೆ ಸತುವಿನ ಸಲ್ಫೇಟ್ 5 ಗ್ರಾಂ, ಸುಣ್ಣ 2.5 ಗ್ರಾಂ, 2–3 ಸಲ',
  ],
  [
    'paddy-zinc-khaira',
    'where the soil is short: zinc sulphate 20–25 kg a hectare',
    'ಮಣ್ಣಿನಲ್ಲಿ ಕಡಿಮೆ ಇದ್ದರೆ: ಹೆಕ್ಟೇರಿಗೆ 20–25 ಕಿ.ಗ್ರಾಂ ಸತುವಿನ ಸಲ್ಫೇಟ್',
  ],
  [
    'maize-zinc-white-bud',
    'below 0.6 mg/kg in the soil: zinc sulphate 10 kg an acre, once in 2–3 crops',
    'ಮಣ್ಣಿನಲ್ಲಿ 0.6 mg/kg ಗಿಂತ ಕಡಿಮೆ ಇದ್ದರೆ: ಎಕರೆಗೆ 10 ಕಿ.ಗ್ರಾಂ ಸತುವಿನ ಸಲ್ಫೇಟ್, 2–3 ಬೆಳೆಗೊಮ್ಮೆ',
  ],
  ['tomato-blossom-end-rot', 'calcium nitrate 5 g in a litre', 'ಲೀಟರಿಗೆ ಕ್ಯಾಲ್ಸಿಯಂ ನೈಟ್ರೇಟ್ 5 ಗ್ರಾಂ'],
];

const measure = ([problems, en, kn]: Row): Measure => ({ problems: problems.split(' '), words: { en, kn } });

const BY_HAND = [...SEEN_AND_CAUGHT, ...OF_THE_FIELD];

/** What comes before a product: every measure of which the fact sheet prints a figure, and what it names without one. */
export const MEASURES: readonly Measure[] = [...BY_HAND, ...MADE_AND_FED].map(measure);

/** Problems that have one, in the order of the crops. */
export const MEASURED_PROBLEMS: readonly string[] = Object.keys(PROBLEMS).filter((key) =>
  MEASURES.some(({ problems }) => problems.includes(key)),
);

export const measuresAgainst = (problem: string): Measure[] =>
  MEASURES.filter(({ problems }) => problems.includes(problem));

/** Those that are seen, caught or done in the field, with nothing that is mixed or fed. */
export const handMeasuresAgainst = (problem: string): Measure[] =>
  BY_HAND.map(measure).filter(({ problems }) => problems.includes(problem));
