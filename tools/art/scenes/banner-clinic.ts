import { person } from '../dress.ts';
import { egret, grass, ridge, shadow, sow } from '../land.ts';
import { circle, part, place, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { leafBlade, paddy } from '../plants.ts';
import { DOCTOR, FARMER } from '../wardrobe.ts';
import { areca, BANNER, coconutPalm, fields, morning, palmParts } from './backdrop.ts';

/** A leaf with the sun behind it: light shows the spots. */
export function bannerClinic(): string {
  const { width, height } = BANNER;
  const leaf =
    leafBlade(150, 76, INK.leaf250, INK.leaf150) +
    circle(58, -12, 8, INK.turmericPale) +
    circle(58, -12, 5, INK.soil500) +
    circle(88, 12, 7, INK.turmericPale) +
    circle(88, 12, 4, INK.soil600) +
    circle(104, -9, 5, INK.soil500);
  return [
    morning({ width, height, horizon: 372, sun: [812, 232], sunSize: 88, seed: 3, birds: [330, 120] }),
    palmParts(),
    fields(width, height, 392),
    areca(90, 420, 250, { bend: 8 }) +
      areca(200, 412, 200, { bend: -6 }) +
      areca(292, 426, 270, { bend: 10, scale: 0.94 }),
    areca(1540, 420, 240, { bend: -8 }) + areca(1430, 410, 190) + coconutPalm(1330, 424, 180, 36),
    part('hill', paddy()),
    sow(
      'hill',
      { left: -20, right: 1620, top: 424, bottom: 530 },
      { rows: 4, far: 0.5, near: 0.95, gap: 74 },
    ),
    place(444, 566, egret(), { scale: 0.9 }) + place(1196, 560, egret(), { scale: 0.76, flip: true }),
    ridge(width, height, [572, 560, 556, 562, 574], INK.leaf300),
    ridge(width, height, [590, 574, 568, 576, 592], INK.soil500),
    ridge(width, height, [622, 606, 598, 606, 624], INK.soil600),
    shadow(640, 604, 96) + shadow(990, 604, 96),
    place(786, 262, leaf, { turn: -68 }),
    place(
      640,
      606,
      person({
        ...DOCTOR,
        pose: { lean: 4, nod: -12, near: [69, -156], far: [36, -108], elbow: { near: 1 } },
      }),
      { scale: 2.15 },
    ),
    place(985, 606, person({ ...FARMER, pose: { lean: 3, nod: -12, near: [28, -104], far: [62, -142] } }), {
      scale: 2.15,
      flip: true,
    }),
    part('grass', grass()),
    [40, 210, 380, 520, 1120, 1290, 1450, 1580]
      .map((x, i) => use('grass', x, 600 + (i % 3) * 14, { scale: 0.9 }))
      .join(''),
  ].join('');
}
