import { person } from '../dress.ts';
import { egret, grass, ridge, shadow, sow } from '../land.ts';
import { box, ellipse, line, part, place, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { tomato } from '../plants.ts';
import { bucket, drum, knapsack } from '../things.ts';
import { FARMER, SPRAY_GEAR } from '../wardrobe.ts';
import { areca, BANNER, fields, morning, palmParts } from './backdrop.ts';

/** A measuring cup tilted over the tank, marks on its side; the handle in the hand at the origin. */
function measure(): string {
  return (
    place(
      10,
      -2,
      shape('M-11-16H11L8 14H-8Z', INK.white, 'opacity=".9"') +
        shape('M-10-2H10L8 14H-8Z', INK.turmeric, 'opacity=".8"') +
        line('M-10-8h6M-9-2h6M-9 4h6M-8 10h5', INK.grey700, 1.2) +
        line('M-11-8Q-20-4-9 8', INK.white, 3),
      { turn: 58 },
    ) + line('M22 8Q28 22 27 52', INK.turmeric, 2.6)
  );
}

/** A pesticide bottle with the colour triangle of its label, bottom middle at the origin. */
export function bottle(triangle: string): string {
  return (
    box(-16, -58, 32, 58, INK.paddy100, 6) +
    box(-16, -58, 10, 58, INK.straw300, 6) +
    box(-8, -72, 16, 16, INK.leaf700, 3) +
    box(-16, -44, 32, 30, INK.white) +
    shape('M0-40L11-29L0-18L-11-29Z', INK.white) +
    shape('M-11-29L0-18L11-29Z', triangle) +
    line('M-11-29L0-40L11-29L0-18Z', INK.black, 1)
  );
}

/** Mixing a tank: all the gear on, the dose measured, clean water, a second man keeps his distance upwind. */
export function bannerSpray(): string {
  const { width, height } = BANNER;
  return [
    morning({ width, height, horizon: 330, sun: [1250, 190], sunSize: 66, seed: 63, birds: [980, 110] }),
    palmParts(),
    fields(width, height, 350),
    areca(70, 382, 220, { bend: 6 }) +
      areca(170, 376, 180, { bend: -4 }) +
      areca(1540, 380, 210, { bend: -6 }),
    ridge(width, height, [420, 410, 416, 410], INK.leaf300),
    part('tomato', tomato()),
    sow(
      'tomato',
      { left: -20, right: 1620, top: 400, bottom: 486 },
      { rows: 3, far: 0.42, near: 0.74, gap: 120, seed: 4 },
    ),
    ridge(width, height, [512, 500, 506, 498, 510], INK.redSoilPale) +
      ridge(width, height, [566, 554, 560, 552, 564], INK.redSoil),
    shadow(700, 602, 96) + shadow(880, 606, 70) + shadow(1190, 604, 84) + shadow(380, 600, 110),
    place(380, 604, drum(150, 190, INK.sky600, INK.sky700)),
    place(530, 606, bucket(INK.turmeric, INK.amber), { scale: 1.1 }),
    line('M440 420q60-14 70 40t16 84', INK.sky200, 7, 'opacity=".9"') +
      ellipse(528, 548, 20, 5, INK.white, 0, 'opacity=".8"'),
    place(
      700,
      604,
      person({
        ...SPRAY_GEAR,
        pose: {
          hip: [0, -99],
          lean: 16,
          stoop: 3,
          nod: 10,
          near: [70, -116],
          far: [62, -84],
          nearFoot: [-14, -6],
          farFoot: [18, -6],
        },
        holds: { near: measure() },
      }),
      { scale: 2.1 },
    ),
    place(884, 606, knapsack(), { scale: 1.32 }) + ellipse(884, 452, 20, 6, INK.leaf950),
    table(),
    place(
      1270,
      604,
      person({
        ...FARMER,
        pose: { lean: -2, nod: 2, near: [-18, -96], far: [44, -118] },
        holds: { far: leaflet() },
      }),
      { scale: 1.95, flip: true },
    ),
    place(250, 560, egret(), { scale: 0.7 }),
    flag(),
    part('grass', grass()),
    [40, 150, 260, 620, 960, 1120, 1400, 1570]
      .map((x, i) => use('grass', x, 622 - (i % 3) * 7, { scale: 0.84 }))
      .join(''),
  ].join('');
}

/** The label's leaflet, unfolded to be read. */
function leaflet(): string {
  return place(
    -4,
    -26,
    box(0, 0, 24, 32, INK.white, 2) + line('M4 7H20M4 13H20M4 19H15M4 25H18', INK.grey500, 1.8),
    { turn: -8 },
  );
}

function table(): string {
  return (
    box(1010, 506, 130, 10, INK.soil500, 3) +
    line('M1024 516V604M1126 516V604', INK.soil600, 8) +
    place(1044, 506, bottle(INK.sky600)) +
    place(1094, 506, bottle(INK.leaf400), { scale: 0.86 })
  );
}

/** The red flag that keeps people out. */
function flag(): string {
  return (
    line('M1440 600V430', INK.soil600, 6) +
    shape('M1443 432Q1480 420 1520 438Q1490 448 1504 470Q1474 462 1443 474Z', INK.clay)
  );
}
