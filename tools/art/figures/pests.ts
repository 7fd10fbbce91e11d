import {
  aphids,
  borer,
  lacewing,
  ladybird,
  ladybirdGrub,
  moth,
  spider,
  trichogramma,
  whitefly,
} from '../insects.ts';
import { blade, box, circle, ellipse, line, place, range, ribbon, shape } from '../paint.ts';
import { INK } from '../palette.ts';
import { leafBlade } from '../plants.ts';
import { badge, board, field, sign } from './board.ts';

/** Chapters 10 and 11: pests, helpers, traps, the order of means, and weeds. */

function tile(x: number, y: number, w: number, h: number, drawing: string): string {
  return box(x, y, w, h, INK.white, 18) + place(x + w / 2, y + h / 2, drawing);
}

export function pests(): string {
  const on = (drawing: string) => place(-100, 6, leafBlade(200, 104, INK.leaf300)) + drawing;
  return board(
    tile(
      16,
      16,
      296,
      176,
      on(
        place(0, 0, aphids(), { scale: 1.05 })
          .replaceAll(INK.leaf250, INK.lime)
          .replaceAll(INK.leaf300, '#D8DC7A'),
      ),
    ),
    tile(
      328,
      16,
      296,
      176,
      circle(-58, 8, 66, '#D2452E') + circle(-8, 4, 15, INK.soil900) + place(30, 0, borer(), { scale: 1.2 }),
    ),
    tile(16, 208, 296, 176, on(place(0, 0, whitefly(), { scale: 1.1 }))),
    tile(328, 208, 296, 176, place(0, 0, moth(), { scale: 1.7 })),
    badge(1, 46, 46) + badge(2, 594, 46) + badge(3, 46, 238) + badge(4, 358, 238),
  );
}

export function helpers(): string {
  return board(
    tile(16, 16, 192, 176, place(-4, 8, ladybird(), { scale: 1.3 })),
    tile(224, 16, 192, 176, place(2, 10, ladybirdGrub(), { scale: 1.3 })),
    tile(432, 16, 192, 176, place(6, 10, lacewing(), { scale: 1.02 })),
    tile(16, 208, 296, 176, place(0, 4, spider(), { scale: 1.2 })),
    tile(328, 208, 296, 176, place(0, 0, trichogramma(), { scale: 1.55 })),
    badge(1, 44, 44) + badge(2, 252, 44) + badge(3, 460, 44) + badge(4, 46, 238) + badge(5, 358, 238),
  );
}

export function traps(): string {
  const pole = (x: number, top: number) => box(x - 5, top, 10, 330 - top, INK.soil500, 3);
  const bird =
    shape('M-26 4C-22-16-6-22 8-16C10-26 22-28 26-18L38-14L27-11C26 4 10 16-8 14L-34 26Z', INK.black) +
    shape('M-20 4C-10-6 4-6 12 0C4 10-8 10-20 4Z', INK.grey700) +
    circle(19, -18, 2.4, INK.white);
  return field(
    330,
    box(0, 326, 640, 10, INK.leaf500),
    range(11)
      .map((i) =>
        place(
          30 + i * 58,
          332,
          shape(blade([-20, -44], 8, -4), INK.leaf400) +
            shape(blade([0, -58], 8), INK.leaf300) +
            shape(blade([20, -42], 8, 4), INK.leaf500),
        ),
      )
      .join(''),
    pole(74, 120) +
      box(30, 104, 88, 14, INK.leaf700, 4) +
      shape('M52 118H96L88 150H60Z', INK.turmeric) +
      shape('M60 150H88L82 240Q74 250 66 240Z', INK.paddy50) +
      ellipse(72, 226, 9, 5, INK.soil500) +
      ellipse(77, 214, 8, 4, INK.soil600),
    pole(208, 100) +
      box(166, 90, 84, 116, INK.turmeric, 4) +
      range(9)
        .map((i) => circle(182 + (i % 3) * 26, 108 + Math.floor(i / 3) * 34, 3.6, INK.black))
        .join(''),
    pole(330, 100) +
      box(288, 90, 84, 116, INK.sky600, 4) +
      range(9)
        .map((i) => circle(304 + (i % 3) * 26, 112 + Math.floor(i / 3) * 32, 3.6, INK.black))
        .join(''),
    line('M420 330L450 130L480 330', INK.soil500, 9) +
      circle(450, 138, 62, INK.turmeric, 'opacity=".2"') +
      circle(450, 138, 20, INK.turmericPale) +
      box(438, 96, 24, 24, INK.grey700, 4) +
      line('M450 96V76', INK.grey700, 5) +
      ellipse(450, 234, 52, 14, INK.sky600) +
      ellipse(450, 231, 44, 9, INK.sky200),
    pole(574, 110) + line('M530 112H618', INK.soil500, 9) + place(570, 90, bird),
    badge(1, 74, 60) + badge(2, 208, 50) + badge(3, 330, 50) + badge(4, 450, 46) + badge(5, 574, 40),
  );
}

export function ipmPyramid(): string {
  const band = (top: number, bottom: number, colour: string) => {
    const half = (y: number) => ((y - 16) / 368) * 300;
    return shape(
      `M${320 - half(top)} ${top}H${320 + half(top)}L${320 + half(bottom)} ${bottom}H${320 - half(bottom)}Z`,
      colour,
    );
  };
  const sprout =
    line('M0 30V-6', INK.leaf100, 7) +
    shape(blade([-34, -26], 14, 6), INK.leaf100) +
    shape(blade([34, -30], 14, -6), INK.leaf100);
  return board(
    band(290, 384, INK.leaf600) +
      band(196, 284, INK.leaf400) +
      band(106, 190, INK.leaf250) +
      shape('M320 16L392 100H248Z', INK.clay),
    place(230, 346, sprout) +
      place(
        330,
        342,
        box(-40, -16, 80, 34, INK.leaf100, 8) + line('M-30 1h60M-18-12v26M0-12v26M18-12v26', INK.leaf600, 4),
      ) +
      place(430, 346, sprout),
    place(
      286,
      240,
      box(-24, -30, 48, 58, INK.turmeric, 3) +
        range(4)
          .map((i) => circle(-10 + (i % 2) * 20, -14 + Math.floor(i / 2) * 24, 3.4, INK.black))
          .join(''),
    ) + place(370, 240, shape('M-26-14H26L14 28H-14Z', INK.paddy50) + box(-32, -26, 64, 12, INK.leaf800, 3)),
    place(320, 154, ladybird(), { scale: 0.72 }),
    place(
      320,
      72,
      box(-13, -10, 26, 34, INK.paddy50, 4) +
        box(-7, -20, 14, 12, INK.paddy50, 2) +
        shape('M0-4L9 6L0 16L-9 6Z', INK.clay),
    ),
    badge(1, 60, 336) + badge(2, 128, 240) + badge(3, 186, 148) + badge(4, 226, 60),
  );
}

export function toxicityTriangles(): string {
  const diamond = (x: number, colour: string, n: number, pale: boolean) =>
    place(
      x,
      176,
      shape('M0-110L72-20L0 70L-72-20Z', INK.white) +
        shape('M-72-20H72L0 70Z', colour) +
        line('M0-110L72-20L0 70L-72-20Z', INK.black, 5) +
        line('M-72-20H72', INK.black, 4) +
        (pale ? '' : skull()),
    ) + badge(n, x, 300);
  return board(
    diamond(86, '#C8201F', 1, false) +
      diamond(242, '#F4C20D', 2, true) +
      diamond(398, '#1F5FA8', 3, true) +
      diamond(554, '#2E8B3D', 4, true) +
      wedge(),
  );
}

/** Skull and crossbones, as only the red mark bears it. */
function skull(): string {
  return place(
    0,
    -52,
    line('M-24 14L24 30M24 14L-24 30', INK.black, 6) +
      shape('M-17-4A17 17 0 1 1 17-4C17 4 12 8 10 10V17H-10V10C-12 8-17 4-17-4Z', INK.black) +
      circle(-6.5, -4, 4.4, INK.white) +
      circle(6.5, -4, 4.4, INK.white) +
      shape('M0 1L3 7H-3Z', INK.white),
  );
}

/** Thick to thin: less of it kills as the mark goes from red to green, yet none is harmless. */
function wedge(): string {
  return shape('M40 332L600 348V366L40 382Z', INK.grey700);
}

export function weedsGrassSedge(): string {
  const sedge =
    shape(blade([-56, -40], 8, -12), INK.leaf500) +
    shape(blade([54, -50], 8, 12), INK.leaf400) +
    shape(blade([-26, -70], 7, -6), INK.leaf300) +
    line('M0 0V-170', INK.leaf400, 6) +
    place(
      0,
      -170,
      shape(blade([-62, -16], 7, 8), INK.leaf500) +
        shape(blade([64, -22], 7, -8), INK.leaf500) +
        shape(blade([20, 30], 6), INK.leaf400) +
        range(6)
          .map((i) =>
            place(
              0,
              0,
              line('M0 0V-34', INK.soil400, 2.4) + line('M0-30V-52M-7-26l-5-16M7-26l5-16', INK.soil500, 5),
              { turn: -62 + i * 25 },
            ),
          )
          .join(''),
    ) +
    line('M0 6Q-30 30-44 62M0 6Q30 26 56 48', INK.soil300, 3) +
    ellipse(-46, 66, 14, 10, INK.soil900) +
    ellipse(58, 52, 13, 9, INK.soil900) +
    line('M0 0V40', INK.soil200, 4);
  const barnyard =
    [
      [-30, -150, -14],
      [2, -170, 0],
      [34, -146, 14],
    ]
      .map(
        ([x = 0, y = 0, bend = 0]) =>
          line(`M0 0Q${bend} ${y / 2} ${x} ${y}`, INK.leaf400, 6) +
          range(6)
            .map((i) =>
              ellipse(
                x + (i % 2 ? 9 : -9),
                y + i * 9 - 26,
                7,
                11,
                i % 2 ? INK.plum : '#8A6A4A',
                i % 2 ? 30 : -30,
              ),
            )
            .join(''),
      )
      .join('') +
    shape(blade([-66, -70], 12, -16), INK.leaf500) +
    shape(blade([68, -84], 12, 18), INK.leaf300) +
    shape(blade([-44, -110], 10, -12), INK.leaf300) +
    line('M0 0q-14 24-20 44M0 0q10 26 18 46M0 0v50', INK.soil200, 4);
  const bermuda =
    line('M-96-4Q-40-22 0-4T96-6', INK.leaf600, 6) +
    [-70, -24, 22, 66]
      .map((x, i) =>
        place(
          x,
          -8,
          shape(blade([-18, -34], 6, -3), INK.leaf400) +
            shape(blade([16, -40], 6, 3), INK.leaf300) +
            line('M0 0q-4 20-8 34M0 0q6 20 8 30', INK.soil200, 3) +
            (i % 2
              ? line('M0 0V-90', INK.leaf400, 4) +
                range(4)
                  .map((k) => place(0, -90, line('M0 0V-44', INK.plum, 4), { turn: -54 + k * 36 }))
                  .join('')
              : ''),
        ),
      )
      .join('');
  return field(
    300,
    box(0, 296, 640, 9, INK.soil700),
    place(112, 300, sedge, { scale: 1.12 }),
    place(320, 300, barnyard, { scale: 1.18 }),
    place(530, 300, bermuda, { scale: 0.98 }),
    badge(1, 40, 44) + badge(2, 250, 44) + badge(3, 450, 44),
  );
}

export function weedsBroadleaf(): string {
  const feather =
    'M0 0L8-14L14-4L26-20L30-6L44-22L46-6L62-14L60-2L70 2L58 8L60 18L46 12L42 26L30 12L24 24L14 8L6 14Z';
  const parthenium =
    line('M0 0V-190M0-120Q-30-150-44-180M0-130Q30-160 44-190', INK.leaf500, 6) +
    [
      [0, -30, 160],
      [0, -44, 12],
      [0, -76, 170],
      [0, -90, 4],
      [0, -116, 190],
      [0, -124, -20],
    ]
      .map(([x = 0, y = 0, turn = 0], i) =>
        place(x, y, shape(feather, i % 2 ? INK.leaf300 : INK.leaf400), { turn }),
      )
      .join('') +
    [
      [0, -198],
      [-46, -186],
      [44, -196],
      [-22, -206],
      [24, -214],
      [-62, -168],
      [62, -176],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 10, INK.white) + circle(x, y, 4, INK.paddy100))
      .join('');
  const leaf = (x: number, y: number, turn: number, colour: string) =>
    place(
      x,
      y,
      shape('M0 0C10-24 44-34 76-4C50 22 16 22 0 0Z', colour) + line('M0 0Q36-6 66-4', INK.leaf150, 2.4),
      { turn },
    );
  const amaranth =
    shape(
      ribbon(
        [
          [0, 0],
          [-4, -70],
          [0, -150],
        ],
        [11, 9, 6],
      ),
      INK.rose,
    ) +
    leaf(0, -40, 200, INK.leaf500) +
    leaf(0, -56, -22, INK.leaf400) +
    leaf(-2, -86, 206, INK.leaf400) +
    leaf(0, -102, -28, INK.leaf300) +
    leaf(0, -124, 220, INK.leaf300) +
    shape(
      ribbon(
        [
          [0, -140],
          [2, -176],
          [-4, -214],
        ],
        [20, 26, 7],
      ),
      '#A6784E',
    ) +
    shape(
      ribbon(
        [
          [-4, -140],
          [-22, -160],
          [-26, -180],
        ],
        [12, 13, 5],
      ),
      INK.leaf250,
    ) +
    shape(
      ribbon(
        [
          [4, -140],
          [22, -158],
          [28, -182],
        ],
        [12, 13, 5],
      ),
      INK.leaf250,
    );
  const commelina =
    line('M-84-6Q-40-40 0-50Q34-60 50-110M-20-44Q-20-90-44-120', INK.leaf500, 7) +
    leaf(-60, -18, 200, INK.leaf400) +
    leaf(-36, -34, -70, INK.leaf300) +
    leaf(8, -52, 20, INK.leaf400) +
    leaf(36, -80, -10, INK.leaf300) +
    leaf(-30, -90, 190, INK.leaf300) +
    [
      [52, -118],
      [-46, -128],
    ]
      .map(([x = 0, y = 0]) =>
        place(
          x,
          y,
          shape('M0 6C-26 0-26-26-10-28C-2-24 0-8 0 6Z', INK.sky600) +
            shape('M0 6C26 0 26-26 10-28C2-24 0-8 0 6Z', '#4C7FD0') +
            line('M0 4v10', INK.turmeric, 4) +
            circle(-3, 16, 3.4, INK.turmeric) +
            circle(4, 16, 3.4, INK.turmeric),
        ),
      )
      .join('');
  return field(
    320,
    box(0, 316, 640, 9, INK.soil700),
    line(
      'M110 320q-14 20-24 44M110 320q12 24 22 50M110 320v60M320 320q-12 24-22 48M320 320q12 20 24 44M320 320v64M470 320q-10 20-16 36',
      INK.soil200,
      5,
    ),
    place(110, 320, parthenium, { scale: 1.16 }),
    place(320, 320, amaranth, { scale: 1.2 }),
    place(540, 320, commelina, { scale: 1.15 }),
    badge(1, 36, 40) + badge(2, 250, 40) + badge(3, 452, 40),
  );
}

export function weedWindow(): string {
  const crop = (x: number, scale: number) =>
    place(
      x,
      250,
      line('M0 0V-90', INK.leaf500, 7) +
        range(3)
          .map((i) =>
            place(
              0,
              -16 - i * 28,
              shape(blade([-44, -18], 14, 8), INK.leaf400) + shape(blade([44, -22], 14, -8), INK.leaf300),
            ),
          )
          .join('') +
        shape(blade([6, -40], 9), INK.leaf300),
      { scale },
    );
  const weed = (x: number) =>
    place(
      x,
      250,
      shape(blade([-16, -26], 7), INK.soil400) +
        shape(blade([2, -34], 7), INK.soil400) +
        shape(blade([18, -24], 7), INK.soil400),
    );
  return board(
    box(0, 250, 640, 40, INK.soil500),
    box(172, 30, 258, 220, INK.leaf150, 14),
    crop(70, 0.34) + crop(200, 0.62) + crop(300, 0.9) + crop(400, 1.12) + crop(500, 1.4) + crop(590, 1.5),
    weed(104) + weed(46) + weed(456) + weed(546),
    line('M30 326H606', INK.soil700, 6) +
      [30, 172, 430].map((x) => line(`M${x} 312V340`, INK.soil700, 6)).join(''),
    sign('0', 30, 366, 30) +
      sign('15', 172, 366, 30) +
      sign('45', 430, 366, 30) +
      shape('M606 312L632 326L606 340Z', INK.soil700),
    place(
      250,
      76,
      line('M-18-14L20 24', INK.soil600, 8) + shape('M14 16L34 14L30 38Q18 36 10 26Z', INK.grey700),
    ),
  );
}
