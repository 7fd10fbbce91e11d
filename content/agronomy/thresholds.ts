import type { Threshold } from '#shared/domain/agronomy/label-claims.ts';

type Row = readonly [crop: string, problems: string, en: string, kn: string];

/** From which count on a spray pays: Kerala Agricultural University. */
const PADDY: readonly Row[] = [
  [
    'paddy',
    'stem-borer',
    '10% dead hearts, or 1 egg mass or 1 moth in a square metre',
    '10% ಒಣ ಸುಳಿ, ಅಥವಾ ಚದರ ಮೀಟರ್‌ಗೆ 1 ಮೊಟ್ಟೆ ಗುಂಪು ಅಥವಾ 1 ಪತಂಗ',
  ],
  ['paddy', 'leaf-folder', '2 freshly damaged leaves in a hill', 'ಗುಣಿಗೆ 2 ಹೊಸದಾಗಿ ಹಾನಿಯಾದ ಎಲೆ'],
  [
    'paddy',
    'brown-planthopper',
    '5–10 in a hill early, 15–20 from panicle start to booting, 25–30 at flowering; double where spiders are',
    'ಆರಂಭದಲ್ಲಿ ಗುಣಿಗೆ 5–10, ತೆನೆ ಹುಟ್ಟುವಾಗಿನಿಂದ ಹೊಡೆ ಹಂತದವರೆಗೆ 15–20, ಹೂ ಬಿಡುವ ಹಂತದಲ್ಲಿ 25–30; ಜೇಡ ಇದ್ದರೆ ಎರಡು ಪಟ್ಟು',
  ],
  ['paddy', 'green-leafhopper', '10–20 in a hill', 'ಗುಣಿಗೆ 10–20'],
  ['paddy', 'gall-midge', '10% silver shoots', '10% ಬೆಳ್ಳಿ ಕೊಳವೆ'],
  ['paddy', 'gundhi-bug', '1–2 in a hill at the milk stage', 'ಹಾಲು ತುಂಬುವಾಗ ಗುಣಿಗೆ 1–2'],
  ['paddy', 'sheath-blight', '10% of tillers', '10% ತೆಂಡೆ'],
  ['paddy', 'blast', '5–10% of leaf area', '5–10% ಎಲೆ ಭಾಗ'],
];

/** Common values of extension; to be read once more by the owner's agronomist. */
const OTHERS: readonly Row[] = [
  [
    'maize',
    'fall-armyworm',
    'Early whorl 5–10% of plants, mid whorl 10–20%; no spray once the tassel is out',
    'ಸುಳಿಯ ಆರಂಭ ಹಂತದಲ್ಲಿ 5–10% ಗಿಡ, ನಡು ಹಂತದಲ್ಲಿ 10–20%; ಸೂಲಂಗಿ ಬಂದ ಮೇಲೆ ಸಿಂಪಡಿಸಬೇಡಿ',
  ],
  ['cotton', 'jassid', '2 nymphs on a leaf', 'ಎಲೆಗೆ 2 ಜಿಗಿಹುಳು ಮರಿ'],
  ['cotton', 'whitefly', '6–8 adults on a leaf', 'ಎಲೆಗೆ 6–8 ಪ್ರೌಢ ಬಿಳಿ ನೊಣ'],
  ['cotton', 'thrips', '8–10 on a leaf', 'ಎಲೆಗೆ 8–10 ಥ್ರಿಪ್ಸ್'],
  [
    'cotton',
    'pink-bollworm',
    '8 moths in a trap a night for 3 nights, or 10% of flowers or green bolls',
    'ಬಲೆಗೆ ರಾತ್ರಿಗೆ 8 ಪತಂಗ, 3 ರಾತ್ರಿ; ಅಥವಾ 10% ಹೂ ಅಥವಾ ಹಸಿರು ಕಾಯಿ',
  ],
  [
    'red-gram',
    'pod-borer',
    '2 eggs or 1 small larva on a plant, or 5% of pods',
    'ಗಿಡಕ್ಕೆ 2 ಮೊಟ್ಟೆ ಅಥವಾ 1 ಚಿಕ್ಕ ಹುಳು, ಅಥವಾ 5% ಕಾಯಿ',
  ],
  ['groundnut', 'leaf-miner', '2–3 larvae on a plant', 'ಗಿಡಕ್ಕೆ 2–3 ಹುಳು'],
  ['groundnut', 'leaf-caterpillar', '20–25% of leaves lost at 40 days', '20–25% ಎಲೆ ನಷ್ಟ, 40 ದಿನಕ್ಕೆ'],
  ['groundnut', 'thrips', '5 on a growing tip', 'ಚಿಗುರಿಗೆ 5'],
  [
    'tomato',
    'fruit-borer',
    '1 larva on 5 plants, or 2% of fruit, or 2–3 moths in a trap a night',
    '1 ಹುಳು, 5 ಗಿಡಕ್ಕೆ; ಅಥವಾ 2% ಕಾಯಿ; ಅಥವಾ ಬಲೆಗೆ ರಾತ್ರಿಗೆ 2–3 ಪತಂಗ',
  ],
  [
    'tomato',
    'whitefly leaf-curl',
    '4–5 adults on a leaf; none in the nursery',
    'ಎಲೆಗೆ 4–5 ಪ್ರೌಢ ನೊಣ; ಸಸಿಮಡಿಯಲ್ಲಿ ಒಂದೂ ಇರಬಾರದು',
  ],
  [
    'tomato',
    'pinworm',
    '5–10 moths in a trap a day; any mine in the nursery',
    'ಬಲೆಗೆ ದಿನಕ್ಕೆ 5–10 ಪತಂಗ; ಸಸಿಮಡಿಯಲ್ಲಿ ಒಂದು ಸುರಂಗವಿದ್ದರೂ',
  ],
  ['chilli', 'thrips', '2 on an upper leaf', 'ಮೇಲಿನ ಎಲೆಗೆ 2 ಥ್ರಿಪ್ಸ್'],
  ['chilli', 'yellow-mite', '1 on a leaf, or the first curl', 'ಎಲೆಗೆ 1 ಮೈಟ್ ನುಸಿ, ಅಥವಾ ಮೊದಲ ಮುದುಡು'],
  ['sugarcane', 'early-shoot-borer', '10–15% dead hearts', '10–15% ಒಣ ಸುಳಿ'],
  ['onion', 'thrips', '10 on a plant, 30 at the bulb stage', 'ಗಿಡಕ್ಕೆ 10, ಗೆಡ್ಡೆ ಹಂತದಲ್ಲಿ 30'],
  ['arecanut', 'inflorescence-caterpillar', 'First sign', 'ಮೊದಲ ಲಕ್ಷಣ ಕಂಡಾಗ'],
  ['arecanut', 'mite', 'First sign', 'ಮೊದಲ ಲಕ್ಷಣ ಕಂಡಾಗ'],
];

const readRow = ([crop, problems, en, kn]: Row, source: Threshold['source']): Threshold => ({
  crop,
  problems: problems.split(' ').map((problem) => `${crop}-${problem}`),
  count: { en, kn },
  source,
});

/** Table 10A of the fact sheet, a row for a problem. */
export const THRESHOLDS: readonly Threshold[] = [
  ...PADDY.map((row) => readRow(row, 'KAU')),
  ...OTHERS.map((row) => readRow(row, 'OK')),
];
