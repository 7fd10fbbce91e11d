import type { Language } from '#shared/domain/languages.ts';
import { CROP_FIGURES } from './crop-figures.ts';
import { PART_FIGURES } from './part-figures.ts';

/** A drawing of the guide. */
export interface Figure {
  /** Pixels of the drawing's own frame (viewBox); the page keeps this shape while it loads. */
  width: number;
  height: number;
  /** What is seen, for those who cannot see it. */
  alt: Record<Language, string>;
  /** The drawing has words in it: then there is one `{id}.{language}.svg` for each language instead of `{id}.svg`. */
  hasWords?: boolean;
}

/** Every drawing by id; the file beside this one is `{id}.svg`. Numbers in a drawing are explained by its caption. */
export const FIGURES: Record<string, Figure> = {
  ...CROP_FIGURES,
  ...PART_FIGURES,
  'insect-hiding-places': {
    width: 640,
    height: 400,
    alt: {
      en: 'Where pests sit on a plant: 1 growing tip, 2 underside of the leaf, 3 inside the fruit, 4 inside the stem, 5 in the soil at the root',
      kn: 'ಕೀಟ ಅಡಗುವ ಜಾಗ: 1 ಚಿಗುರು, 2 ಎಲೆಯ ಕೆಳಭಾಗ, 3 ಹಣ್ಣಿನ ಒಳಗೆ, 4 ಕಾಂಡದ ಒಳಗೆ, 5 ಬೇರಿನ ಬಳಿ ಮಣ್ಣಿನಲ್ಲಿ',
    },
  },
  'insect-life-stages': {
    width: 640,
    height: 400,
    alt: {
      en: 'Life of a moth pest in a circle: 1 eggs, 2 small caterpillar, 3 big caterpillar, 4 pupa in the soil, 5 moth; stages 1 and 2 are marked as the time to act',
      kn: 'ಕೀಟದ ಜೀವನ ಚಕ್ರ: 1 ಮೊಟ್ಟೆ, 2 ಸಣ್ಣ ಹುಳು, 3 ದೊಡ್ಡ ಹುಳು, 4 ಮಣ್ಣಿನಲ್ಲಿ ಕೋಶ, 5 ಪತಂಗ; 1 ಮತ್ತು 2 ಕ್ರಮ ಕೈಗೊಳ್ಳುವ ಕಾಲ',
    },
  },
  'spray-walk': {
    width: 640,
    height: 400,
    alt: {
      en: 'A field from above: 1 the sprayer starts at the downwind edge and walks row by row, 2 the wind carries the spray away from them',
      kn: 'ಮೇಲಿನಿಂದ ನೋಡಿದ ಹೊಲ: 1 ಸಿಂಪಡಿಸುವವರು ಗಾಳಿ ಹೋಗುವ ಅಂಚಿನಿಂದ ಶುರು ಮಾಡಿ ಸಾಲು ಸಾಲಾಗಿ ನಡೆಯುತ್ತಾರೆ, 2 ಗಾಳಿ ಔಷಧಿಯನ್ನು ಅವರಿಂದ ದೂರ ಒಯ್ಯುತ್ತದೆ',
    },
  },
  nozzles: {
    width: 640,
    height: 400,
    alt: {
      en: 'Two spray patterns: 1 hollow cone, a ring of fine drops for insecticide and fungicide; 2 flat fan, a flat sheet for herbicide',
      kn: 'ಎರಡು ನಾಜಲ್‌ಗಳು: 1 ಟೊಳ್ಳು ಶಂಕು (ಕೋನ್), ಕೀಟನಾಶಕ ಮತ್ತು ಶಿಲೀಂಧ್ರನಾಶಕಕ್ಕೆ; 2 ಚಪ್ಪಟೆ ಬೀಸಣಿಗೆ, ಕಳೆನಾಶಕಕ್ಕೆ',
    },
  },
  'leaf-diseases': {
    width: 640,
    height: 400,
    alt: {
      en: 'Four sick leaves: 1 round spots with rings, 2 blight spreading from the edge, 3 white powder of mildew, 4 orange rust pustules',
      kn: 'ನಾಲ್ಕು ರೋಗದ ಎಲೆಗಳು: 1 ಉಂಗುರವಿರುವ ಚುಕ್ಕೆ, 2 ಅಂಚಿನಿಂದ ಹರಡುವ ಅಂಗಮಾರಿ, 3 ಬಿಳಿ ಪುಡಿಯ ಬೂದಿ ರೋಗ, 4 ಕಿತ್ತಳೆ ಬಣ್ಣದ ತುಕ್ಕು',
    },
  },
  'spray-coverage': {
    width: 640,
    height: 400,
    alt: {
      en: 'A leaf seen from the side: 1 fine drops on both sides cover it, 2 big drops run off and leave the underside dry',
      kn: 'ಪಕ್ಕದಿಂದ ನೋಡಿದ ಎಲೆ: 1 ಎರಡೂ ಬದಿಗೆ ಸಣ್ಣ ಹನಿ ಹರಡಿದೆ, 2 ದೊಡ್ಡ ಹನಿ ಜಾರಿ ಬಿದ್ದು ಕೆಳಭಾಗ ಒಣಗಿದೆ',
    },
  },
  'seed-coating': {
    width: 640,
    height: 400,
    alt: {
      en: 'Coating seed in four steps: 1 cool jaggery water, 2 the packet stirred in to a slurry, 3 seed coated by hand in the shade, 4 spread to dry in the shade',
      kn: 'ಬೀಜಕ್ಕೆ ಲೇಪನ: 1 ತಣಿದ ಬೆಲ್ಲದ ನೀರು, 2 ಪ್ಯಾಕ್ ಬೆರೆಸಿ ಸರಿಯಾಗಿ ಕಲಕಿ, 3 ನೆರಳಿನಲ್ಲಿ ಬೀಜಕ್ಕೆ ಲೇಪಿಸಿ, 4 ನೆರಳಿನಲ್ಲಿ ಒಣಗಿಸಿ',
    },
  },
  'root-nodules': {
    width: 640,
    height: 400,
    alt: {
      en: 'Roots of a pulse with round nodules; two are cut open: 1 pink inside works, 2 green or white inside does not',
      kn: 'ದ್ವಿದಳ ಬೆಳೆಯ ಬೇರಿನ ಗಂಟುಗಳು: 1 ಒಳಗೆ ಗುಲಾಬಿ ಬಣ್ಣವಿದ್ದರೆ ಕೆಲಸ ಮಾಡುತ್ತಿವೆ, 2 ಹಸಿರು ಅಥವಾ ಬಿಳಿ ಇದ್ದರೆ ಇಲ್ಲ',
    },
  },
  'mixing-order': {
    width: 640,
    height: 400,
    alt: {
      en: 'Filling the tank in order: 1 half the water, 2 powders and granules as a paste, stirred, 3 flowables, 4 emulsions, 5 solutions, 6 fill up, the sticker last',
      kn: 'ಟ್ಯಾಂಕ್ ತುಂಬುವ ಕ್ರಮ: 1 ಅರ್ಧ ನೀರು, 2 ಪುಡಿ ಮತ್ತು ಹರಳು ಕಲಸಿ ಹಾಕಿ ಕಲಕಿ, 3 ಗಟ್ಟಿ ದ್ರವ, 4 ಎಣ್ಣೆ ರೂಪದ ದ್ರವ, 5 ಕರಗುವ ದ್ರವ, 6 ನೀರು ತುಂಬಿ, ಕೊನೆಗೆ ಅಂಟು',
    },
  },
  'jar-test': {
    width: 640,
    height: 400,
    alt: {
      en: 'Jar test: 1 even and clear of lumps, good; 2 flakes at the bottom, 3 oil ring on top, 4 foam and lumps, all three bad',
      kn: 'ಜಾಡಿ ಪರೀಕ್ಷೆ: 1 ಒಂದೇ ಸಮ ಬೆರೆತಿದೆ, ಸರಿ; 2 ತಳದಲ್ಲಿ ಗಸಿ, 3 ಮೇಲೆ ಎಣ್ಣೆಯ ಉಂಗುರ, 4 ನೊರೆ ಮತ್ತು ಗಂಟು: ಮೂರೂ ತಪ್ಪು',
    },
  },
  'deficiency-old-leaves': {
    width: 640,
    height: 400,
    alt: {
      en: 'Hunger signs on old leaves: N all yellow, P dark with purple, K scorched edge, Mg yellow between green veins',
      kn: 'ಹಳೆಯ ಎಲೆಗಳಲ್ಲಿ ಕೊರತೆ: ಸಾರಜನಕ (N) ಪೂರ್ತಿ ಹಳದಿ, ರಂಜಕ (P) ಕಡು ಹಸಿರು ನೇರಳೆ, ಪೊಟ್ಯಾಷ್ (K) ಅಂಚು ಸುಟ್ಟಂತೆ, ಮೆಗ್ನೀಸಿಯಂ (Mg) ನರ ಹಸಿರು, ನಡುವೆ ಹಳದಿ',
    },
  },
  'deficiency-young-leaves': {
    width: 640,
    height: 400,
    alt: {
      en: 'Hunger signs by element: Fe pale new leaf with green veins, Zn rusty spots on paddy leaf, Ca sunken black end of a tomato, B cracked fruit',
      kn: 'ಕೊರತೆಯ ಗುರುತು: ಕಬ್ಬಿಣ (Fe) ಹೊಸ ಎಲೆ ಬಿಳಿಚಿ ನರ ಹಸಿರು, ಸತು (ಜಿಂಕ್, Zn) ಭತ್ತದ ಎಲೆಯಲ್ಲಿ ತುಕ್ಕಿನ ಚುಕ್ಕೆ, ಕ್ಯಾಲ್ಸಿಯಂ (Ca) ಟೊಮೆಟೊ ತುದಿ ಕಪ್ಪು, ಬೋರಾನ್ (B) ಸೀಳಿದ ಹಣ್ಣು',
    },
  },
  'fertilizer-placement': {
    width: 640,
    height: 400,
    alt: {
      en: 'Fertilizer beside the seed: 1 in a covered band beside and below the seed, right; 2 scattered on the dry surface, wrong',
      kn: 'ಗೊಬ್ಬರ ಹಾಕುವ ಜಾಗ: 1 ಬೀಜದ ಪಕ್ಕದಲ್ಲಿ ಮಣ್ಣಿನೊಳಗೆ, ಸರಿ; 2 ಒಣ ಮಣ್ಣಿನ ಮೇಲೆ ಚೆಲ್ಲಿದ್ದು, ತಪ್ಪು',
    },
  },
  'biostimulant-timing': {
    width: 640,
    height: 400,
    alt: {
      en: 'A crop through its life with the moments for a bio-stimulant: 1 at transplanting or in the soil, 2 at 20 to 30 days, 3 before flowering, 4 at fruit set',
      kn: 'ಬೆಳೆಯ ಹಂತಗಳು ಮತ್ತು ಜೈವಿಕ ಉತ್ತೇಜಕದ ಸಮಯ: 1 ನಾಟಿ ಅಥವಾ ಮಣ್ಣಿಗೆ, 2 20–30 ದಿನ, 3 ಹೂವಿಗೆ ಮೊದಲು, 4 ಕಾಯಿ ಕಟ್ಟುವಾಗ',
    },
  },
  'trial-strips': {
    width: 640,
    height: 400,
    alt: {
      en: 'A test on your own field: five treated rows beside five plain rows, stakes at the border, both weighed',
      kn: 'ನಿಮ್ಮ ಹೊಲದಲ್ಲೇ ಪರೀಕ್ಷೆ: ಐದು ಸಾಲಿಗೆ ಹಾಕಿ, ಪಕ್ಕದ ಐದು ಸಾಲಿಗೆ ಹಾಕದೆ; ಗೂಟ ನೆಟ್ಟು ಎರಡನ್ನೂ ತೂಗಿ',
    },
  },
  'carbon-cycle': {
    width: 640,
    height: 400,
    alt: {
      en: 'How carbon moves: 1 leaves take it from the air, 2 residue, roots and dung bring it into the soil, 3 soil life breathes part of it out, 4 part stays as dark humus',
      kn: 'ಇಂಗಾಲದ ಚಲನೆ: 1 ಎಲೆ ಗಾಳಿಯಿಂದ ಪಡೆಯುತ್ತದೆ, 2 ಬೆಳೆ ಉಳಿಕೆ, ಬೇರು, ಸಗಣಿ ಮಣ್ಣಿಗೆ ತರುತ್ತವೆ, 3 ಮಣ್ಣಿನ ಜೀವಿಗಳು ಸ್ವಲ್ಪ ಬಿಡುತ್ತವೆ, 4 ಒಂದು ಭಾಗ ಕಪ್ಪು ಮಣ್ಣಾಗಿ ಉಳಿಯುತ್ತದೆ',
    },
  },
  'compost-layers': {
    width: 640,
    height: 400,
    alt: {
      en: 'A compost heap cut open: 1 layer of 15 cm crop residue, 2 layer of 5 cm dung slurry, 3 thin layer of soil, repeated; shade and a damp cover on top',
      kn: 'ಕಾಂಪೋಸ್ಟ್ ರಾಶಿಯ ಪದರ: 1 15 ಸೆಂ.ಮೀ ಬೆಳೆ ಉಳಿಕೆ, 2 5 ಸೆಂ.ಮೀ ಸಗಣಿ ರಾಡಿ, 3 ತೆಳು ಮಣ್ಣು, ಮತ್ತೆ ಇದೇ ಕ್ರಮ; ಮೇಲೆ ನೆರಳು ಮತ್ತು ಹಸಿ ಹೊದಿಕೆ',
    },
  },
  'trichoderma-compost': {
    width: 640,
    height: 400,
    alt: {
      en: 'Growing Trichoderma on manure: 1 the powder mixed into rotted manure, 2 kept moist under a sack in the shade and turned, 3 green growth all through, ready for the field',
      kn: 'ಕೊಟ್ಟಿಗೆ ಗೊಬ್ಬರದಲ್ಲಿ ಟ್ರೈಕೋಡರ್ಮಾ: 1 ಕೊಳೆತ ಕೊಟ್ಟಿಗೆ ಗೊಬ್ಬರಕ್ಕೆ ಪುಡಿ ಬೆರೆಸಿ, 2 ನೆರಳಿನಲ್ಲಿ ಗೋಣಿ ಹೊದಿಸಿ ತೇವ ಇಟ್ಟು ತಿರುವಿ, 3 ಹಸಿರಾಗಿ ಬೆಳೆದಾಗ ಹೊಲಕ್ಕೆ',
    },
  },
  'living-helpers': {
    width: 640,
    height: 400,
    alt: {
      en: 'Living helpers in use: 1 a Trichogramma card on a leaf, 2 a caterpillar killed by virus hanging from the plant, 3 white fungus on a beetle grub in the soil',
      kn: 'ಜೀವಂತ ಸಹಾಯಕರು: 1 ಎಲೆಗೆ ಕಟ್ಟಿದ ಟ್ರೈಕೋಗ್ರಾಮಾ ಕಾರ್ಡ್, 2 ನಂಜಾಣುವಿನಿಂದ ಸತ್ತು ನೇತಾಡುವ ಹುಳು, 3 ಗೊಣ್ಣೆ ಹುಳುವಿನ ಮೇಲೆ ಬಿಳಿ ಶಿಲೀಂಧ್ರ',
    },
  },
  'mulch-film': {
    width: 640,
    height: 400,
    alt: {
      en: 'A raised bed cut through: 1 film with its edges buried, 2 drip line under the film, 3 plant in its hole, 4 moist bed',
      kn: 'ಎತ್ತರದ ಮಡಿಯ ನೋಟ: 1 ಅಂಚು ಹೂತ ಹಾಳೆ, 2 ಹಾಳೆಯ ಕೆಳಗೆ ಹನಿ ಕೊಳವೆ, 3 ತೂತಿನಲ್ಲಿ ಗಿಡ, 4 ತೇವದ ಮಡಿ',
    },
  },
  'organic-mulch': {
    width: 640,
    height: 400,
    alt: {
      en: 'Straw around a tree: a layer of about 10 cm, 15 cm of bare ground left round the stem',
      kn: 'ಮರದ ಸುತ್ತ ಹುಲ್ಲಿನ ಹೊದಿಕೆ: ಸುಮಾರು 10 ಸೆಂ.ಮೀ ದಪ್ಪ, ಕಾಂಡದಿಂದ 15 ಸೆಂ.ಮೀ ಬಿಟ್ಟು',
    },
  },
  pests: {
    width: 640,
    height: 400,
    alt: {
      en: 'Pests to know: 1 aphids, 2 fruit borer, 3 whitefly, 4 moth',
      kn: 'ಪೀಡೆಗಳು: 1 ಸಸ್ಯಹೇನು, 2 ಕಾಯಿ ಕೊರಕ, 3 ಬಿಳಿ ನೊಣ, 4 ಪತಂಗ',
    },
  },
  helpers: {
    width: 640,
    height: 400,
    alt: {
      en: 'Helpers to spare: 1 ladybird, 2 its grub, 3 lacewing, 4 spider, 5 Trichogramma on an egg',
      kn: 'ಉಳಿಸಬೇಕಾದ ಮಿತ್ರ ಕೀಟಗಳು: 1 ಗುಲಗಂಜಿ ದುಂಬಿ, 2 ಅದರ ಮರಿ, 3 ಹಸಿರು ಜಾಲರೆಕ್ಕೆ ಕೀಟ, 4 ಜೇಡ, 5 ಮೊಟ್ಟೆಯ ಮೇಲೆ ಟ್ರೈಕೋಗ್ರಾಮಾ',
    },
  },
  traps: {
    width: 640,
    height: 400,
    alt: {
      en: 'Traps in the field: 1 pheromone trap, 2 yellow sticky trap, 3 blue sticky trap, 4 light trap, 5 bird perch',
      kn: 'ಬಲೆಗಳು: 1 ಮೋಹಕ ಬಲೆ, 2 ಹಳದಿ ಅಂಟು ಬಲೆ, 3 ನೀಲಿ ಅಂಟು ಬಲೆ, 4 ದೀಪದ ಬಲೆ, 5 ಹಕ್ಕಿ ಆಸರೆ',
    },
  },
  'ipm-pyramid': {
    width: 640,
    height: 400,
    alt: {
      en: 'A pyramid from the broad base up: 1 cultural care, 2 mechanical means and traps, 3 living helpers, 4 chemical spray as the small tip',
      kn: 'ಕೆಳಗಿನಿಂದ ಮೇಲಕ್ಕೆ: 1 ಬೇಸಾಯ ಕ್ರಮ, 2 ಕೈಯಿಂದ ಮತ್ತು ಬಲೆ, 3 ಜೀವಂತ ಸಹಾಯಕರು, 4 ತುದಿಯಲ್ಲಿ ಮಾತ್ರ ರಾಸಾಯನಿಕ ಸಿಂಪಡಣೆ',
    },
  },
  'toxicity-triangles': {
    width: 640,
    height: 400,
    alt: {
      en: 'The four marks on pesticide packs, most poisonous first: 1 red with skull and POISON, 2 yellow with POISON, 3 blue with DANGER, 4 green with CAUTION',
      kn: 'ಔಷಧಿ ಪ್ಯಾಕಿನ ನಾಲ್ಕು ಗುರುತು, ಹೆಚ್ಚು ವಿಷ ಮೊದಲು: 1 ಕೆಂಪು, ತಲೆಬುರುಡೆ, ವಿಷ; 2 ಹಳದಿ, ವಿಷ; 3 ನೀಲಿ, ಅಪಾಯ; 4 ಹಸಿರು, ಎಚ್ಚರಿಕೆ',
    },
  },
  'weeds-grass-sedge': {
    width: 640,
    height: 400,
    alt: {
      en: 'Narrow-leaved weeds: 1 nut sedge with tubers, 2 barnyard grass, 3 Bermuda grass creeping',
      kn: 'ಕಿರಿದಾದ ಎಲೆಯ ಕಳೆ: 1 ಗೆಡ್ಡೆ ಇರುವ ಜೇಕು, 2 ಕಾಡು ಊದಲು, 3 ಹರಡುವ ಗರಿಕೆ',
    },
  },
  'weeds-broadleaf': {
    width: 640,
    height: 400,
    alt: {
      en: 'Broad-leaved weeds: 1 parthenium with white flowers, 2 amaranth with its spike, 3 dayflower with blue flowers',
      kn: 'ಅಗಲ ಎಲೆಯ ಕಳೆ: 1 ಬಿಳಿ ಹೂವಿನ ಕಾಂಗ್ರೆಸ್ ಹುಲ್ಲು, 2 ತೆನೆಯಿರುವ ಕಾಡು ದಂಟು, 3 ನೀಲಿ ಹೂವಿನ ಕನ್ನೆ ಸೊಪ್ಪು',
    },
  },
  'weed-window': {
    width: 640,
    height: 400,
    alt: {
      en: 'A timeline from sowing to harvest with a band for the days when the crop must be free of weeds, about day 15 to 45',
      kn: 'ಬಿತ್ತನೆಯಿಂದ ಕೊಯ್ಲಿನವರೆಗೆ: ಸುಮಾರು 15 ರಿಂದ 45 ದಿನ ಕಳೆ ಇರಬಾರದು',
    },
  },
  'drip-layout': {
    width: 640,
    height: 400,
    alt: {
      en: 'A drip system from above: 1 pump and tank, 2 filter, 3 pressure gauge and valve, 4 main and sub-main, 5 laterals along the rows, 6 flush end',
      kn: 'ಹನಿ ನೀರಾವರಿ ವ್ಯವಸ್ಥೆ: 1 ಪಂಪ್ ಮತ್ತು ಟ್ಯಾಂಕ್, 2 ಫಿಲ್ಟರ್, 3 ಒತ್ತಡ ಮಾಪಕ ಮತ್ತು ವಾಲ್ವ್, 4 ಮುಖ್ಯ ಕೊಳವೆ, 5 ಸಾಲಿನ ಲ್ಯಾಟರಲ್ ಕೊಳವೆ, 6 ತೊಳೆಯುವ ತುದಿ',
    },
  },
  'wetting-bulb': {
    width: 640,
    height: 400,
    alt: {
      en: 'How water spreads under a dripper: 1 narrow and deep in sandy soil, 2 round in loam, 3 wide and shallow in clay',
      kn: 'ಹನಿಯ ನೀರು ಮಣ್ಣಿನಲ್ಲಿ ಹರಡುವ ಬಗೆ: 1 ಮರಳು ಮಣ್ಣು, ಕಿರಿದು ಆಳ; 2 ಗೋಡು ಮಣ್ಣು, ದುಂಡು; 3 ಜೇಡಿ ಮಣ್ಣು, ಅಗಲ, ಆಳ ಕಡಿಮೆ',
    },
  },
  'furrow-skip': {
    width: 640,
    height: 400,
    alt: {
      en: 'Furrows from the side: water in every second furrow only, the next turn in the others',
      kn: 'ಪಕ್ಕದಿಂದ ನೋಡಿದ ಸಾಲುಗಳು: ಒಂದು ಬಿಟ್ಟು ಒಂದು ಸಾಲಿಗೆ ನೀರು, ಮುಂದಿನ ಸರದಿಗೆ ಉಳಿದವಕ್ಕೆ',
    },
  },
  'soil-profile': {
    width: 640,
    height: 400,
    alt: {
      en: 'Healthy soil cut open: 1 residue cover, 2 dark crumbly topsoil with roots and worms, 3 subsoil, 4 weathered rock',
      kn: 'ಆರೋಗ್ಯದ ಮಣ್ಣು: 1 ಬೆಳೆ ಉಳಿಕೆಯ ಹೊದಿಕೆ, 2 ಬೇರು, ಎರೆಹುಳು ಇರುವ ಕಪ್ಪು ಪುಡಿಮಣ್ಣು, 3 ಕೆಳಮಣ್ಣು, 4 ಸವೆದ ಬಂಡೆ',
    },
  },
  'ribbon-test': {
    width: 640,
    height: 400,
    alt: {
      en: 'Ribbon of wet soil between thumb and finger: 1 under 2.5 cm sandy, 2 from 2.5 to 5 cm loam, 3 over 5 cm clay',
      kn: 'ಹಸಿ ಮಣ್ಣಿನ ಪಟ್ಟಿ: 1 2.5 ಸೆಂ.ಮೀ ಒಳಗೆ ಮರಳು, 2 2.5–5 ಸೆಂ.ಮೀ ಗೋಡು, 3 5 ಸೆಂ.ಮೀ ಮೇಲೆ ಜೇಡಿ',
    },
  },
  'worm-count': {
    width: 640,
    height: 400,
    alt: {
      en: 'A dug block of 30 by 30 by 30 cm with its earthworms counted; more than 8 to 10 is good',
      kn: '30 × 30 × 30 ಸೆಂ.ಮೀ ಮಣ್ಣು ಅಗೆದು ಎರೆಹುಳು ಎಣಿಸಿ; 8–10 ಕ್ಕಿಂತ ಹೆಚ್ಚಿದ್ದರೆ ಒಳ್ಳೆಯದು',
    },
  },
  'zigzag-sampling': {
    width: 640,
    height: 400,
    alt: {
      en: 'A field from above with numbered sampling spots on a zig-zag; the bund, the tree, the manure heap and the channel are avoided',
      kn: 'ಹೊಲದಲ್ಲಿ ಅಂಕುಡೊಂಕಾಗಿ ಮಾದರಿ ತೆಗೆಯುವ ಜಾಗಗಳು; ಬದು, ಮರ, ಗೊಬ್ಬರದ ತಿಪ್ಪೆ, ಕಾಲುವೆ ಬಿಡಿ',
    },
  },
  'v-cut': {
    width: 640,
    height: 400,
    alt: {
      en: 'Taking one sample: 1 clear the litter, 2 dig a V-shaped cut 15 cm deep, 3 take a slice 1 to 2 cm thick from its side',
      kn: 'ಮಾದರಿ ತೆಗೆಯುವುದು: 1 ಕಸ ಸರಿಸಿ, 2 15 ಸೆಂ.ಮೀ ಆಳ V ಆಕಾರದಲ್ಲಿ ಅಗೆದು, 3 ಪಕ್ಕದಿಂದ 1–2 ಸೆಂ.ಮೀ ದಪ್ಪ ಪದರ ತೆಗೆಯಿರಿ',
    },
  },
  quartering: {
    width: 640,
    height: 400,
    alt: {
      en: 'Making the sample small: 1 mix on a clean sheet, 2 divide in four, 3 keep two opposite quarters and throw the others away, 4 repeat to 500 g in a labelled bag',
      kn: 'ಮಾದರಿ ಕಡಿಮೆ ಮಾಡುವುದು: 1 ಸ್ವಚ್ಛ ಹಾಳೆಯಲ್ಲಿ ಬೆರೆಸಿ, 2 ನಾಲ್ಕು ಭಾಗ ಮಾಡಿ, 3 ಎದುರು ಬದುರಿನ ಎರಡು ಇಟ್ಟು ಉಳಿದದ್ದು ಬಿಡಿ, 4 ಮತ್ತೆ ಹೀಗೇ, 500 ಗ್ರಾಂ ಹೆಸರು ಚೀಟಿಯ ಚೀಲಕ್ಕೆ',
    },
  },
  'ph-scale': {
    width: 640,
    height: 400,
    alt: {
      en: 'The pH scale from 4 to 9: red and orange for acid below 5.5, green with a thriving plant from 6.5 to 7.5, blue for alkaline above 8.5',
      kn: 'ರಸಸಾರದ (pH) ಅಳತೆ 4 ರಿಂದ 9: 5.5 ರ ಕೆಳಗೆ ಹುಳಿ ಮಣ್ಣು ಕೆಂಪು, 6.5–7.5 ಚೆನ್ನಾಗಿ ಬೆಳೆಯುವ ಹಸಿರು, 8.5 ರ ಮೇಲೆ ಕ್ಷಾರ ನೀಲಿ',
    },
  },
  'photo-plant': {
    width: 640,
    height: 400,
    alt: {
      en: 'How to photograph a sick plant: 1 the whole plant, 2 the sick leaf close, 3 the underside of the leaf; in daylight',
      kn: 'ರೋಗದ ಗಿಡದ ಫೋಟೋ: 1 ಇಡೀ ಗಿಡ, 2 ರೋಗದ ಎಲೆ ಹತ್ತಿರದಿಂದ, 3 ಎಲೆಯ ಕೆಳಭಾಗ; ಹಗಲು ಬೆಳಕಿನಲ್ಲಿ',
    },
  },
  'photo-good-bad': {
    width: 640,
    height: 400,
    alt: {
      en: 'Two photos of a leaf: 1 sharp, near and in good light, right; 2 dark, far and shaken, wrong',
      kn: 'ಎಲೆಯ ಎರಡು ಫೋಟೋ: 1 ಸ್ಪಷ್ಟ, ಹತ್ತಿರ, ಒಳ್ಳೆ ಬೆಳಕು, ಸರಿ; 2 ಕತ್ತಲು, ದೂರ, ಅಲುಗಿದ್ದು, ತಪ್ಪು',
    },
  },
  'safety-gear': {
    width: 640,
    height: 400,
    alt: {
      en: 'What to wear for mixing and spraying: 1 cap or hat, 2 goggles, 3 mask, 4 gloves, 5 long sleeves with an apron, 6 boots with the trousers outside',
      kn: 'ಮಿಶ್ರಣ ಮತ್ತು ಸಿಂಪಡಣೆಗೆ ಧರಿಸಬೇಕಾದದ್ದು: 1 ಟೋಪಿ, 2 ಕನ್ನಡಕ, 3 ಮುಖಗವಸು, 4 ಕೈಗವಸು, 5 ಉದ್ದ ತೋಳಿನ ಅಂಗಿ ಮತ್ತು ಏಪ್ರನ್, 6 ಬೂಟು, ಪ್ಯಾಂಟು ಹೊರಗೆ',
    },
  },
  'empty-pack': {
    width: 640,
    height: 400,
    alt: {
      en: 'The empty pack: 1 rinse it three times into the spray tank, 2 make holes in it, 3 hand it over at the collection point',
      kn: 'ಖಾಲಿ ಪ್ಯಾಕ್: 1 ಮೂರು ಸಲ ತೊಳೆದು ಆ ನೀರನ್ನು ಟ್ಯಾಂಕಿಗೇ ಹಾಕಿ, 2 ತೂತು ಮಾಡಿ, 3 ಸಂಗ್ರಹ ಕೇಂದ್ರಕ್ಕೆ ಕೊಡಿ',
    },
  },
  'bordeaux-mixture': {
    width: 640,
    height: 400,
    alt: {
      en: 'Bordeaux mixture: 1 copper sulphate dissolved, 2 lime dissolved, 3 both poured together into a third vessel that is not iron, 4 a clean knife dipped in must not turn red',
      kn: 'ಬೋರ್ಡೋ ದ್ರಾವಣ: 1 ಮೈಲುತುತ್ತ ಕರಗಿಸಿ, 2 ಸುಣ್ಣ ಕರಗಿಸಿ, 3 ಕಬ್ಬಿಣವಲ್ಲದ ಪಾತ್ರೆಗೆ ಎರಡನ್ನೂ ಒಟ್ಟಿಗೆ ಸುರಿಯಿರಿ, 4 ಅದ್ದಿದ ಶುದ್ಧ ಚಾಕು ಕೆಂಪಾಗಬಾರದು',
    },
  },
  'pani-pipe': {
    width: 640,
    height: 400,
    alt: {
      en: 'A pipe with holes in the paddy field: 1 the field just flooded, 2 water in the pipe 15 cm below the surface, flood again',
      kn: 'ಗದ್ದೆಯಲ್ಲಿ ತೂತಿನ ಕೊಳವೆ: 1 ಈಗಷ್ಟೇ ನೀರು ಕಟ್ಟಿದೆ, 2 ಕೊಳವೆಯ ನೀರು ಮಣ್ಣಿನಿಂದ 15 ಸೆಂ.ಮೀ ಕೆಳಗೆ ಇಳಿದಿದೆ, ಮತ್ತೆ ನೀರು ಕಟ್ಟಿ',
    },
  },
  'more-helpers': {
    width: 640,
    height: 400,
    alt: {
      en: 'More helpers: 1 hover fly, 2 dragonfly, 3 wasp cocoons on a dying caterpillar, 4 frog',
      kn: 'ಇನ್ನಷ್ಟು ಮಿತ್ರರು: 1 ಹೂ ನೊಣ, 2 ಏರೋಪ್ಲೇನ್ ಚಿಟ್ಟೆ, 3 ಸಾಯುತ್ತಿರುವ ಹುಳುವಿನ ಮೇಲೆ ಕಣಜದ ಗೂಡು, 4 ಕಪ್ಪೆ',
    },
  },
  'weeds-more': {
    width: 640,
    height: 400,
    alt: {
      en: 'More weeds: 1 Striga with pink flowers on the roots of maize, 2 yellow threads of dodder over a plant, 3 Trianthema creeping with fleshy leaves',
      kn: 'ಇನ್ನಷ್ಟು ಕಳೆ: 1 ಮುಸುಕಿನ ಜೋಳದ ಬೇರಿನ ಮೇಲೆ ಗುಲಾಬಿ ಹೂವಿನ ಸ್ಟ್ರೈಗಾ, 2 ಗಿಡದ ಮೇಲೆ ಹಳದಿ ದಾರದಂಥ ಅಮರಬಳ್ಳಿ (ಕಸ್ಕ್ಯೂಟ), 3 ದಪ್ಪ ಎಲೆಯ ಹರಡುವ ಟ್ರಯಾಂಥಿಮಾ',
    },
  },
};
