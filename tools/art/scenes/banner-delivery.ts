import { person } from '../dress.ts';
import { egret, grass, ridge, shadow, sow } from '../land.ts';
import { lorry } from '../lorry.ts';
import { box, dice, ellipse, line, part, place, range, ribbon, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { paddy } from '../plants.ts';
import { card } from '../things.ts';
import { FARMER } from '../wardrobe.ts';
import { BANNER, fields, morning } from './backdrop.ts';

/** A wide old tree at the roadside, as tamarinds line the roads. */
export function roadsideTree(seed: number): string {
  const roll = dice(seed);
  const crown = (colour: string, lift: number, spread: number) =>
    range(9)
      .map((i) =>
        ellipse(
          -spread + (i * spread) / 4,
          -210 - lift + Math.abs(i - 4) * 12 + roll(-14, 14),
          roll(40, 66),
          roll(30, 46),
          colour,
        ),
      )
      .join('');
  return (
    shape(
      ribbon(
        [
          [0, 6],
          [-4, -80],
          [-30, -190],
        ],
        [44, 30, 14],
        { cap: 0 },
      ),
      INK.bark,
    ) +
    shape(
      ribbon(
        [
          [4, -70],
          [20, -130],
          [54, -190],
        ],
        [24, 18, 10],
        { cap: 0 },
      ),
      INK.bark,
    ) +
    box(-19, -38, 38, 16, INK.white) +
    box(-17, -22, 35, 10, INK.clay) +
    crown(INK.leaf700, -14, 130) +
    crown(INK.leaf600, 16, 116) +
    crown(INK.leaf500, 48, 88)
  );
}

/** The load on its way, tied down; the farmer who waits for it has the receipt. */
export function bannerDelivery(): string {
  const { width, height } = BANNER;
  return [
    morning({ width, height, horizon: 330, sun: [1330, 180], sunSize: 66, seed: 74, birds: [1080, 90] }),
    fields(width, height, 348),
    part('hill', paddy(true)),
    sow(
      'hill',
      { left: -20, right: 1620, top: 382, bottom: 452 },
      { rows: 4, far: 0.42, near: 0.74, gap: 72, seed: 9 },
    ),
    part('tree', roadsideTree(3)),
    use('tree', 130, 470, { scale: 1.3 }) +
      use('tree', 560, 462, { scale: 1.05, flip: true }) +
      use('tree', 1500, 470, { scale: 1.25 }),
    ridge(width, height, [478, 470, 474, 470], INK.redSoilPale),
    ridge(width, height, [500, 494, 498, 494], INK.road) +
      ridge(width, height, [598, 592, 596, 592], INK.redSoil),
    line(
      range(11)
        .map((i) => `M${20 + i * 160} 566h84`)
        .join(''),
      INK.paddy50,
      6,
    ),
    milestone(1070, 496),
    ellipse(640, 572, 390, 20, INK.leaf950, 0, 'opacity=".3"'),
    place(620, 566, lorry(), { scale: 1.2 }),
    dust(),
    shadow(1270, 618, 84),
    place(
      1290,
      620,
      person({
        ...FARMER,
        pose: {
          lean: 2,
          nod: -2,
          near: [-20, -112],
          far: [30, -206],
          elbow: { far: -1 },
          nearFoot: [-14, -6],
          farFoot: [14, -6],
        },
        holds: { near: place(-12, 10, card(24, 32), { turn: -12 }) },
      }),
      { scale: 1.9, flip: true },
    ),
    place(1480, 614, egret(), { scale: 0.72, flip: true }) + place(1540, 606, egret(), { scale: 0.62 }),
    part('grass', grass(INK.leaf500, INK.straw300)),
    [30, 190, 420, 700, 900, 1120, 1400, 1580]
      .map((x, i) => use('grass', x, 630 - (i % 3) * 6, { scale: 0.84 }))
      .join(''),
  ].join('');
}

/** The yellow-topped stone of a national road. */
function milestone(x: number, y: number): string {
  return (
    shape(`M${x - 22} ${y}V${y - 40}A22 22 0 0 1 ${x + 22} ${y - 40}V${y}Z`, INK.white) +
    shape(`M${x - 22} ${y - 36}V${y - 40}A22 22 0 0 1 ${x + 22} ${y - 40}V${y - 36}Z`, INK.turmeric)
  );
}

function dust(): string {
  return range(5)
    .map((i) => ellipse(150 - i * 34, 556 - i * 7, 34 - i * 3, 15 - i, INK.soil200, 0, 'opacity=".5"'))
    .join('');
}
