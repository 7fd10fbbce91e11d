import type { Problem, ProblemKind } from '#shared/domain/agronomy/label-claims.ts';

type Row = readonly [key: string, kind: ProblemKind, en: string, kn: string, covers?: string];

/** Keys are `<crop>-<problem>`: they stand in addresses, in drawings' names and in saved cases, and never change. */
const BY_CROP: Readonly<Record<string, readonly Row[]>> = {
  arecanut: [
    ['koleroga', 'oomycete', 'koleroga (fruit rot)', 'ಕೊಳೆ ರೋಗ (ಮಹಾಳಿ)'],
    ['yellow-leaf', 'bacterium', 'yellow leaf disease', 'ಹಳದಿ ಎಲೆ ರೋಗ'],
    ['leaf-spot', 'fungus', 'leaf spot', 'ಎಲೆ ಚುಕ್ಕೆ ರೋಗ'],
    ['inflorescence-caterpillar', 'insect', 'inflorescence caterpillar', 'ಹೊಂಬಾಳೆ ಹುಳು'],
    ['mite', 'mite', 'mite', 'ಮೈಟ್ ನುಸಿ'],
    ['root-grub', 'insect', 'root grub', 'ಗೊಣ್ಣೆ ಹುಳು'],
    ['nut-split', 'disorder', 'nut split', 'ಕಾಯಿ ಒಡೆಯುವುದು'],
  ],
  paddy: [
    ['stem-borer', 'insect', 'stem borer', 'ಕಾಂಡ ಕೊರಕ'],
    ['leaf-folder', 'insect', 'leaf folder', 'ಎಲೆ ಸುರುಳಿ ಹುಳು'],
    ['brown-planthopper', 'insect', 'brown planthopper', 'ಕಂದು ಜಿಗಿಹುಳು'],
    ['white-backed-hopper', 'insect', 'white-backed hopper', 'ಬಿಳಿ ಬೆನ್ನಿನ ಜಿಗಿಹುಳು'],
    ['green-leafhopper', 'insect', 'green leafhopper', 'ಹಸಿರು ಜಿಗಿಹುಳು'],
    ['hoppers', 'insect', 'hoppers', 'ಜಿಗಿಹುಳು', 'brown-planthopper white-backed-hopper green-leafhopper'],
    ['gall-midge', 'insect', 'gall midge', 'ಕಣೆ ನೊಣ (ಗಾಲ್ ಮಿಡ್ಜ್)'],
    ['gundhi-bug', 'insect', 'earhead bug', 'ತೆನೆ ತಿಗಣೆ'],
    ['blast', 'fungus', 'blast', 'ಬೆಂಕಿ ರೋಗ'],
    ['sheath-blight', 'fungus', 'sheath blight', 'ಎಲೆ ಕವಚದ ಅಂಗಮಾರಿ ರೋಗ'],
    ['bacterial-leaf-blight', 'bacterium', 'bacterial leaf blight', 'ದುಂಡಾಣು ಎಲೆ ಅಂಗಮಾರಿ'],
    ['false-smut', 'fungus', 'false smut', 'ಹುಸಿ ಕಾಡಿಗೆ ರೋಗ'],
    ['zinc-khaira', 'nutrient', 'zinc deficiency (khaira)', 'ಸತು ಕೊರತೆ (ಖೈರಾ)'],
  ],
  ragi: [['blast', 'fungus', 'blast', 'ಬೆಂಕಿ ರೋಗ']],
  maize: [
    ['fall-armyworm', 'insect', 'fall armyworm', 'ಸೈನಿಕ ಹುಳು'],
    ['downy-mildew', 'oomycete', 'downy mildew', 'ಕೇದಿಗೆ ರೋಗ'],
    ['leaf-blight', 'fungus', 'leaf blight', 'ಎಲೆ ಅಂಗಮಾರಿ ರೋಗ'],
    ['zinc-white-bud', 'nutrient', 'zinc deficiency (white bud)', 'ಸತು ಕೊರತೆ (ಬಿಳಿ ಸುಳಿ)'],
  ],
  tomato: [
    ['fruit-borer', 'insect', 'fruit borer', 'ಕಾಯಿ ಕೊರಕ'],
    ['pinworm', 'insect', 'pinworm', 'ಎಲೆ ಸುರಂಗ ಪತಂಗ (ಟೂಟಾ)'],
    ['whitefly', 'insect', 'whitefly', 'ಬಿಳಿ ನೊಣ'],
    ['leaf-curl', 'virus', 'leaf curl virus', 'ಎಲೆ ಸುರುಳಿ ನಂಜು ರೋಗ'],
    ['aphid', 'insect', 'aphid', 'ಸಸ್ಯಹೇನು'],
    ['thrips', 'insect', 'thrips', 'ಥ್ರಿಪ್ಸ್'],
    ['leaf-miner', 'insect', 'leaf miner', 'ಎಲೆ ಸುರಂಗ ಹುಳು (ರಂಗೋಲಿ ಹುಳು)'],
    ['mite', 'mite', 'mite', 'ಮೈಟ್ ನುಸಿ'],
    ['early-blight', 'fungus', 'early blight', 'ಮುಂಚಿನ ಅಂಗಮಾರಿ ರೋಗ'],
    ['late-blight', 'oomycete', 'late blight', 'ತಡ ಅಂಗಮಾರಿ ರೋಗ'],
    ['leaf-spot', 'fungus', 'leaf spot', 'ಎಲೆ ಚುಕ್ಕೆ ರೋಗ'],
    ['buckeye-rot', 'oomycete', 'buckeye rot of the fruit', 'ಕಾಯಿ ಕೊಳೆ ರೋಗ (ಬಕ್‌ಐ)'],
    ['bacterial-wilt', 'bacterium', 'bacterial wilt', 'ದುಂಡಾಣು ಸೊರಗು ರೋಗ'],
    ['wilt', 'complex', 'wilt', 'ಸೊರಗು ರೋಗ'],
    ['damping-off', 'complex', 'damping-off in the nursery', 'ಸಸಿಮಡಿಯಲ್ಲಿ ಸಸಿ ಕೊಳೆ ರೋಗ'],
    ['root-knot', 'nematode', 'root-knot nematode', 'ಬೇರು ಗಂಟು ಜಂತುಹುಳು'],
    ['blossom-end-rot', 'nutrient', 'blossom-end rot', 'ಹಣ್ಣಿನ ತುದಿ ಕೊಳೆ'],
  ],
  chilli: [
    ['thrips', 'insect', 'thrips', 'ಥ್ರಿಪ್ಸ್'],
    ['yellow-mite', 'mite', 'yellow mite', 'ಹಳದಿ ಮೈಟ್ ನುಸಿ'],
    ['mites', 'mite', 'mites', 'ಮೈಟ್ ನುಸಿ', 'yellow-mite'],
    ['fruit-borer', 'insect', 'fruit borer', 'ಕಾಯಿ ಕೊರಕ'],
    ['anthracnose', 'fungus', 'anthracnose', 'ಚಿಬ್ಬು ರೋಗ'],
    ['leaf-spot', 'fungus', 'leaf spot', 'ಎಲೆ ಚುಕ್ಕೆ ರೋಗ'],
    ['powdery-mildew', 'fungus', 'powdery mildew', 'ಬೂದಿ ರೋಗ'],
    ['leaf-curl', 'virus', 'leaf curl', 'ಎಲೆ ಮುಟುರು ನಂಜು ರೋಗ'],
    ['aphid', 'insect', 'aphid', 'ಸಸ್ಯಹೇನು'],
    ['whitefly', 'insect', 'whitefly', 'ಬಿಳಿ ನೊಣ'],
  ],
  cotton: [
    ['jassid', 'insect', 'jassid', 'ಹಸಿರು ಜಿಗಿಹುಳು'],
    ['whitefly', 'insect', 'whitefly', 'ಬಿಳಿ ನೊಣ'],
    ['thrips', 'insect', 'thrips', 'ಥ್ರಿಪ್ಸ್'],
    ['sucking-pests', 'insect', 'sucking pests', 'ರಸ ಹೀರುವ ಕೀಟಗಳು', 'jassid whitefly thrips'],
    ['pink-bollworm', 'insect', 'pink bollworm', 'ಗುಲಾಬಿ ಕಾಯಿ ಕೊರಕ'],
    ['bollworm', 'insect', 'bollworm', 'ಕಾಯಿ ಕೊರಕ'],
    ['leaf-spot', 'fungus', 'leaf spot', 'ಎಲೆ ಚುಕ್ಕೆ ರೋಗ'],
  ],
  'red-gram': [
    ['pod-borer', 'insect', 'pod borer', 'ಕಾಯಿ ಕೊರಕ'],
    ['pod-fly', 'insect', 'pod fly', 'ಕಾಯಿ ನೊಣ'],
    ['wilt', 'fungus', 'wilt', 'ಸೊರಗು ರೋಗ'],
    ['root-rot', 'fungus', 'root rot', 'ಬೇರು ಕೊಳೆ ರೋಗ'],
    ['sterility-mosaic', 'virus', 'sterility mosaic', 'ಗೊಡ್ಡು ರೋಗ'],
  ],
  groundnut: [
    ['leaf-miner', 'insect', 'leaf miner', 'ಎಲೆ ಸುರಂಗ ಹುಳು'],
    ['leaf-caterpillar', 'insect', 'Spodoptera', 'ಎಲೆ ತಿನ್ನುವ ಹುಳು (ಸ್ಪೊಡೊಪ್ಟೆರಾ)'],
    ['thrips', 'insect', 'thrips', 'ಥ್ರಿಪ್ಸ್'],
    ['tikka', 'fungus', 'tikka leaf spot', 'ಟಿಕ್ಕಾ ಎಲೆ ಚುಕ್ಕೆ'],
    ['stem-rot', 'fungus', 'stem rot', 'ಕಾಂಡ ಕೊಳೆ ರೋಗ'],
    ['root-grub', 'insect', 'root grub', 'ಗೊಣ್ಣೆ ಹುಳು'],
    ['empty-pods', 'nutrient', 'empty pods', 'ಜೊಳ್ಳು ಕಾಯಿ'],
    ['iron', 'nutrient', 'iron deficiency', 'ಕಬ್ಬಿಣ ಕೊರತೆ'],
  ],
  sugarcane: [
    ['early-shoot-borer', 'insect', 'early shoot borer', 'ಸುಳಿ ಕೊರಕ'],
    ['red-rot', 'fungus', 'red rot', 'ಕೆಂಪು ಕೊಳೆ ರೋಗ'],
    ['smut', 'fungus', 'smut', 'ಕಾಡಿಗೆ ರೋಗ'],
    ['iron', 'nutrient', 'iron deficiency', 'ಕಬ್ಬಿಣ ಕೊರತೆ'],
  ],
  onion: [
    ['thrips', 'insect', 'thrips', 'ಥ್ರಿಪ್ಸ್'],
    ['purple-blotch', 'fungus', 'purple blotch', 'ನೇರಳೆ ಮಚ್ಚೆ ರೋಗ'],
  ],
  coffee: [
    ['white-stem-borer', 'insect', 'white stem borer', 'ಬಿಳಿ ಕಾಂಡ ಕೊರಕ'],
    ['berry-borer', 'insect', 'berry borer', 'ಹಣ್ಣು ಕೊರಕ'],
    ['leaf-rust', 'fungus', 'leaf rust', 'ಎಲೆ ತುಕ್ಕು ರೋಗ'],
    ['black-rot', 'fungus', 'black rot', 'ಕಪ್ಪು ಕೊಳೆ ರೋಗ'],
  ],
  'black-pepper': [['foot-rot', 'oomycete', 'foot rot (quick wilt)', 'ಬುಡ ಕೊಳೆ ರೋಗ (ಶೀಘ್ರ ಸೊರಗು)']],
  ginger: [['rhizome-rot', 'oomycete', 'rhizome rot', 'ಗೆಡ್ಡೆ ಕೊಳೆ ರೋಗ']],
  pomegranate: [
    ['bacterial-blight', 'bacterium', 'bacterial blight', 'ದುಂಡಾಣು ಅಂಗಮಾರಿ ರೋಗ'],
    ['fruit-spot', 'fungus', 'leaf and fruit spot', 'ಎಲೆ, ಕಾಯಿ ಚುಕ್ಕೆ ರೋಗ'],
    ['thrips', 'insect', 'thrips', 'ಥ್ರಿಪ್ಸ್'],
  ],
  // A label line that holds for every crop on it
  'as-labelled': [
    ['wilt', 'complex', 'wilt', 'ಸೊರಗು ರೋಗ'],
    ['root-rot', 'complex', 'root rot', 'ಬೇರು ಕೊಳೆ ರೋಗ'],
    ['bacterial-leaf-blight', 'bacterium', 'bacterial leaf blight', 'ದುಂಡಾಣು ಎಲೆ ಅಂಗಮಾರಿ'],
  ],
  // Crops without a page
  brinjal: [
    ['borer', 'insect', 'borer', 'ಕಾಯಿ ಕೊರಕ'],
    ['whitefly', 'insect', 'whitefly', 'ಬಿಳಿ ನೊಣ'],
    ['red-mite', 'mite', 'red mite', 'ಕೆಂಪು ಮೈಟ್ ನುಸಿ'],
  ],
  okra: [
    ['jassid', 'insect', 'jassid', 'ಹಸಿರು ಜಿಗಿಹುಳು'],
    ['whitefly', 'insect', 'whitefly', 'ಬಿಳಿ ನೊಣ'],
    ['red-mite', 'mite', 'red mite', 'ಕೆಂಪು ಮೈಟ್ ನುಸಿ'],
  ],
  cabbage: [['diamondback-moth', 'insect', 'diamondback moth', 'ವಜ್ರ ಬೆನ್ನಿನ ಪತಂಗ']],
  chickpea: [['pod-borer', 'insect', 'pod borer', 'ಕಾಯಿ ಕೊರಕ']],
  soybean: [['rust', 'fungus', 'rust', 'ತುಕ್ಕು ರೋಗ']],
  cardamom: [['thrips', 'insect', 'thrips', 'ಥ್ರಿಪ್ಸ್']],
  coconut: [['eriophyid-mite', 'mite', 'eriophyid mite', 'ಕಾಯಿ ನುಸಿ']],
  grape: [
    ['mealybug', 'insect', 'mealybug', 'ಹಿಟ್ಟು ತಿಗಣೆ'],
    ['downy-mildew', 'oomycete', 'downy mildew', 'ಬೂಜು ತುಪ್ಪಟ ರೋಗ (ಡೌನಿ)'],
    ['powdery-mildew', 'fungus', 'powdery mildew', 'ಬೂದಿ ರೋಗ'],
    ['anthracnose', 'fungus', 'anthracnose', 'ಚಿಬ್ಬು ರೋಗ'],
  ],
};

/** Every problem that a row of the table, a threshold, a crop page or a plate may name. */
export const PROBLEMS: Readonly<Record<string, Problem>> = Object.fromEntries(
  Object.entries(BY_CROP).flatMap(([crop, rows]) =>
    rows.map(([key, kind, en, kn, covers]): [string, Problem] => [
      `${crop}-${key}`,
      {
        crop,
        kind,
        name: { en, kn },
        ...(covers ? { covers: covers.split(' ').map((each) => `${crop}-${each}`) } : {}),
      },
    ]),
  ),
);
