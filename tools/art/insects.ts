import { circle, ellipse, line, place, range, ribbon, shape } from './paint.ts';
import { INK } from './palette.ts';

/** Pests and helpers from above or the side, their middles at the origin, about 100 long, looking right. */

export function ladybird(): string {
  return (
    line('M-18-30l-8-10M4-34l2-12M24-26l10-8M-18 30l-8 10M4 34l2 12M24 26l10 8', INK.black, 4) +
    line('M44-10q12-6 14-14M44 10q12 6 14 14', INK.black, 3) +
    ellipse(36, 0, 16, 20, INK.black) +
    circle(40, -10, 4, INK.white) +
    circle(40, 10, 4, INK.white) +
    ellipse(0, 0, 38, 33, INK.cherry) +
    shape('M-38 0A38 33 0 0 0 38 0Q0 8-38 0Z', INK.clayDark, 'opacity=".55"') +
    line('M-38 0H34', INK.black, 3) +
    [
      [-18, -16, 6],
      [8, -18, 6],
      [-18, 16, 6],
      [8, 18, 6],
      [20, 0, 7],
      [-30, 0, 4],
    ]
      .map(([x = 0, y = 0, r = 1]) => circle(x, y, r, INK.black))
      .join('')
  );
}

export function ladybirdGrub(): string {
  return (
    line('M20-8l12-14M6-10l6-16M-8-9l0-14M20 8l12 14M6 10l6 16M-8 9l0 14', INK.black, 3.4) +
    shape(
      ribbon(
        [
          [-46, 0],
          [-20, 0],
          [10, 0],
          [36, 0],
        ],
        [6, 20, 24, 14],
      ),
      INK.grey700,
    ) +
    ellipse(40, 0, 9, 8, INK.black) +
    [
      [-12, -6],
      [4, 7],
      [18, -6],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4, INK.amber))
      .join('')
  );
}

export function lacewing(): string {
  const wing = (turn: number) =>
    place(
      14,
      -2,
      shape('M0 0C-30-34-80-40-96-18C-92 0-40 10 0 0Z', INK.leaf150, 'opacity=".85"') +
        line(
          'M-4-2Q-50-22-90-16M-14-6l-20-18M-34-10l-22-18M-54-13l-20-14M-26-6l-26 4M-50-10l-26 6',
          INK.leaf400,
          1.6,
        ),
      { turn },
    );
  return (
    line('M36-4q26-20 44-16M38 0q26-8 46 2', INK.leaf600, 2) +
    line('M20 6l6 20M8 6l-2 20M28 4l16 16', INK.leaf600, 2.4) +
    shape(
      ribbon(
        [
          [-54, 4],
          [-20, 2],
          [10, 0],
          [28, -2],
        ],
        [6, 10, 12, 9],
      ),
      INK.leaf300,
    ) +
    wing(-4) +
    wing(10) +
    circle(34, -3, 8, INK.leaf300) +
    circle(38, -6, 4, INK.turmeric)
  );
}

export function spider(): string {
  const leg = (d: string) => line(d, INK.soil700, 4);
  return (
    leg(
      'M10-8Q24-40 46-38M4-10Q8-46 28-58M-6-8Q-18-40-40-42M-10-4Q-34-22-54-18M10 8Q24 40 46 38M4 10Q8 46 28 58M-6 8Q-18 40-40 42M-10 4Q-34 22-54 18',
    ) +
    ellipse(-16, 0, 24, 17, INK.soil500) +
    ellipse(14, 0, 15, 12, INK.soil600) +
    line('M-32 0H-2M-22-8l6 8l-6 8', INK.soil200, 2.4) +
    circle(24, -4, 2.4, INK.black) +
    circle(24, 4, 2.4, INK.black)
  );
}

/** Trichogramma, a wasp smaller than a full stop, on the egg it stings. */
export function trichogramma(): string {
  return (
    ellipse(-6, 34, 44, 20, INK.turmericPale) +
    ellipse(-6, 38, 40, 14, INK.straw300) +
    line('M0 6l-10 16M10 6l2 16M-14 4l-14 14', INK.soil800, 2.6) +
    line('M-30 6q-6 8-4 18', INK.soil900, 2.4) +
    shape(
      ribbon(
        [
          [-34, 2],
          [-12, -2],
          [8, -4],
        ],
        [8, 18, 16],
      ),
      INK.straw500,
    ) +
    circle(20, -8, 10, INK.amber) +
    circle(24, -10, 4.4, INK.clay) +
    line('M26-16q8-8 18-8M28-14q10-2 16 4', INK.soil800, 2.6) +
    place(
      0,
      -8,
      shape('M0 0C-20-34-60-46-70-28C-64-10-30 0 0 0Z', INK.sky200, 'opacity=".9"') +
        line('M-4-4Q-34-26-62-28', INK.grey500, 1.6),
    )
  );
}

export function aphids(): string {
  const one = (x: number, y: number, s: number, colour: string) =>
    place(
      x,
      y,
      line('M-8 8l-6 12M4 9l0 12M12 6l8 10', INK.leaf700, 2) +
        line('M18-6q10-8 20-6M18-4q10-2 18 4', INK.leaf700, 1.6) +
        ellipse(-2, 0, 20, 13, colour) +
        circle(17, -1, 7, colour) +
        circle(20, -3, 1.8, INK.black) +
        line('M-16-8l-9-7M-18-2l-10-3', INK.leaf800, 2.6),
      { scale: s },
    );
  return (
    one(-28, -18, 1, INK.leaf250) +
    one(24, -26, 0.86, INK.leaf300) +
    one(12, 16, 1.1, INK.leaf250) +
    one(-38, 24, 0.7, INK.leaf300)
  );
}

/** A fruit borer: the striped caterpillar. */
export function borer(): string {
  const spine = [
    [-52, 4],
    [-34, -8],
    [-14, -2],
    [6, -10],
    [26, -4],
    [44, -8],
  ] as const;
  return (
    line('M20 8v10M10 8v10M30 6v10M-24 8v8M-34 6v8M-44 10v7', INK.leaf700, 4) +
    shape(ribbon(spine, [13, 20, 22, 22, 21, 16]), INK.leaf250) +
    shape(ribbon(spine, [13, 20, 22, 22, 21, 16], { half: 'right' }), INK.leaf400) +
    line('M-52 6Q-34-4-14 3T26 2L44-3', INK.paddy100, 3) +
    circle(50, -8, 10, INK.amber) +
    circle(54, -11, 2.2, INK.black) +
    range(5)
      .map((i) => circle(-34 + i * 18, -12 + (i % 2) * 3, 2, INK.leaf800))
      .join('')
  );
}

export function whitefly(): string {
  const one = (x: number, y: number, s: number, turn: number) =>
    place(
      x,
      y,
      shape('M20 0C10-20-20-30-34-20C-30-8-10 0 20 0Z', INK.white) +
        shape('M20 0C10 20-20 30-34 20C-30 8-10 0 20 0Z', INK.paddy50) +
        shape('M20 0C10 20-20 30-34 20C-24 18-4 10 20 0Z', INK.coatShade) +
        ellipse(8, 0, 16, 6, INK.turmericPale) +
        circle(24, 0, 6, INK.straw300) +
        circle(26, -3, 1.8, INK.clay) +
        circle(26, 3, 1.8, INK.clay) +
        line('M28-3l10-6M28 3l10 6', INK.straw500, 1.8),
      { scale: s, turn },
    );
  return one(-22, -24, 1, -20) + one(26, 0, 0.9, 24) + one(-18, 28, 0.84, -70);
}

export function moth(): string {
  return (
    line('M34-4q16-14 28-12M34 4q16 14 28 12', INK.soil700, 2.4) +
    shape('M30 0C10-30-30-46-50-34C-44-12-20 0 10 4Z', INK.straw500) +
    shape('M30 0C10 30-30 46-50 34C-44 12-20 0 10-4Z', INK.straw500) +
    shape('M4-2C-20-10-44-14-48-2C-44 12-20 8 4 2Z', INK.straw300) +
    circle(-18, -22, 4, INK.soil700) +
    circle(-18, 22, 4, INK.soil700) +
    line('M-40-28L-30-12M-40 28L-30 12', INK.soil600, 3) +
    shape(
      ribbon(
        [
          [-36, 0],
          [0, 0],
          [32, 0],
        ],
        [6, 15, 14],
      ),
      INK.soil500,
    ) +
    circle(38, 0, 8, INK.soil600)
  );
}

export function pupa(): string {
  return (
    shape(
      ribbon(
        [
          [-38, 0],
          [-18, 0],
          [6, 0],
          [30, 0],
        ],
        [5, 18, 26, 20],
      ),
      INK.pupa,
    ) +
    shape(
      ribbon(
        [
          [-38, 0],
          [-18, 0],
          [6, 0],
          [30, 0],
        ],
        [5, 18, 26, 20],
        { half: 'right' },
      ),
      INK.pupaDark,
    ) +
    line('M-24-7q3 7 0 14M-12-10q4 10 0 20M0-12q5 12 0 24', INK.pupaDark, 2) +
    line('M12-10Q26-8 36 0', INK.redSoilPale, 2.4)
  );
}

export function eggs(): string {
  return range(9)
    .map((i) => {
      const x = -24 + (i % 3) * 22 + (Math.floor(i / 3) % 2) * 8;
      const y = -18 + Math.floor(i / 3) * 18;
      return (
        circle(x, y, 9.6, INK.paddy100) +
        circle(x - 2, y - 3, 3.6, INK.white) +
        line(`M${x} ${y - 9}v18M${x - 6} ${y - 7}q3 7 0 14M${x + 6} ${y - 7}q-3 7 0 14`, INK.straw400, 1)
      );
    })
    .join('');
}
