import { person } from '../dress.ts';
import { ladybird } from '../insects.ts';
import { egret, grass, ridge, shadow, sky, sow } from '../land.ts';
import { box, circle, clip, ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { maize, paddy } from '../plants.ts';
import { burrow, crumbs, earthworm, layer, pebble, roots } from '../underground.ts';
import { DOCTOR, FARMER, SAREES, womanLook } from '../wardrobe.ts';
import { areca, fields, morning, palmParts } from './backdrop.ts';

const FRAME = { width: 800, height: 600 };

/** One lobed tomato leaf, tip to the right, with the target spots of early blight. */
function sickLeaf(): string {
  const lobe =
    'M0 0C30-74 96-104 150-84L166-116C214-112 232-70 262-66L292-84C336-70 356-30 392-6C356 30 330 62 290 66L262 54C230 74 206 104 160 104L148 78C92 92 30 66 0 0Z';
  const spot = (x: number, y: number, r: number) =>
    circle(x, y, r * 1.5, INK.turmericPale, 'opacity=".9"') +
    circle(x, y, r, INK.soil500) +
    circle(x, y, r * 0.7, INK.soil400) +
    circle(x, y, r * 0.4, INK.soil700);
  return (
    line('M-120 60Q-60 10 0 0', INK.leaf500, 14) +
    shape(lobe, INK.leaf400) +
    shape(
      'M0 0C60 20 240 26 392-6C356 30 330 62 290 66L262 54C230 74 206 104 160 104L148 78C92 92 30 66 0 0Z',
      INK.leaf500,
    ) +
    line(
      'M0 0Q180 14 372-6M70 4q30-50 70-60M140 8q30-56 60-72M210 8q24-40 66-52M90 6q36 40 60 50M160 8q34 44 54 62M236 6q30 30 50 40',
      INK.leaf250,
      4,
    ) +
    spot(132, -34, 16) +
    spot(222, -40, 22) +
    spot(190, 44, 14) +
    spot(306, 10, 12) +
    spot(76, 24, 8)
  );
}

/** The hand lens shows the rings of the spot; a ladybird works beside it. */
export function expertisePlantHealth(): string {
  const glass = 'M410 250a118 118 0 1 0 236 0a118 118 0 1 0-236 0Z';
  return [
    sky(800, 600, { sun: [660, 90], sunSize: 60 }),
    ridge(800, 600, [430, 410, 424, 400], INK.leaf150) +
      ridge(800, 600, [500, 480, 492, 470], INK.leaf200) +
      ridge(800, 600, [560, 546, 556, 540], INK.leaf300),
    place(240, 330, sickLeaf(), { turn: -8, scale: 1.24 }),
    clip(
      'glass',
      glass,
      box(400, 120, 260, 260, INK.leaf250) +
        place(-20, 470, sickLeaf(), { turn: -8, scale: 2.3 }) +
        circle(560, 236, 60, INK.turmericPale) +
        circle(560, 236, 46, INK.soil500) +
        circle(560, 236, 34, INK.soil400) +
        circle(560, 236, 22, INK.soil600) +
        circle(560, 236, 9, INK.soil800) +
        shape('M420 190Q480 130 560 136Q470 160 440 250Z', INK.white, 'opacity=".35"'),
    ),
    line(glass, INK.soil700, 16) + line(glass, INK.turmeric, 6),
    line('M610 340L700 452', INK.soil700, 28) + line('M640 378L700 452', INK.soil500, 16),
    place(
      732,
      500,
      shape(
        'M-60-54C-30-76 4-70 20-50C50-44 96-10 120 60L60 130C10 90-30 60-44 20C-60 0-70-30-60-54Z',
        INK.skin,
      ) +
        shape(
          'M-58-42C-40-56-10-46 4-28L-10-12C-28-28-44-30-54-22ZM-50-8C-34-20-8-10 2 6L-12 20C-26 6-40 4-46 8ZM-36 24C-22 16-4 24 4 36L-6 48C-20 36-30 36-32 36Z',
          INK.skinShade,
          'opacity=".3"',
        ) +
        shape('M70 20L160 80V160H50Z', INK.white),
    ),
    place(332, 210, ladybird(), { scale: 0.86, turn: -24 }),
  ].join('');
}

/** The ground in layers, and the tube that tells what it holds. */
export function expertiseSoil(): string {
  const { width, height } = FRAME;
  const tube =
    box(-36, -300, 72, 300, INK.white, 36, 'opacity=".92"') +
    box(-36, -60, 72, 60, INK.redSoil, 30) +
    box(-36, -76, 72, 40, INK.redSoil) +
    box(-36, -190, 72, 120, INK.suspension) +
    ellipse(0, -190, 36, 7, INK.soil200) +
    box(-46, -312, 92, 24, INK.grey500, 8) +
    line('M14-250h14M14-226h14M14-202h14M14-178h14M14-154h14M14-130h14', INK.grey500, 3) +
    box(-26, -284, 10, 190, INK.white, 5);
  return [
    sky(width, height, { sun: [600, 110], sunSize: 60 }),
    fields(width, height, 190),
    layer(width, 272, height, INK.soil800, 4, 11) +
      layer(width, 352, height, INK.redSoil, 12, 12) +
      layer(width, 450, height, INK.redSoilPale, 12, 13) +
      layer(width, 534, height, INK.soil300, 12, 14),
    crumbs(
      { left: 0, right: 800, top: 290, bottom: 344 },
      40,
      [INK.soil700, INK.soil600, INK.soil950],
      9,
      15,
    ) +
      crumbs({ left: 0, right: 800, top: 374, bottom: 440 }, 24, [INK.redSoilPale, INK.clayDark], 11, 16) +
      crumbs({ left: 0, right: 800, top: 470, bottom: 526 }, 18, [INK.soil300, INK.redSoil], 12, 17),
    range(8)
      .map((i) => pebble(40 + i * 104, 572 + (i % 2) * 14, 14 + (i % 3) * 5))
      .join(''),
    part('maize', maize()),
    [110, 240, 370].map((x, i) => roots(x, 270, 190 + i * 16, 64, INK.soil200, 60 + i)).join(''),
    [110, 240, 370]
      .map((x, i) => use('maize', x, 274, { scale: 1.1 + (i % 2) * 0.1, flip: i === 1 }))
      .join(''),
    burrow('M470 280Q450 330 490 360T480 420'),
    place(470, 402, earthworm(), { scale: 1.15, turn: 64 }) +
      place(180, 318, earthworm(), { flip: true, scale: 1.1 }),
    shape('M0 268Q400 260 800 270V282Q400 274 0 282Z', INK.leaf500),
    place(632, 560, tube) + shape('M560 560H704L716 590H548Z', INK.soil600),
    part('grass', grass()) +
      [30, 180, 310, 440, 520, 760].map((x) => use('grass', x, 276, { scale: 0.7 })).join(''),
  ].join('');
}

/** A plan of the field spread on a cot, three heads over it. */
export function expertiseAdvisory(): string {
  const { width, height } = FRAME;
  const plan =
    shape('M-120 0L-92-40H108L126 0Z', INK.paddy50) +
    shape('M-96-8L-78-34H-20L-26-8Z', INK.leaf250) +
    shape('M-18-8L-12-34H40L42-8Z', INK.turmericPale) +
    shape('M50-8L48-34H96L106-8Z', INK.redSoilPale) +
    line('M-110-4Q0-16 118-4', INK.sky400, 3.4);
  return [
    morning({ width, height, horizon: 300, sun: [600, 150], sunSize: 60, seed: 82, birds: [120, 90] }),
    palmParts(),
    fields(width, height, 318),
    part('hill', paddy()) +
      sow(
        'hill',
        { left: -10, right: 810, top: 350, bottom: 420 },
        { rows: 3, far: 0.4, near: 0.66, gap: 74 },
      ),
    areca(60, 380, 230, { bend: 8 }) + areca(742, 384, 250, { bend: -8 }),
    ridge(width, height, [450, 438, 444, 436], INK.redSoilPale) +
      ridge(width, height, [520, 508, 514, 506], INK.redSoil),
    shadow(180, 560, 80) + shadow(600, 564, 110),
    place(
      580,
      556,
      person({
        dress: SAREES.sky,
        look: womanLook('bun'),
        pose: { lean: 20, stoop: 3, nod: 12, near: [56, -104], far: [52, -92], hip: [0, -99] },
      }),
      { scale: 1.86, flip: true },
    ),
    place(690, 572, person({ ...FARMER, pose: { lean: 12, nod: 12, near: [40, -94], far: [64, -108] } }), {
      scale: 1.9,
      flip: true,
    }),
    place(
      180,
      566,
      person({
        ...DOCTOR,
        pose: { hip: [0, -99], lean: 22, stoop: 3, nod: 10, near: [82, -92], far: [76, -108] },
      }),
      { scale: 1.95 },
    ),
    box(262, 424, 268, 16, INK.soil500, 4) +
      line('M280 440V574M512 440V574', INK.soil600, 13) +
      line(
        'M266 426l24 12M300 426l24 12M334 426l24 12M368 426l24 12M402 426l24 12M436 426l24 12M470 426l24 12',
        INK.straw300,
        4,
      ),
    place(398, 424, plan),
    place(90, 574, egret(), { scale: 0.66 }),
    part('grass', grass()) +
      [30, 250, 420, 560, 780].map((x, i) => use('grass', x, 590 - (i % 2) * 6, { scale: 0.8 })).join(''),
  ].join('');
}
