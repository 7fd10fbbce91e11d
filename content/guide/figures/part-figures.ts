import type { PlantPart } from '#shared/domain/guide/crop-pages.ts';

const drawing = (en: string, kn: string) => ({ width: 96, height: 96, alt: { en, kn } });

/** Id of the drawing of a plant's part. */
export const partFigure = <Part extends PlantPart>(part: Part) => `part-${part}` as const;

/** The small drawings by which one says where on the plant something is seen. */
export const PART_FIGURES = {
  'part-leaf': drawing('A leaf with its veins', 'ನರಗಳಿರುವ ಒಂದು ಎಲೆ'),
  'part-shoot': drawing('The tip of a plant with young leaves', 'ಎಳೆ ಎಲೆಗಳಿರುವ ಕುಡಿ'),
  'part-flower': drawing('An open flower', 'ಅರಳಿದ ಹೂ'),
  'part-fruit': drawing('A fruit, a pod and an ear', 'ಹಣ್ಣು, ಕಾಯಿ, ತೆನೆ'),
  'part-stem': drawing('A stem with its joints above the soil', 'ಮಣ್ಣಿನ ಮೇಲೆ ಗೆಣ್ಣುಗಳಿರುವ ಕಾಂಡ'),
  'part-root': drawing('Roots in the soil', 'ಮಣ್ಣಿನಲ್ಲಿ ಬೇರು'),
  'part-whole': drawing('A whole plant, with roots and fruit', 'ಬೇರು, ಕಾಯಿ ಸಹಿತ ಇಡೀ ಗಿಡ'),
} satisfies Record<`part-${PlantPart}`, unknown>;
