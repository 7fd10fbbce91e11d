import { box, circle, dice, line, part, place, range, ribbon, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { maize } from '../plants.ts';
import { frond } from '../trees.ts';
import { burrow, crumbs, earthworm, layer, pebble, roots } from '../underground.ts';
import { arrow, badge, board, field, sign, tick } from './board.ts';

/** Chapters 9 and 13: the ground, how it feels, what lives in it and what covers it. */

export function soilProfile(): string {
  return board(
    box(0, 0, 640, 150, INK.sky100) + circle(580, 54, 32, INK.turmeric),
    layer(640, 160, 400, INK.soil800, 3, 1) +
      layer(640, 262, 400, INK.redSoil, 8, 2) +
      layer(640, 342, 400, INK.soil300, 8, 3),
    crumbs(
      { left: 0, right: 640, top: 178, bottom: 252 },
      50,
      [INK.soil700, INK.soil600, INK.soil950],
      10,
      5,
    ) + crumbs({ left: 0, right: 640, top: 280, bottom: 334 }, 22, [INK.redSoilPale, INK.clayDark], 10, 6),
    range(8)
      .map((i) => pebble(30 + i * 84, 380 + (i % 2) * 10, 15 + (i % 3) * 5))
      .join(''),
    part('maize', maize()) +
      roots(170, 162, 176, 60, INK.soil200, 3) +
      roots(330, 162, 160, 60, INK.soil200, 4) +
      use('maize', 170, 162, { scale: 0.8 }) +
      use('maize', 330, 162, { scale: 0.74, flip: true }),
    burrow('M440 166Q420 200 452 226T440 300') +
      place(446, 232, earthworm(), { scale: 0.9, turn: 62 }) +
      place(250, 214, earthworm(), { scale: 0.8 }) +
      place(60, 222, earthworm(), { scale: 0.8, flip: true }),
    range(34)
      .map((i) =>
        place(10 + i * 19, 158 + (i % 3) * 2, line('M-12 0L12-5', i % 3 ? INK.straw400 : INK.straw500, 5), {
          turn: (i * 53) % 44,
        }),
      )
      .join(''),
    [
      [158, 1],
      [216, 2],
      [304, 3],
      [370, 4],
    ]
      .map(([y = 0, n = 0]) => line(`M520 ${y}H570`, INK.paddy50, 4) + badge(n, 594, y))
      .join(''),
  );
}

export function ribbonTest(): string {
  const fist =
    shape(
      'M-120 60C-120 10-70-20-20-16C10-30 34-24 40-8C62-14 70 6 58 20C66 36 52 48 38 46C20 74-40 96-120 92Z',
      INK.skin,
    ) +
    shape('M-20-16C10-30 34-24 40-8C30 4 0 8-16 18C-30 10-30-8-20-16Z', INK.skinLight) +
    shape(
      'M38 46C46 34 50 26 58 20M10 40Q30 34 40 22M-10 56Q14 54 24 44',
      'none',
      `stroke="${INK.skinShade}" stroke-width="4" fill-opacity="0"`,
    );
  const strip = (length: number, colour: string, crack: boolean) =>
    shape(
      ribbon(
        [
          [30, -4],
          [44, -8],
          [44 + length * 0.6, 2],
          [44 + length, 14 + length * 0.14],
        ],
        [14, 20, 21, 19],
        { cap: 0.3 },
      ),
      colour,
    ) + (crack ? line(`M${44 + length * 0.4}-8l4 16M${44 + length * 0.75} 0l-2 12`, INK.soil800, 3) : '');
  /** `mark` is how far the measure over the hand reaches, at 26 units a centimetre. */
  const row = (y: number, length: number, mark: number, colour: string, crack: boolean, n: number) =>
    place(200, y, place(0, 0, fist, { scale: 0.78 }) + strip(length, colour, crack)) +
    badge(n, 44, y) +
    line(`M244 ${y - 38}h${mark}M244 ${y - 48}v20M${244 + mark} ${y - 48}v20`, INK.soil700, 4);
  return board(
    row(76, 42, 65, INK.straw500, true, 1) + sign('2.5', 346, 38, 26),
    row(206, 106, 130, INK.redSoil, true, 2) + sign('5', 400, 168, 26),
    row(330, 270, 130, INK.soil900, false, 3) + sign('5', 400, 292, 26),
  );
}

export function wormCount(): string {
  return board(
    box(0, 0, 640, 130, INK.leaf250) + box(0, 120, 640, 280, INK.leaf400),
    shape('M90 150L290 120L420 176L220 220Z', INK.soil950) +
      shape('M90 150L220 220V380L90 300Z', INK.soil700) +
      shape('M220 220L420 176V330L220 380Z', INK.soil800),
    crumbs({ left: 104, right: 206, top: 236, bottom: 300 }, 16, [INK.soil500, INK.soil900], 9, 2) +
      crumbs({ left: 236, right: 404, top: 240, bottom: 320 }, 22, [INK.soil600, INK.soil950], 9, 3),
    place(290, 262, earthworm(), { scale: 0.9 }) +
      place(360, 300, earthworm(), { scale: 0.7, flip: true, turn: 20 }) +
      place(150, 270, earthworm(), { scale: 0.7, turn: 40 }),
    line('M84 138L284 108M78 142l8-10M282 114l8-10', INK.white, 5) +
      line('M436 178V330M426 178h20M426 330h20', INK.white, 5) +
      line('M296 106L428 162', INK.white, 5),
    sign('30', 178, 96, 28, INK.white) +
      sign('30', 474, 254, 28, INK.white) +
      sign('30', 376, 112, 28, INK.white),
    box(470, 300, 150, 84, INK.paddy50, 14) +
      [
        [506, 326, 0],
        [560, 324, 30],
        [584, 356, -20],
        [520, 360, 10],
        [556, 352, 70],
        [498, 350, 60],
        [590, 330, 80],
        [536, 332, -50],
        [566, 370, 8],
      ]
        .map(([x = 0, y = 0, turn = 0]) => place(x, y, earthworm(), { scale: 0.4, turn }))
        .join(''),
    arrow([428, 350], [464, 344], INK.white, 7) + tick(606, 296),
  );
}

export function organicMulch(): string {
  const roll = dice(11);
  const straw = (from: number, to: number) =>
    range(60)
      .map(() => {
        const x = roll(from, to);
        return line(
          `M${Math.round(x - 14)} ${Math.round(roll(266, 302))}l${Math.round(roll(20, 34))} ${Math.round(roll(-9, 9))}`,
          roll(0, 1) > 0.5 ? INK.straw300 : INK.straw500,
          4,
        );
      })
      .join('');
  return field(
    304,
    box(0, 304, 640, 60, INK.soil700),
    part('frond', frond(INK.leaf500, 130)),
    place(
      320,
      304,
      shape(
        ribbon(
          [
            [0, 30],
            [0, -120],
            [4, -240],
          ],
          [40, 26, 20],
          { cap: 0 },
        ),
        INK.bark,
      ),
    ),
    place(
      324,
      62,
      range(4)
        .map(
          (i) =>
            use('frond', 0, 0, { turn: -50 + i * 30 }) +
            use('frond', 0, 0, { turn: 50 - i * 30, flip: true }),
        )
        .join(''),
    ),
    box(60, 264, 196, 40, INK.straw400, 12) +
      box(386, 264, 196, 40, INK.straw400, 12) +
      straw(76, 236) +
      straw(402, 562),
    line('M256 330H300M256 320v20M300 320v20', INK.white, 4) +
      sign('15', 278, 356, 26, INK.white) +
      line('M604 264V304M594 264h20M594 304h20', INK.soil900, 4) +
      sign('10', 600, 240, 26),
    roots(320, 312, 76, 90, INK.soil200, 5),
    tick(44, 44),
  );
}
