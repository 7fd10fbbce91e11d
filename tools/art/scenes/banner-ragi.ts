import { person } from '../dress.ts';
import { egret, grass, ridge, shadow, sow } from '../land.ts';
import { line, part, place, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { ragi } from '../plants.ts';
import { ragiHead, sheaf, sickle } from '../things.ts';
import { ELDER, FARMER, SAREES, womanLook } from '../wardrobe.ts';
import { BANNER, coconutPalm, fields, morning, palmParts } from './backdrop.ts';

const bundle = () => sheaf(INK.straw400, INK.leaf500, ragiHead());

/** Ragi harvest on red soil: cutting, carrying, stacking. */
export function bannerRagi(): string {
  const { width, height } = BANNER;
  return [
    morning({ width, height, horizon: 286, sun: [420, 170], sunSize: 66, seed: 21, birds: [1080, 110] }),
    palmParts(),
    fields(width, height, 306),
    coconutPalm(1500, 336, 190, -30) + coconutPalm(1572, 330, 150, 10) + coconutPalm(70, 334, 150, 24),
    ridge(width, height, [352, 342, 348, 340, 350], INK.straw400),
    part('ragi', ragi()),
    part('ragiGreen', ragi(false)),
    sow(
      'ragi',
      { left: -20, right: 1620, top: 384, bottom: 452 },
      { rows: 4, far: 0.5, near: 0.86, gap: 66, seed: 3 },
    ),
    ridge(width, height, [470, 462, 500, 520, 540, 548, 540], INK.redSoilPale),
    ridge(width, height, [520, 510, 540, 566, 580, 590, 580], INK.redSoil),
    line(
      'M700 560q300 30 900 6M560 600q400 34 1040 8M300 560q80 10 160 14',
      INK.redSoilPale,
      5,
      'opacity=".7"',
    ),
    sow(
      'ragi',
      { left: -30, right: 400, top: 500, bottom: 610 },
      { rows: 3, far: 1.05, near: 1.5, gap: 62, seed: 13 },
    ),
    use('ragiGreen', 430, 596, { scale: 1.2 }),
    shadow(560, 604, 80) + shadow(1010, 612, 84) + shadow(1330, 600, 110),
    standing(470, 604, -6) + standing(500, 598, 5),
    harvesters(),
    place(760, 470, egret(), { scale: 0.6, flip: true }) + place(836, 482, egret(), { scale: 0.56 }),
    part('grass', grass(INK.straw500, INK.leaf300)),
    [700, 860, 1180, 1590].map((x, i) => use('grass', x, 622 - (i % 2) * 10, { scale: 0.8 })).join(''),
  ].join('');
}

/** One cuts, one carries, one looks the heads over. */
function harvesters(): string {
  return [
    place(
      600,
      606,
      person({
        dress: SAREES.clay,
        look: womanLook('towel', INK.paddy100, INK.straw300),
        pose: {
          hip: [0, -96],
          lean: 50,
          stoop: 6,
          nod: 24,
          near: [52, -62],
          far: [66, -84],
          nearFoot: [-14, -6],
          farFoot: [16, -6],
        },
        holds: { near: sickle(), far: place(2, 2, ragiStalks(), { scale: 1 }) },
      }),
      { scale: 1.95, flip: true },
    ),
    place(
      1010,
      612,
      person({
        ...FARMER,
        pose: {
          lean: 1,
          near: [-22, -212],
          far: [46, -210],
          elbow: { near: -1, far: -1 },
          nearFoot: [-20, -6],
          farFoot: [22, -6],
        },
      }),
      { scale: 2 },
    ),
    place(1022, 172, bundle(), { scale: 1.9, turn: -2 }),
    place(1290, 590, bundle(), { scale: 1.3, turn: -2 }) +
      place(1370, 596, bundle(), { scale: 1.3, flip: true, turn: 3 }) +
      place(1330, 560, bundle(), { scale: 1.3, turn: 2 }),
    place(
      1500,
      600,
      person({
        ...ELDER,
        pose: {
          hip: [0, -34],
          lean: 20,
          nod: 14,
          near: [40, -46],
          far: [46, -52],
          nearFoot: [10, -6],
          farFoot: [26, -6],
        },
        holds: { far: place(4, 0, ragiHead(), { scale: 1.3 }) },
      }),
      { scale: 1.8, flip: true },
    ),
  ].join('');
}

/** Stalks gathered in the hand, heads up. */
function ragiStalks(): string {
  return (
    line('M-4 30L2-56M0 30L10-52M4 30L-6-50', INK.straw400, 3) +
    place(2, -56, ragiHead()) +
    place(11, -52, ragiHead(), { turn: 14 }) +
    place(-7, -50, ragiHead(), { turn: -14 })
  );
}

/** One plant about to be cut. */
function standing(x: number, y: number, turn: number): string {
  return use('ragi', x, y, { scale: 1.35, turn });
}
