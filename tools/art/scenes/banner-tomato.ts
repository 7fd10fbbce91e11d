import { person } from '../dress.ts';
import { egret, ridge, shadow } from '../land.ts';
import { ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { tomato } from '../plants.ts';
import { crate } from '../things.ts';
import { FARMER, SAREES, womanLook } from '../wardrobe.ts';
import { BANNER, coconutPalm, fields, morning, palmParts } from './backdrop.ts';

/** A mulched bed with its drip line and plants, ending at the right border; y is the bed's front edge. */
export function tomatoBed(y: number, scale: number, from: number, to: number, shift = 0): string {
  const gap = 118 * scale;
  const count = Math.ceil((to - from) / gap) + 1;
  const deep = 26 * scale;
  const emitters = range(count)
    .map((i) =>
      ellipse(
        from + i * gap + shift + 26 * scale,
        y - 3 * scale,
        16 * scale,
        4 * scale,
        INK.soil800,
        0,
        'opacity=".5"',
      ),
    )
    .join('');
  return (
    shape(`M${from - 60} ${y + deep}L${from - 40} ${y - deep * 0.5}H${to + 60}V${y + deep}Z`, INK.soil500) +
    shape(`M${from - 60} ${y + deep}L${from - 52} ${y + deep * 0.4}H${to + 60}V${y + deep}Z`, INK.soil600) +
    emitters +
    line(`M${from - 44} ${y - 6 * scale}H${to + 60}`, INK.black, 4.4 * scale) +
    line(
      `M${from - 44} ${y - 96 * scale}H${to + 60}M${from - 44} ${y - 140 * scale}H${to + 60}`,
      INK.straw300,
      1.8 * scale,
    ) +
    range(count)
      .map((i) => use('tomato', from + i * gap + shift, y, { scale, flip: i % 2 === 1 }))
      .join('')
  );
}

/** Staked tomato under drip: one looks under a leaf, one brings the picking in. */
export function bannerTomato(): string {
  const { width, height } = BANNER;
  return [
    morning({ width, height, horizon: 262, sun: [330, 150], sunSize: 64, seed: 41, birds: [900, 90] }),
    palmParts(),
    fields(width, height, 284),
    coconutPalm(80, 312, 170, 28) + coconutPalm(1540, 310, 180, -30) + coconutPalm(1460, 306, 140, 16),
    ridge(width, height, [330, 322, 328, 320], INK.redSoilPale),
    part('tomato', tomato()),
    tomatoBed(352, 0.5, 0, 1600) + tomatoBed(410, 0.72, -20, 1600, 20) + tomatoBed(482, 0.98, -20, 1600, -10),
    ridge(width, height, [508, 500, 506, 500], INK.redSoil),
    place(700, 540, egret(), { scale: 0.7 }),
    shadow(1080, 596, 90) + shadow(560, 590, 84),
    place(
      1090,
      596,
      person({
        dress: SAREES.leaf,
        look: womanLook('bun'),
        pose: {
          lean: 2,
          near: [-26, -210],
          far: [30, -202],
          elbow: { near: -1, far: 1 },
          nearFoot: [-18, -6],
          farFoot: [18, -6],
        },
      }),
      { scale: 1.95 },
    ),
    place(1022, 140, crate(148, 62, INK.turmeric, [INK.tomato, INK.tomatoPale, INK.clay])),
    tomatoBed(616, 1.5, -30, 230, 10),
    tomatoBed(630, 1.5, 1330, 1700, 20),
    use('tomato', 404, 606, { scale: 1.85 }),
    place(
      560,
      592,
      person({
        ...FARMER,
        pose: {
          hip: [0, -99],
          lean: 16,
          stoop: 4,
          nod: 10,
          near: [58, -116],
          far: [66, -138],
          nearFoot: [-10, -6],
          farFoot: [16, -6],
        },
      }),
      { scale: 2, flip: true },
    ),
    place(800, 548, crate(130, 66, INK.sky600, [INK.tomato, INK.clay, INK.tomatoPale])),
  ].join('');
}
