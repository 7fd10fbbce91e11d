import { person } from '../dress.ts';
import { egret, glints, grass, ridge, shadow, sow } from '../land.ts';
import { blend, ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { seedling } from '../plants.ts';
import { SAREES, tucked, womanLook } from '../wardrobe.ts';
import { BANNER, coconutPalm, fields, morning, palmParts } from './backdrop.ts';

/** Seedlings tied in a bundle, roots down. */
export function seedlingBundle(): string {
  return (
    range(9)
      .map((i) =>
        place(-16 + i * 4, 0, shape('M-2 4Q-6-22 -2-44Q4-20 3 4Z', i % 2 ? INK.leaf300 : INK.leaf400), {
          turn: -24 + i * 6,
        }),
      )
      .join('') +
    line('M-14-2H14', INK.straw300, 5) +
    line('M-10 4l-3 9M-3 5l-1 10M5 5l2 9M11 4l4 8', INK.soil300, 2)
  );
}

/** On the head of the woman who brings them. */
function basketOfSeedlings(): string {
  return (
    range(7)
      .map((i) => place(124 + i * 9, 284, seedlingBundle(), { scale: 0.9 }))
      .join('') +
    shape('M106 278Q151 296 198 278Q190 310 152 312Q114 310 106 278Z', INK.straw500) +
    line('M112 290Q152 304 192 290M118 300Q152 312 186 300', INK.straw300, 2.4)
  );
}

/** Bent over the water, both hands at the seedling; `reach` puts them further out. */
const bent = (reach: number) => ({
  hip: [0, -92] as const,
  lean: 84,
  stoop: 7,
  nod: 28,
  near: [40 + reach, -20] as const,
  far: [56 + reach, -22] as const,
  nearFoot: [-15, 4] as const,
  farFoot: [13, 2] as const,
});

/** Water closes over the feet, so it is drawn after them. */
const ripple = (x: number, y: number, scale: number) =>
  ellipse(x, y, 30 * scale, 6 * scale, INK.white, 0, 'opacity=".6"') +
  ellipse(x, y + 2 * scale, 28 * scale, 6 * scale, INK.ripple);

/** One of the row, in her saree and headcloth. */
const worker = (
  x: number,
  y: number,
  scale: number,
  dress: keyof typeof SAREES,
  cloth: string,
  shade: string,
  reach = 0,
) =>
  place(
    x,
    y,
    person({
      dress: tucked(SAREES[dress]),
      look: womanLook('towel', cloth, shade),
      pose: bent(reach),
      holds: { far: place(4, 0, seedling(), { scale: 1.1, turn: 170 }) },
    }),
    { scale },
  ) +
  ripple(x - 10 * scale, y + 6, scale) +
  ripple(x + 18 * scale, y + 4, scale);

/** Transplanting: bent backs in the water, one woman bringing seedlings along the bund. */
export function bannerPaddy(): string {
  const { width, height } = BANNER;
  return [
    morning({ width, height, horizon: 250, sun: [1180, 150], sunSize: 62, seed: 8, birds: [700, 96] }),
    palmParts(),
    fields(width, height, 272),
    coconutPalm(110, 300, 190, 30) +
      coconutPalm(196, 296, 150, -18) +
      coconutPalm(1480, 300, 180, -36) +
      coconutPalm(1556, 298, 140, 14),
    blend('water', [
      [0, INK.cream],
      [0.35, INK.leaf100],
      [1, INK.ripple],
    ]),
    ridge(width, height, [322, 314, 318, 312, 322], INK.leaf400) +
      ridge(width, height, [334, 324, 328, 322, 332], INK.soil500),
    ridge(width, height, [346, 334, 338, 332, 342], 'url(#water)'),
    glints(980, 366, 320) + glints(420, 420, 160, 9),
    part('young', seedling()),
    sow(
      'young',
      { left: -10, right: 1610, top: 366, bottom: 452 },
      { rows: 5, far: 0.5, near: 0.95, gap: 46, seed: 5 },
    ),
    sow(
      'young',
      { left: 1020, right: 1610, top: 480, bottom: 590 },
      { rows: 4, far: 1.1, near: 1.6, gap: 46, seed: 6 },
    ),
    place(1290, 398, egret(true), { scale: 0.62 }) +
      place(250, 404, egret(true), { scale: 0.66, flip: true }) +
      place(330, 396, egret(true), { scale: 0.5 }),
    worker(360, 500, 1.62, 'sky', INK.paddy100, INK.straw300),
    worker(640, 528, 1.8, 'clay', INK.white, INK.clothShade, 3),
    worker(930, 552, 1.96, 'plum', INK.sky200, INK.sky400),
    ridge(width, height, [560, 590, 626, 640, 640, 640, 640], INK.leaf300) +
      ridge(width, height, [580, 606, 640, 650, 650, 650, 650], INK.soil500),
    shadow(146, 606, 60),
    place(
      150,
      606,
      person({
        dress: SAREES.turmeric,
        look: womanLook('bun'),
        pose: {
          lean: 3,
          near: [-14, -200],
          far: [26, -194],
          elbow: { near: -1, far: -1 },
          nearFoot: [-14, -6],
          farFoot: [15, -6],
        },
      }),
      { scale: 1.5 },
    ),
    basketOfSeedlings(),
    place(1380, 596, seedlingBundle(), { scale: 1.5, turn: 12 }) +
      place(1455, 612, seedlingBundle(), { scale: 1.4, turn: -10 }),
    part('grass', grass()),
    [20, 60, 250, 300].map((x, i) => use('grass', x, 610 + (i % 2) * 18)).join(''),
  ].join('');
}
