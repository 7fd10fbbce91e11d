import { blade, circle, ellipse, line, place, range, ribbon, shape } from './paint.ts';
import { INK } from './palette.ts';

/** Weeds, each from its own ground point (the origin), with what tells it from others. */

export function sedge(): string {
  return (
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
    line('M0 0V40', INK.soil200, 4)
  );
}

export function barnyard(): string {
  return (
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
                i % 2 ? INK.plum : INK.ring,
                i % 2 ? 30 : -30,
              ),
            )
            .join(''),
      )
      .join('') +
    shape(blade([-66, -70], 12, -16), INK.leaf500) +
    shape(blade([68, -84], 12, 18), INK.leaf300) +
    shape(blade([-44, -110], 10, -12), INK.leaf300) +
    line('M0 0q-14 24-20 44M0 0q10 26 18 46M0 0v50', INK.soil200, 4)
  );
}

export function bermuda(): string {
  return (
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
      .join('')
  );
}

export function parthenium(): string {
  return (
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
        place(x, y, shape(FEATHER, i % 2 ? INK.leaf300 : INK.leaf400), { turn }),
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
      .join('')
  );
}

export function amaranth(): string {
  return (
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
      INK.husk,
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
    )
  );
}

export function commelina(): string {
  return (
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
            shape('M0 6C26 0 26-26 10-28C2-24 0-8 0 6Z', INK.petal) +
            line('M0 4v10', INK.turmeric, 4) +
            circle(-3, 16, 3.4, INK.turmeric) +
            circle(4, 16, 3.4, INK.turmeric),
        ),
      )
      .join('')
  );
}

const leaf = (x: number, y: number, turn: number, colour: string) =>
  place(
    x,
    y,
    shape('M0 0C10-24 44-34 76-4C50 22 16 22 0 0Z', colour) + line('M0 0Q36-6 66-4', INK.leaf150, 2.4),
    { turn },
  );

const FEATHER =
  'M0 0L8-14L14-4L26-20L30-6L44-22L46-6L62-14L60-2L70 2L58 8L60 18L46 12L42 26L30 12L24 24L14 8L6 14Z';
