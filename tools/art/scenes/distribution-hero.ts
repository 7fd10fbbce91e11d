import { person } from '../dress.ts';
import { ridge, shadow } from '../land.ts';
import { lorry } from '../lorry.ts';
import { box, ellipse, line, place, range, shape } from '../paint.ts';
import { INK } from '../palette.ts';
import { card, lyingSack } from '../things.ts';
import { ELDER, YOUNG_MAN } from '../wardrobe.ts';
import { areca, fields, HERO, morning, palmParts } from './backdrop.ts';

/** The godown at loading time. */

export function distributionHero(): string {
  const { width, height } = HERO;
  return [
    morning({ width, height, horizon: 380, sun: [1010, 210], sunSize: 70, seed: 15, birds: [820, 110] }),
    palmParts() + fields(width, height, 398),
    areca(1100, 450, 230, { bend: -6 }) + areca(1170, 440, 200),
    ridge(width, height, [470, 462, 466, 460], INK.redSoilPale),
    shape('M0 120L330 60L640 130V560H0Z', INK.clothShade) +
      shape('M-20 138L330 66L670 142V110L330 30L-20 104Z', INK.sky700) +
      shape('M-20 138L330 66L670 142V130L330 52L-20 124Z', INK.sky600) +
      box(60, 220, 500, 340, INK.soil900) +
      line('M60 220H560', INK.soil500, 14),
    stack(86, 556, 4, 5) + stack(400, 556, 1, 3),
    ridge(width, height, [562, 556, 560, 556], INK.soil300) +
      ridge(width, height, [690, 684, 688, 684], INK.soil400),
    ellipse(866, 656, 300, 14, INK.leaf950, 0, 'opacity=".28"'),
    place(866, 650, lorry(), { scale: 0.86 }),
    plank(),
    shadow(470, 640, 60) + shadow(150, 716, 84, -0.1),
    place(
      474,
      640,
      person({
        ...YOUNG_MAN,
        dress: {
          ...YOUNG_MAN.dress,
          legs: 'halfPanche',
          shoes: undefined,
          below: INK.sky600,
          belowShade: INK.sky700,
          top: INK.paddy100,
          topShade: INK.straw300,
        },
        look: { ...YOUNG_MAN.look, style: 'turban', cloth: INK.turmeric, clothShade: INK.amber },
        pose: {
          hip: [0, -99],
          lean: 14,
          nod: -4,
          near: [24, -200],
          far: [44, -190],
          elbow: { near: -1, far: -1 },
          nearFoot: [-26, -6],
          farFoot: [26, -8],
        },
      }),
      { scale: 1.62 },
    ),
    place(436, 312, lyingSack(140, 46, INK.white, INK.clothShade), { turn: 4 }),
    place(
      170,
      716,
      person({
        ...ELDER,
        dress: {
          ...ELDER.dress,
          legs: 'trousers',
          below: INK.grey700,
          belowShade: INK.charcoal,
          shoes: INK.black,
          towel: undefined,
        },
        look: { ...ELDER.look, spectacles: true },
        pose: { lean: 2, nod: 10, near: [36, -116], far: [46, -126] },
        holds: { far: place(-16, 6, card(32, 42), { turn: -16 }) },
      }),
      { scale: 1.95 },
    ),
    place(
      20,
      712,
      range(2)
        .map((i) => place(-30 + i * 6, -i * 34, lyingSack(110, 36, INK.white, INK.clothShade)))
        .join(''),
    ),
  ].join('');
}

function stack(x: number, y: number, columns: number, rows: number): string {
  return (
    box(x - 8, y - 14, columns * 84 + 16, 14, INK.soil500, 2) +
    range(rows)
      .map((row) =>
        range(columns)
          .map((i) =>
            place(
              x + i * 84,
              y - 14 - row * 34,
              lyingSack(
                84,
                34,
                (i + row) % 3 ? INK.white : INK.paddy100,
                (i + row) % 3 ? INK.clothShade : INK.straw300,
              ),
            ),
          )
          .join(''),
      )
      .join('')
  );
}

function plank(): string {
  return shape('M440 646L556 594L562 604L454 656Z', INK.soil500);
}
