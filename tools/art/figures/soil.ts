import {
  blade,
  box,
  circle,
  clip,
  dice,
  ellipse,
  line,
  part,
  place,
  range,
  ribbon,
  shape,
  use,
} from '../paint.ts';
import { INK } from '../palette.ts';
import { maize } from '../plants.ts';
import { frond } from '../trees.ts';
import { burrow, crumbs, earthworm, layer, pebble, roots } from '../underground.ts';
import { arrow, badge, board, cross, field, sign, tick } from './board.ts';

/** Chapters 13 and 14: the ground, how it feels, and how to take its sample. */

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

/** Thumb and finger press out a ribbon as long as the clay allows. */
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

export function zigzagSampling(): string {
  const spots = [
    [110, 96],
    [196, 258],
    [282, 110],
    [368, 270],
    [446, 116],
    [520, 262],
  ] as const;
  const roll = dice(2);
  const tuft = range(70)
    .map(() => {
      const [x, y] = [roll(60, 560), roll(64, 320)];
      return line(
        `M${Math.round(x)} ${Math.round(y)}l-5-12M${Math.round(x)} ${Math.round(y)}v-14M${Math.round(x)} ${Math.round(y)}l5-12`,
        INK.leaf300,
        3,
      );
    })
    .join('');
  return board(
    box(0, 0, 640, 400, INK.leaf250) +
      box(30, 34, 560, 312, INK.soil500, 22) +
      box(46, 50, 528, 280, INK.redSoilPale, 14) +
      tuft,
    shape('M0 366Q320 350 640 372V396Q320 376 0 390Z', INK.sky400),
    circle(80, 300, 44, INK.leaf700) + circle(66, 288, 26, INK.leaf500) + cross(80, 300),
    ellipse(540, 78, 44, 26, INK.soil800) + ellipse(534, 72, 26, 12, INK.soil600) + cross(540, 78),
    cross(320, 372) + cross(606, 190),
    line(`M${spots.map(([x, y]) => `${x} ${y}`).join('L')}`, INK.paddy50, 6, 'stroke-dasharray="3 15"'),
    spots.map(([x, y], i) => circle(x, y, 26, INK.white) + badge(i + 1, x, y)).join(''),
  );
}

export function vCut(): string {
  const ground = (x: number, more: string) =>
    clip(
      `v${x}`,
      `M${x} 0H${x + 206}V400H${x}Z`,
      box(x, 0, 206, 150, INK.sky100) +
        box(x, 150, 206, 250, INK.soil700) +
        box(x, 300, 206, 100, INK.redSoil) +
        crumbs({ left: x, right: x + 206, top: 176, bottom: 380 }, 20, [INK.soil600, INK.soil800], 9, x + 3) +
        more,
    );
  const notch = (x: number) =>
    shape(`M${x - 66} 150L${x} 290L${x + 66} 150Z`, INK.sky100) +
    shape(`M${x - 66} 150L${x} 290L${x - 14} 150Z`, INK.soil950, 'opacity=".35"');
  return board(
    ground(
      0,
      range(10)
        .map((i) =>
          place(16 + i * 19, 146, line('M-12 0L12-6', i % 2 ? INK.straw400 : INK.leaf300, 6), {
            turn: (i * 61) % 50,
          }),
        )
        .join('') +
        line('M60 30L112 130', INK.soil500, 9) +
        shape('M96 128L132 112L150 146L116 150Z', INK.grey700),
    ) + arrow([120, 176], [190, 176], INK.paddy50, 7),
    ground(217, notch(320) + line('M240 156V286M230 156h20M230 286h20', INK.paddy50, 4)) +
      sign('15', 266, 222, 28, INK.white),
    ground(
      434,
      notch(537) +
        shape('M603 150L537 290L552 290L622 150Z', INK.soil500) +
        line('M603 150L537 290', INK.soil950, 3) +
        line('M574 30L600 150', INK.soil500, 8) +
        shape('M600 146L612 150L552 292L536 294Z', INK.grey500),
    ),
    badge(1, 34, 38) + badge(2, 250, 38) + badge(3, 468, 38),
    line('M211 0V400M428 0V400', INK.leaf50, 11),
  );
}

export function quartering(): string {
  const sheet = (x: number, y: number, inside: string) =>
    shape(`M${x - 126} ${y + 62}L${x - 100} ${y - 62}H${x + 100}L${x + 126} ${y + 62}Z`, INK.white) + inside;
  const heap = (x: number, y: number) =>
    ellipse(x, y, 82, 46, INK.redSoil) + ellipse(x - 8, y - 8, 62, 30, INK.redSoilPale, 0, 'opacity=".6"');
  const cut = (x: number, y: number) =>
    line(`M${x - 88} ${y}H${x + 88}M${x} ${y - 52}V${y + 52}`, INK.white, 8);
  const quarter = (x: number, y: number) =>
    clip(
      `q${x}`,
      `M${x - 90} ${y - 54}H${x}V${y}H${x - 90}ZM${x} ${y}H${x + 90}V${y + 54}H${x}Z`,
      heap(x, y),
    ) +
    cross(x + 40, y - 26) +
    cross(x - 40, y + 26);
  const bag = place(
    480,
    226,
    shape('M-50 0H50L62 124Q0 138-62 124Z', INK.white) +
      shape('M-56 56Q0 42 56 56L62 124Q0 138-62 124Z', INK.redSoil) +
      box(-54, -12, 108, 16, INK.leaf500, 6) +
      box(-28, 68, 56, 40, INK.paddy50, 4) +
      line('M-20 80H20M-20 90H12', INK.leaf700, 4),
  );
  return board(
    box(0, 0, 640, 400, INK.leaf100),
    sheet(160, 100, heap(160, 100) + line('M120 84q40-30 80 4l-14 2M200 88l2-16', INK.paddy50, 5)) +
      sheet(480, 100, heap(480, 100) + cut(480, 100)) +
      sheet(160, 300, quarter(160, 300)) +
      bag,
    sign('500', 580, 300, 26),
    arrow([290, 100], [346, 100]) + arrow([400, 176], [270, 232]) + arrow([296, 310], [400, 310]),
    badge(1, 34, 40) + badge(2, 606, 40) + badge(3, 34, 238) + badge(4, 396, 244),
  );
}

/** Colours of litmus: where a crop is at ease is green. */
export function phScale(): string {
  const steps = [
    '#C8301F',
    '#DD6A2B',
    '#E8A532',
    '#CBC44A',
    '#93BC4F',
    '#4FA05B',
    '#4FA05B',
    '#3E9C94',
    '#37589B',
    '#5A3F8F',
  ];
  const at = (ph: number) => 50 + ((ph - 4) / 5) * 540;
  return board(
    steps.map((colour, i) => box(50 + i * 54, 170, 55, 84, colour)).join('') +
      box(at(6.5), 160, at(7.5) - at(6.5), 104, 'none', 6, `stroke="${INK.leaf900}" stroke-width="6"`),
    range(6)
      .map((i) => line(`M${at(4 + i)} 254V276`, INK.soil700, 5) + sign(String(4 + i), at(4 + i), 304, 32))
      .join(''),
    [5.5, 6.5, 7.5, 8.5].map((ph) => line(`M${at(ph)} 254V266`, INK.soil700, 3)).join('') +
      sign('6.5', at(6.5) - 2, 350, 26) +
      sign('7.5', at(7.5) + 2, 350, 26) +
      line(`M${at(6.5)} 270V334M${at(7.5)} 270V334`, INK.leaf700, 3, 'stroke-dasharray="4 7"'),
    place(
      at(7),
      154,
      line('M0 0V-54', INK.leaf500, 7) +
        shape(blade([-44, -22], 14, 8), INK.leaf400) +
        shape(blade([44, -26], 14, -8), INK.leaf300) +
        place(
          0,
          -40,
          shape(blade([-34, -30], 12, 8), INK.leaf400) + shape(blade([34, -32], 12, -8), INK.leaf300),
        ),
    ),
    place(
      at(4.6),
      154,
      line('M0 0V-26', INK.straw500, 6) +
        shape(blade([-26, -6], 10, 6), INK.straw400) +
        shape(blade([24, -10], 10, -6), INK.lime),
    ),
    place(
      at(8.7),
      154,
      line('M0 0V-30', INK.straw500, 6) +
        shape(blade([-26, -8], 10, 6), INK.lime) +
        shape(blade([26, -12], 10, -6), INK.straw400),
    ),
    tick(at(7), 36),
  );
}

/** Straw round a palm, the stem left free. */
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
