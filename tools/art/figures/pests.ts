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
import { badge, board, field } from './board.ts';

/** Chapter 10: pests, helpers, traps and the order of means. */

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
          .replaceAll(INK.leaf300, INK.pale),
      ),
    ),
    tile(
      328,
      16,
      296,
      176,
      circle(-58, 8, 66, INK.tomato) + circle(-8, 4, 15, INK.soil900) + place(30, 0, borer(), { scale: 1.2 }),
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
    diamond(86, INK.markRed, 1, false) +
      diamond(242, INK.markYellow, 2, true) +
      diamond(398, INK.markBlue, 3, true) +
      diamond(554, INK.markGreen, 4, true) +
      wedge(),
  );
}

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

function wedge(): string {
  return shape('M40 332L600 348V366L40 382Z', INK.grey700);
}

/** Hover fly, dragonfly, wasp cocoons and a frog. */
export function moreHelpers(): string {
  const wing = (turn: number, length: number) =>
    place(8, -6, shape(blade([length, -length * 0.2], 15), INK.sky200), { turn });
  const syrphid =
    wing(-150, 70) +
    wing(150, 70) +
    shape(
      ribbon(
        [
          [-52, 0],
          [-26, 0],
          [4, 0],
        ],
        [10, 24, 20],
      ),
      INK.turmeric,
    ) +
    line('M-40-9v18M-26-11v22M-12-11v22', INK.black, 7) +
    ellipse(18, 0, 17, 14, INK.soil700) +
    circle(40, 0, 12, INK.clay) +
    line('M50-4l9-6M50 4l9 6', INK.black, 3);
  const dragonfly =
    [-112, -68, 68, 112]
      .map((turn) =>
        place(24, 0, shape(blade([84, 0], 12), INK.sky200) + line('M4 0H78', INK.sky400, 2), { turn }),
      )
      .join('') +
    shape(
      ribbon(
        [
          [-84, 0],
          [-40, 0],
          [10, 0],
        ],
        [7, 8, 11],
      ),
      INK.clay,
    ) +
    ellipse(26, 0, 20, 13, INK.soil600) +
    circle(50, -7, 9, INK.leaf500) +
    circle(50, 7, 9, INK.leaf500);
  const cocoons =
    place(0, 14, borer(), { scale: 1.15 }) +
    [
      [-42, -8, 20],
      [-22, -18, -14],
      [-2, -12, 16],
      [18, -20, -10],
      [36, -10, 12],
      [-30, 14, -24],
      [8, 10, 24],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          ellipse(x, y, 15, 7, INK.paddy50, turn) + ellipse(x, y + 2, 12, 4, INK.coatShade, turn),
      )
      .join('');
  const frog =
    shape(
      'M-76 50C-84 10-50-24-6-28C2-48 30-50 36-30C60-26 74-8 62 8C48 22 40 30 48 50H28L22 34L6 50H-24C-30 36-40 36-46 50Z',
      INK.leaf400,
    ) +
    shape('M-76 50C-84 22-66 4-48 4C-28 8-24 34-46 50Z', INK.leaf500) +
    circle(20, -32, 10, INK.paddy50) +
    circle(22, -32, 5, INK.black) +
    line('M34 0Q54 2 64-4', INK.leaf800, 4) +
    ellipse(10, 30, 24, 12, INK.leaf150);
  return board(
    tile(16, 16, 296, 176, place(6, 4, syrphid, { scale: 1.5 })) +
      tile(328, 16, 296, 176, place(14, 4, dragonfly, { scale: 1.02 })) +
      tile(16, 208, 296, 176, place(0, -2, cocoons, { scale: 1.25 })) +
      tile(328, 208, 296, 176, frog),
    badge(1, 46, 46) + badge(2, 358, 46) + badge(3, 46, 238) + badge(4, 358, 238),
  );
}
