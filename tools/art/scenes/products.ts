import { person } from '../dress.ts';
import { ridge } from '../land.ts';
import { blade, box, circle, dice, ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { ear, sack } from '../things.ts';
import { DOCTOR, FARMER } from '../wardrobe.ts';

/** The shop's drawings: one thing each, no brand, on the same quiet ground. */

function stage(tint: string = INK.leaf100): string {
  return (
    box(0, 0, 400, 400, INK.leaf50) +
    circle(200, 186, 148, tint) +
    ridge(400, 400, [326, 316, 322, 314], INK.soil300) +
    ridge(400, 400, [352, 342, 348, 340], INK.soil400) +
    ellipse(200, 338, 128, 12, INK.soil800, 0, 'opacity=".3"')
  );
}

/** A cob with its husk pulled back, pointing up from the origin. */
function cob(): string {
  const grains = range(9)
    .map((row) =>
      range(4)
        .map((i) =>
          ellipse(
            -13.5 + i * 9,
            -14 - row * 11,
            4.6 - Math.max(0, row - 6) * 0.7,
            5.4,
            (row + i) % 3 ? INK.maize : INK.turmericPale,
          ),
        )
        .join(''),
    )
    .join('');
  return (
    shape('M-19 0C-26-50-16-112 0-120C16-112 26-50 19 0Z', INK.turmeric) +
    grains +
    shape('M-4 8C-34-10-40-50-30-84C-22-50-14-20 2 4Z', INK.leaf300) +
    shape('M4 8C34-10 40-50 30-84C22-50 14-20-2 4Z', INK.leaf400) +
    shape('M-12 10C-8-20 8-20 12 10Z', INK.leaf500)
  );
}

export function productMaize(): string {
  const mark = shape('M-44-150H44V-66H-44Z', INK.turmericPale) + place(0, -72, cob(), { scale: 0.62 });
  return (
    stage(INK.cream) +
    place(186, 334, sack(172, 236, INK.leaf500, INK.leaf700, mark)) +
    place(300, 340, cob(), { scale: 1.02, turn: 16 }) +
    place(322, 348, cob(), { scale: 0.72, turn: 46 }) +
    grains([INK.maize, INK.turmericPale, INK.amber], 6, 22)
  );
}

/** Spilled seeds in front. */
function grains(colours: readonly string[], size: number, count: number, from = 60, to = 240): string {
  const roll = dice(count);
  return range(count)
    .map((i) =>
      ellipse(
        roll(from, to),
        roll(340, 368),
        size,
        size * 0.72,
        colours[i % colours.length] ?? INK.straw300,
        roll(-50, 50),
      ),
    )
    .join('');
}

/** An ear with a stalk, bending from the origin. */
function bentEar(): string {
  return (
    line('M0 0Q-4-70 26-112Q44-134 62-122', INK.straw500, 3) +
    range(7)
      .map((i) => place(28 + i * 6, -112 - Math.sin(i / 2.2) * 16, ear(), { turn: 40 + i * 22 }))
      .join('') +
    shape(blade([-36, -84], 6, -12), INK.leaf400)
  );
}

export function productPaddy(): string {
  const mark = circle(0, -108, 44, INK.paddy50) + place(-12, -78, bentEar(), { scale: 0.56 });
  return (
    stage(INK.paddy100) +
    place(196, 334, sack(170, 236, INK.dawn, INK.straw400, mark)) +
    place(296, 342, bentEar(), { scale: 1.25 }) +
    place(318, 344, bentEar(), { scale: 0.86, turn: 6 }) +
    grains([INK.straw300, INK.straw400, INK.straw500], 5.4, 26)
  );
}

/** A heap of granules in front of a sack. */
function heap(colours: readonly string[], seed: number): string {
  const roll = dice(seed);
  const base = colours[0] ?? INK.white;
  return (
    shape('M216 352Q262 282 300 276Q340 284 378 352Q300 364 216 352Z', base) +
    range(70)
      .map((i) => {
        const x = roll(-1, 1);
        return circle(
          298 + x * 76,
          352 - roll(0, 1) * 74 * (1 - Math.abs(x)),
          roll(3, 4.4),
          colours[i % colours.length] ?? base,
        );
      })
      .join('')
  );
}

export function productUrea(): string {
  const mark =
    box(-52, -160, 104, 74, INK.leaf600, 6) +
    shape('M0-148C16-126 20-116 20-110A20 20 0 0 1-20-110C-20-116-16-126 0-148Z', INK.white) +
    line('M-52-74H52', INK.leaf600, 8);
  return (
    stage(INK.sky100) +
    place(176, 336, sack(196, 262, INK.white, INK.coatShade, mark)) +
    heap([INK.leaf50, INK.white, INK.grey300], 4)
  );
}

export function productDap(): string {
  const mark =
    box(-52, -160, 104, 74, INK.clay, 6) +
    place(0, -92, shape('M-4 0V-28Q-28-28-30-48Q-6-50 0-36Q6-56 30-52Q28-30 4-26V0Z', INK.paddy50)) +
    line('M-52-74H52', INK.clay, 8);
  return (
    stage(INK.wall) +
    place(176, 336, sack(196, 262, INK.cotton, INK.soil200, mark)) +
    heap([INK.soil700, INK.soil500, INK.soil800, INK.soil600], 6)
  );
}

/** A neem twig: saw-edged leaflets in pairs, green-yellow fruits. */
function neem(): string {
  const leaflet =
    shape('M0 0C12-14 30-18 52-10C40 2 18 8 0 0Z', INK.leaf400) + line('M2-1Q24-8 46-9', INK.leaf250, 1.4);
  const dark = shape('M0 0C12-14 30-18 52-10C40 2 18 8 0 0Z', INK.leaf600);
  return (
    line('M0 0Q60-26 128-24', INK.leaf600, 3) +
    range(5)
      .map(
        (i) =>
          place(14 + i * 25, -6 - i * 4.4, dark, { turn: -52, scale: 0.86 }) +
          place(18 + i * 25, -6 - i * 4.4, leaflet, { turn: 48, scale: 0.9 }),
      )
      .join('') +
    place(126, -24, leaflet, { turn: 6 }) +
    line('M24-8q10 34 4 52M24-8q20 30 20 44', INK.leaf500, 2) +
    ellipse(27, 48, 7, 10, INK.lime) +
    ellipse(44, 42, 7, 10, INK.straw300) +
    ellipse(16, 40, 6.4, 9.4, INK.leaf250)
  );
}

export function productNeem(): string {
  const bottle =
    shape(
      'M-56 0C-62 0-64-6-64-12V-150C-64-178-26-182-26-204H26C26-182 64-178 64-150V-12C64-6 62 0 56 0Z',
      INK.amber,
    ) +
    shape('M-56 0C-62 0-64-6-64-12V-150C-64-178-26-182-26-204H-10C-10-180-40-176-40-150V0Z', INK.areca) +
    box(-30, -236, 60, 36, INK.leaf800, 6) +
    line('M-18-232V-204M-6-232V-204M6-232V-204M18-232V-204', INK.leaf600, 3) +
    box(-64, -132, 128, 94, INK.paddy50) +
    box(-64, -132, 128, 12, INK.leaf600) +
    place(-34, -66, neem(), { scale: 0.56, turn: -10 });
  return (
    stage() + place(176, 336, bottle, { scale: 1.06 }) + place(252, 320, neem(), { scale: 0.94, turn: -30 })
  );
}

export function productFungicide(): string {
  const pack =
    shape('M-72 0L-78-216H78L72 0Q0 12-72 0Z', INK.sky600) +
    shape('M-72 0L-78-216H-40L-34 5Q-54 3-72 0Z', INK.sky700) +
    box(-80, -232, 160, 24, INK.grey300, 4) +
    line('M-76-220H76', INK.grey500, 2, 'stroke-dasharray="6 5"') +
    circle(0, -122, 50, INK.paddy50) +
    place(
      -34,
      -110,
      shape('M0 0C16-36 52-40 74-18C58 22 22 24 0 0Z', INK.leaf300) +
        line('M0 0Q36-10 68-16', INK.leaf600, 2.4) +
        circle(30, -16, 6, INK.turmericPale) +
        circle(30, -16, 3.4, INK.soil500) +
        circle(46, 2, 5, INK.turmericPale) +
        circle(46, 2, 2.8, INK.soil500),
    ) +
    shape('M0-64L22-42L0-20L-22-42Z', INK.white) +
    shape('M-22-42H22L0-20Z', INK.sky400) +
    line('M0-64L22-42L0-20L-22-42Z', INK.black, 1.6);
  const spoon =
    ellipse(0, 0, 34, 12, INK.grey300) +
    shape('M-34 0Q0-30 34 0Q20 14-20 12Q-30 8-34 0Z', INK.bone) +
    shape('M-34 0Q-28 24 0 25Q28 24 34 0Q0 16-34 0Z', INK.turmeric) +
    shape('M32-2L92-22L95-14L34 6Z', INK.turmeric);
  return stage(INK.sky100) + place(180, 336, pack, { scale: 1.06 }) + place(278, 330, spoon);
}

export function productSoilTest(): string {
  const bag =
    shape('M-66-168H66L82-12Q0 12-82-12Z', INK.white, 'opacity=".92"') +
    shape('M-74-96Q0-116 74-96L82-12Q0 12-82-12Z', INK.redSoil) +
    shape('M-74-96Q0-116 74-96L75-84Q0-102-75-84Z', INK.redSoilPale) +
    box(-70, -180, 140, 16, INK.leaf500, 6) +
    box(-34, -76, 68, 48, INK.paddy50, 4) +
    line('M-24-62H24M-24-52H14M-24-42H20', INK.leaf700, 3);
  const tube = (colour: string, level: number) =>
    box(-11, -120, 22, 120, INK.white, 11, 'opacity=".9"') +
    box(-11, -level, 22, level, colour, 10) +
    box(-14, -124, 28, 8, INK.grey500, 3);
  return (
    stage(INK.clothShade) +
    place(156, 340, bag, { scale: 1.12 }) +
    box(252, 290, 118, 14, INK.soil500, 4) +
    place(276, 336, tube(INK.clayPale, 62)) +
    place(311, 336, tube(INK.leaf300, 70)) +
    place(346, 336, tube(INK.sky400, 54)) +
    box(252, 330, 118, 12, INK.soil600, 4) +
    box(254, 292, 8, 44, INK.soil600) +
    box(360, 292, 8, 44, INK.soil600)
  );
}

export function productConsultation(): string {
  const crop =
    shape(blade([-16, -50], 6, -5), INK.leaf500) +
    shape(blade([-4, -66], 6, -2), INK.leaf300) +
    shape(blade([10, -56], 6, 4), INK.leaf400) +
    shape(blade([22, -38], 5, 6), INK.leaf600);
  return (
    stage(INK.cream) +
    circle(284, 110, 40, INK.turmeric) +
    ridge(400, 400, [250, 236, 244, 230], INK.leaf300) +
    ridge(400, 400, [300, 286, 294, 282], INK.leaf500) +
    part('crop', crop) +
    range(9)
      .map((i) => use('crop', 10 + i * 48, 318 + (i % 2) * 8, { scale: 0.8 }))
      .join('') +
    ridge(400, 400, [356, 346, 352, 344], INK.soil500) +
    place(
      134,
      372,
      person({ ...DOCTOR, pose: { hip: [0, -100], lean: 8, nod: 6, near: [48, -118], far: [54, -132] } }),
      { scale: 1.42 },
    ) +
    place(272, 372, person({ ...FARMER, pose: { lean: 2, nod: 6, near: [14, -108], far: [40, -120] } }), {
      scale: 1.42,
      flip: true,
    }) +
    place(204, 196, crop, { scale: 0.9 }) +
    line('M202 198q-6 12-2 22M206 198q6 10 4 22', INK.soil400, 2.4)
  );
}
