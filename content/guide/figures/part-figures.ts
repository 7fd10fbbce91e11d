import type { PlantPart } from '#shared/domain/guide/crop-pages.ts';
import type { Figure } from './figures.ts';

const drawing = (en: string, kn: string): Figure => ({ width: 96, height: 96, alt: { en, kn } });

const PARTS: Readonly<Record<PlantPart, Figure>> = {
  leaf: drawing('A leaf with its veins', 'ನರಗಳಿರುವ ಒಂದು ಎಲೆ'),
  shoot: drawing('The tip of a plant with young leaves', 'ಎಳೆ ಎಲೆಗಳಿರುವ ಕುಡಿ'),
  flower: drawing('An open flower', 'ಅರಳಿದ ಹೂ'),
  fruit: drawing('A fruit, a pod and an ear', 'ಹಣ್ಣು, ಕಾಯಿ, ತೆನೆ'),
  stem: drawing('A stem with its joints above the soil', 'ಮಣ್ಣಿನ ಮೇಲೆ ಗೆಣ್ಣುಗಳಿರುವ ಕಾಂಡ'),
  root: drawing('Roots in the soil', 'ಮಣ್ಣಿನಲ್ಲಿ ಬೇರು'),
  whole: drawing('A whole plant, with roots and fruit', 'ಬೇರು, ಕಾಯಿ ಸಹಿತ ಇಡೀ ಗಿಡ'),
};

/** Id of the drawing of a plant's part. */
export const partFigure = (part: PlantPart): string => `part-${part}`;

/** The small drawings by which one says where on the plant something is seen. */
export const PART_FIGURES: Record<string, Figure> = Object.fromEntries(
  Object.entries(PARTS).map(([part, figure]) => [partFigure(part as PlantPart), figure]),
);
