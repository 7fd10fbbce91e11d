import type { Plate } from './plate.ts';

/** The plates of coffee, pepper and ginger. */
export const PLANTATION: Record<string, Plate> = {
  'coffee-white-stem-borer': {
    name: { en: 'White stem borer of coffee', kn: 'ಕಾಫಿ ಬಿಳಿ ಕಾಂಡ ಕೊರಕ' },
    alt: {
      en: 'A yellow coffee plant; its stem with raised rings and a round hole; the stem split with tunnels and a grub; a black beetle with white lines',
      kn: 'ಹಳದಿಯಾದ ಕಾಫಿ ಗಿಡ; ಉಬ್ಬಿದ ಉಂಗುರ, ದುಂಡು ತೂತಿನ ಕಾಂಡ; ಸೀಳಿದಾಗ ಸುರಂಗ, ಹುಳು; ಬಿಳಿ ಗೆರೆಯ ಕಪ್ಪು ದುಂಬಿ',
    },
    marks: {
      en: [
        'The plant: leaves yellow and droop, few are left',
        'The stem: raised ridges go round it, a round exit hole with dust',
        'The stem split: tunnels in the wood packed with dust, in one the white grub; beside it a yellow shoot',
        'The beetle, slender, black with white lines, long feelers; true size 15 mm',
        'Look-alike, shot-hole borer: pinholes in a thin twig, only that twig dries',
      ],
      kn: [
        'ಗಿಡ: ಎಲೆ ಹಳದಿಯಾಗಿ ಜೋತು ಉದುರುತ್ತವೆ',
        'ಕಾಂಡ: ಸುತ್ತ ಉಬ್ಬಿದ ಏಣು, ದುಂಡು ತೂತು, ಪುಡಿ',
        'ಸೀಳಿದ ಕಾಂಡ: ಕಟ್ಟಿಗೆಯೊಳಗೆ ಪುಡಿ ತುಂಬಿದ ಸುರಂಗ, ಒಂದರಲ್ಲಿ ಬಿಳಿ ಹುಳು; ಪಕ್ಕದಲ್ಲಿ ಹಳದಿ ಕೊಂಬೆ',
        'ದುಂಬಿ: ತೆಳು, ಕಪ್ಪು, ಬಿಳಿ ಗೆರೆ, ಉದ್ದ ಮೀಸೆ; ನಿಜ ಗಾತ್ರ 15 ಮಿ.ಮೀ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕೊಂಬೆ ಕೊರಕ: ಸಣ್ಣ ಕೊಂಬೆಯಲ್ಲಿ ಸೂಜಿ ತೂತು, ಆ ಕೊಂಬೆ ಮಾತ್ರ ಒಣಗುತ್ತದೆ',
      ],
    },
    source: 'facts 15 q50; textbook',
  },
  'coffee-berry-borer': {
    name: { en: 'Berry borer of coffee', kn: 'ಕಾಫಿ ಹಣ್ಣು ಕೊರಕ' },
    alt: {
      en: 'A coffee branch with berries; a berry with a small hole in its navel; a berry cut open with tunnels and a tiny black beetle',
      kn: 'ಹಣ್ಣಿನ ಕಾಫಿ ಕೊಂಬೆ; ಹಣ್ಣಿನ ತುದಿಯಲ್ಲಿ ಸಣ್ಣ ತೂತು; ಸೀಳಿದಾಗ ಸುರಂಗ, ಸಣ್ಣ ಕಪ್ಪು ದುಂಬಿ',
    },
    marks: {
      en: [
        'The plant looks sound',
        'A branch: berries at each joint; look at the tip of each berry',
        'The berry: one small round hole in the navel; cut open, tunnels in the bean',
        'The beetle, black, round, true size 1.6 mm; beside it its grub',
        'Look-alike, berry blotch: brown sunken patch on the side, no hole',
      ],
      kn: [
        'ಗಿಡ ಚೆನ್ನಾಗಿ ಕಾಣುತ್ತದೆ',
        'ಕೊಂಬೆ: ಪ್ರತಿ ಗೆಣ್ಣಿನಲ್ಲಿ ಹಣ್ಣು; ಪ್ರತಿ ಹಣ್ಣಿನ ತುದಿ ನೋಡಿ',
        'ಹಣ್ಣು: ತುದಿಯ ನಡುವೆ ಒಂದು ಸಣ್ಣ ದುಂಡು ತೂತು; ಸೀಳಿದರೆ ಬೀಜದಲ್ಲಿ ಸುರಂಗ',
        'ದುಂಬಿ: ಕಪ್ಪು, ದುಂಡು, ನಿಜ ಗಾತ್ರ 1.6 ಮಿ.ಮೀ; ಪಕ್ಕದಲ್ಲಿ ಮರಿ ಹುಳು',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಹಣ್ಣಿನ ಕಂದು ಕಲೆ: ಬದಿಯಲ್ಲಿ ತಗ್ಗಾದ ಕಂದು ಕಲೆ, ತೂತು ಇಲ್ಲ',
      ],
    },
    source: 'facts 15 q50; textbook',
  },
  'coffee-leaf-rust': {
    name: { en: 'Leaf rust of coffee', kn: 'ಕಾಫಿ ಎಲೆ ತುಕ್ಕು ರೋಗ' },
    alt: {
      en: 'A coffee leaf with yellow spots above and orange powder below',
      kn: 'ಮೇಲೆ ಹಳದಿ ಚುಕ್ಕೆ, ಕೆಳಗೆ ಕಿತ್ತಳೆ ಪುಡಿಯ ಕಾಫಿ ಎಲೆ',
    },
    marks: {
      en: [
        'The plant: leaves drop, branches bare',
        'The leaf from above: pale yellow spots',
        'The leaf from below: orange powder that comes off on the finger',
        'The powder under a lens; a spot is about 10 mm',
        'Look-alike, brown eye spot: brown ring with a white middle, no powder',
      ],
      kn: [
        'ಗಿಡ: ಎಲೆ ಉದುರಿ ಕೊಂಬೆ ಬೋಳು',
        'ಎಲೆ ಮೇಲ್ಭಾಗ: ತಿಳಿ ಹಳದಿ ಚುಕ್ಕೆ',
        'ಎಲೆ ಕೆಳಭಾಗ: ಕೈಗೆ ಮೆತ್ತುವ ಕಿತ್ತಳೆ ಪುಡಿ',
        'ಮಸೂರದಲ್ಲಿ ಪುಡಿ; ಒಂದು ಚುಕ್ಕೆ ಸುಮಾರು 10 ಮಿ.ಮೀ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕಂದು ಕಣ್ಣು ಚುಕ್ಕೆ: ಬಿಳಿ ನಡುವಿನ ಕಂದು ಉಂಗುರ, ಪುಡಿ ಇಲ್ಲ',
      ],
    },
    source: 'facts 2; textbook',
  },
  'coffee-black-rot': {
    name: { en: 'Black rot of coffee', kn: 'ಕಾಫಿ ಕಪ್ಪು ಕೊಳೆ ರೋಗ' },
    alt: {
      en: 'A coffee branch whose black leaves hang by white threads',
      kn: 'ಬಿಳಿ ಎಳೆಯಿಂದ ನೇತಾಡುವ ಕಪ್ಪು ಎಲೆಗಳ ಕಾಫಿ ಕೊಂಬೆ',
    },
    marks: {
      en: [
        'The plant in the rains: branches in the thick of it turn black',
        'The branch: black leaves and berries; fallen leaves hang by a white thread',
        'A leaf half black, half green',
        'The white web of the fungus under a lens',
        'It goes from leaf to leaf where mist and shade are thick',
        'Look-alike, dieback: the twig dries black from its tip, leaves fall, no thread',
      ],
      kn: [
        'ಮಳೆಗಾಲದ ಗಿಡ: ಒತ್ತಾದ ನಡುವಿನ ಕೊಂಬೆ ಕಪ್ಪಾಗುತ್ತವೆ',
        'ಕೊಂಬೆ: ಕಪ್ಪು ಎಲೆ, ಹಣ್ಣು; ಉದುರಿದ ಎಲೆ ಬಿಳಿ ಎಳೆಯಲ್ಲಿ ನೇತಾಡುತ್ತದೆ',
        'ಅರ್ಧ ಕಪ್ಪು, ಅರ್ಧ ಹಸಿರು ಎಲೆ',
        'ಮಸೂರದಲ್ಲಿ ಶಿಲೀಂಧ್ರದ ಬಿಳಿ ಎಳೆ',
        'ಮಂಜು, ದಟ್ಟ ನೆರಳಿನಲ್ಲಿ ಎಲೆಯಿಂದ ಎಲೆಗೆ ಹರಡುತ್ತದೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ಕುಡಿ ಒಣಗುವ ರೋಗ: ಕೊಂಬೆ ತುದಿಯಿಂದ ಕಪ್ಪಾಗುತ್ತದೆ, ಎಲೆ ಉದುರುತ್ತದೆ, ಎಳೆ ಇಲ್ಲ',
      ],
    },
    source: 'facts 2 (karnataka diseases); textbook',
  },
  'black-pepper-foot-rot': {
    name: { en: 'Foot rot (quick wilt) of black pepper', kn: 'ಕಾಳುಮೆಣಸಿನ ಬುಡ ಕೊಳೆ (ಶೀಘ್ರ ಸೊರಗು) ರೋಗ' },
    alt: {
      en: 'A pepper vine with drooping yellow leaves and fallen ones; a heart leaf with black spots with fringed edges; a black collar',
      kn: 'ಎಲೆ ಜೋತು ಹಳದಿಯಾಗಿ ಉದುರಿದ ಮೆಣಸಿನ ಬಳ್ಳಿ; ಅಂಚು ಎಳೆಯಾದ ಕಪ್ಪು ಕಲೆಯ ಎಲೆ; ಕಪ್ಪಾದ ಬುಡ',
    },
    marks: {
      en: [
        'The vine in the rains: leaves droop, yellow and fall within weeks',
        'The leaf: black wet spots with a fringed edge',
        'The collar at the soil: black and rotten, roots too',
        'The mould under a lens; beside it a rotten and a sound spike',
        'Look-alike, slow wilt: yellows over one or two years, knots on the roots, collar sound',
      ],
      kn: [
        'ಮಳೆಗಾಲದ ಬಳ್ಳಿ: ಕೆಲವೇ ವಾರದಲ್ಲಿ ಎಲೆ ಜೋತು ಹಳದಿಯಾಗಿ ಉದುರುತ್ತವೆ',
        'ಎಲೆ: ಅಂಚು ಎಳೆ ಎಳೆಯಾದ ಒದ್ದೆ ಕಪ್ಪು ಕಲೆ',
        'ಮಣ್ಣಿನ ಬಳಿ ಬುಡ: ಕಪ್ಪಾಗಿ ಕೊಳೆತಿದೆ, ಬೇರೂ ಕೊಳೆತಿದೆ',
        'ಮಸೂರದಲ್ಲಿ ಶಿಲೀಂಧ್ರ; ಪಕ್ಕದಲ್ಲಿ ಕೊಳೆತ ಗೊನೆ, ಒಳ್ಳೆಯ ಗೊನೆ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ನಿಧಾನ ಸೊರಗು: ಒಂದೆರಡು ವರ್ಷದಲ್ಲಿ ಹಳದಿ, ಬೇರಿನಲ್ಲಿ ಗಂಟು, ಬುಡ ಚೆನ್ನಾಗಿದೆ',
      ],
    },
    source: 'facts 2 (karnataka diseases); textbook',
  },
  'ginger-rhizome-rot': {
    name: { en: 'Rhizome rot (soft rot) of ginger', kn: 'ಶುಂಠಿ ಗೆಡ್ಡೆ ಕೊಳೆ ರೋಗ' },
    alt: {
      en: 'Ginger with lower leaves yellow from tip and edge; a shoot rotten at its base and a brown watery rhizome',
      kn: 'ತುದಿ, ಅಂಚಿನಿಂದ ಕೆಳ ಎಲೆ ಹಳದಿಯಾದ ಶುಂಠಿ; ಬುಡ ಕೊಳೆತ ಕಾಂಡ, ಕಂದಾಗಿ ನೀರೂರಿದ ಗೆಡ್ಡೆ',
    },
    marks: {
      en: [
        'The clump: lower leaves yellow first, then the shoots fall',
        'The shoot: yellow from tip and edge, base brown and soft; the rhizome rots from there',
        'The shoot comes off when pulled; rhizomes cut: left sound and yellow, right brown and watery',
        'It spreads along the wet bed',
        'The fungus of the rotten part under a lens',
        'Look-alike, bacterial wilt: leaves roll and hang while green, the cut rhizome gives a milky thread in water',
      ],
      kn: [
        'ಗಿಡ: ಮೊದಲು ಕೆಳ ಎಲೆ ಹಳದಿ, ಆಮೇಲೆ ಕಾಂಡ ಬೀಳುತ್ತದೆ',
        'ಕಾಂಡ: ಎಲೆ ತುದಿ, ಅಂಚಿನಿಂದ ಹಳದಿ, ಬುಡ ಕಂದು, ಮೆತ್ತಗೆ; ಅಲ್ಲಿಂದ ಗೆಡ್ಡೆ ಕೊಳೆಯುತ್ತದೆ',
        'ಎಳೆದರೆ ಕಾಂಡ ಕಿತ್ತು ಬರುತ್ತದೆ; ಕತ್ತರಿಸಿದ ಗೆಡ್ಡೆ: ಎಡಕ್ಕೆ ಹಳದಿ, ಒಳ್ಳೆಯದು; ಬಲಕ್ಕೆ ಕಂದು, ನೀರು',
        'ಹಸಿ ಮಡಿಯಲ್ಲಿ ಸಾಲಾಗಿ ಹರಡುತ್ತದೆ',
        'ಮಸೂರದಲ್ಲಿ ಕೊಳೆತ ಭಾಗದ ಶಿಲೀಂಧ್ರ',
        'ಇದರಂತೆ ಕಾಣುವುದು, ದುಂಡಾಣು ಸೊರಗು: ಎಲೆ ಹಸಿರಿರುವಾಗಲೇ ಸುರುಳಿ, ಜೋತು; ಕತ್ತರಿಸಿದ ಗೆಡ್ಡೆಯಿಂದ ನೀರಿನಲ್ಲಿ ಬಿಳಿ ಎಳೆ',
      ],
    },
    source: 'textbook',
  },
};
