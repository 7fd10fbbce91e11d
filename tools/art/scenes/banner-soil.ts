import { person } from '../dress.ts';
import { egret, grass, shadow } from '../land.ts';
import { box, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { maize, ragi } from '../plants.ts';
import { trowel } from '../things.ts';
import { burrow, crumbs, earthworm, layer, pebble, roots } from '../underground.ts';
import { DOCTOR, FARMER } from '../wardrobe.ts';
import { BANNER, coconutPalm, fields, morning, palmParts } from './backdrop.ts';

/** A clear bag half full of soil, its top in the hand at the origin. */
export function sampleBag(): string {
  return (
    shape('M-12 2L12 2L19 44Q0 52-19 44Z', INK.white, 'opacity=".82"') +
    shape('M-16 22Q0 17 15.4 22L19 44Q0 52-19 44Z', INK.redSoil) +
    box(-8, 24, 16, 12, INK.paddy50, 2) +
    line('M-5 28H5M-5 32H2', INK.leaf700, 1.6)
  );
}

/** The field cut open like a loaf: crop above, roots and layers below, and a sample being taken. */
export function bannerSoil(): string {
  const { width, height } = BANNER;
  return [
    morning({ width, height, horizon: 208, sun: [1090, 120], sunSize: 58, seed: 52, birds: [420, 80] }),
    palmParts(),
    fields(width, height, 226),
    coconutPalm(80, 260, 150, 24) + coconutPalm(1530, 260, 160, -26),
    below(width, height),
    part('maize', maize()) + part('ragi', ragi(false)),
    [60, 180, 300].map((x, i) => roots(x, 398, 170 + i * 14, 58, INK.soil200, 20 + i)).join(''),
    [1320, 1400, 1480, 1560].map((x, i) => roots(x, 398, 110 + i * 8, 34, INK.soil200, 30 + i)).join(''),
    [60, 180, 300]
      .map((x, i) => use('maize', x, 402, { scale: 1.12 + (i % 2) * 0.06, flip: i === 1 }))
      .join(''),
    [1320, 1400, 1480, 1560]
      .map((x, i) => use('ragi', x, 402, { scale: 1.2 + (i % 2) * 0.1, flip: i % 2 === 1 }))
      .join(''),
    shape('M690 392L742 478Q756 490 770 478L822 392Z', INK.soil950) +
      shape('M690 392L742 478L728 392Z', INK.soil600),
    shape(
      'M0 388Q400 380 690 392L700 408Q350 396 0 404ZM822 392Q1200 380 1600 390V404Q1200 396 812 408Z',
      INK.leaf500,
    ),
    shadow(600, 400, 70) + shadow(930, 400, 70),
    place(
      590,
      402,
      person({
        ...FARMER,
        pose: {
          hip: [-4, -38],
          lean: 30,
          stoop: 4,
          nod: 16,
          near: [62, -34],
          far: [52, -66],
          nearFoot: [10, -6],
          farFoot: [32, -6],
        },
        holds: { near: place(4, 0, trowel(), { turn: 48, scale: 1.3 }) },
      }),
      { scale: 1.85 },
    ),
    place(
      940,
      402,
      person({
        ...DOCTOR,
        pose: {
          hip: [0, -99],
          lean: 10,
          nod: 14,
          near: [44, -116],
          far: [52, -122],
          nearFoot: [-12, -6],
          farFoot: [16, -6],
        },
        holds: { far: place(6, 2, sampleBag(), { scale: 1.15 }) },
      }),
      { scale: 1.75, flip: true },
    ),
    place(470, 392, egret(), { scale: 0.66 }) + place(1200, 390, egret(), { scale: 0.6, flip: true }),
    part('grass', grass()),
    [20, 120, 240, 380, 520, 1060, 1150, 1260, 1440, 1590]
      .map((x, i) => use('grass', x, 396, { scale: 0.62 + (i % 3) * 0.1 }))
      .join(''),
  ].join('');
}

/** The layers, what lies and what lives in them. */
function below(width: number, height: number): string {
  return [
    layer(width, 396, height, INK.soil800, 3, 1),
    layer(width, 452, height, INK.redSoil, 10, 2),
    layer(width, 524, height, INK.redSoilPale, 12, 3),
    layer(width, 590, height, INK.soil300, 12, 4),
    crumbs(
      { left: 0, right: width, top: 408, bottom: 448 },
      40,
      [INK.soil700, INK.soil600, INK.soil950],
      9,
      5,
    ),
    crumbs({ left: 0, right: width, top: 470, bottom: 520 }, 26, [INK.redSoilPale, INK.clayDark], 10, 6),
    crumbs({ left: 0, right: width, top: 540, bottom: 586 }, 20, [INK.soil300, INK.redSoil], 12, 7),
    range(15)
      .map((i) => pebble(40 + i * 112 + (i % 3) * 22, 612 + (i % 2) * 14, 13 + (i % 4) * 4))
      .join(''),
    burrow('M640 404Q620 450 660 476T650 520M1010 402Q1040 440 1010 468'),
    place(652, 500, earthworm(), { turn: 70, scale: 0.9 }) +
      place(1060, 432, earthworm(), { scale: 0.9 }) +
      place(330, 436, earthworm(), { scale: 0.8, flip: true, turn: -12 }),
  ].join('');
}
