import { borer, eggs, moth, pupa } from '../insects.ts';
import { box, circle, clip, dice, ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { leafBlade, tomato } from '../plants.ts';
import { roots } from '../underground.ts';
import { arrow, badge, board, cross, field, tick } from './board.ts';

/** Chapters 1 and 2: insects, diseases and how a spray reaches them. */

export function insectHidingPlaces(): string {
  const grub = place(
    0,
    0,
    line('M-18 6Q-10-14 10-10Q24-4 14 12', INK.cotton, 14) + circle(14, 12, 8, INK.amber),
  );
  return field(
    318,
    box(0, 318, 640, 10, INK.leaf500),
    roots(320, 322, 74, 70, INK.soil200, 4),
    part('plant', tomato()) + use('plant', 320, 322, { scale: 1.72 }),
    [
      [330, 66],
      [344, 58],
      [318, 58],
      [336, 50],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 6, 4, INK.lime))
      .join(''),
    range(5)
      .map((i) => ellipse(404 + i * 11, 86 - i * 2 + (i % 2) * 9, 6.4, 4, INK.white))
      .join(''),
    circle(286, 284, 9, INK.soil900) + place(274, 286, borer(), { scale: 0.36, turn: 160 }),
    ellipse(318, 210, 5, 12, INK.soil900) + line('M320 200Q322 212 318 222', INK.cotton, 5),
    place(430, 366, grub, { scale: 0.9 }),
    [
      [330, 54, 220, 40, 1],
      [436, 84, 556, 70, 2],
      [282, 286, 150, 262, 3],
      [318, 212, 480, 228, 4],
      [430, 364, 560, 352, 5],
    ]
      .map(
        ([x = 0, y = 0, bx = 0, by = 0, n = 0]) =>
          line(`M${x} ${y}L${bx} ${by}`, INK.leaf900, 3) + badge(n, bx, by),
      )
      .join(''),
  );
}

export function insectLifeStages(): string {
  return board(
    shape('M0 300H640V400H0Z', INK.soil500) + box(0, 296, 640, 10, INK.leaf400),
    shape(
      'M30 60A26 26 0 0 1 56 34H360A26 26 0 0 1 386 60V170A26 26 0 0 1 360 196H56A26 26 0 0 1 30 170Z',
      INK.turmericPale,
    ),
    place(96, 132, leafBlade(132, 76, INK.leaf300), { turn: -8 }) + place(136, 116, eggs(), { scale: 0.8 }),
    place(310, 140, borer(), { scale: 0.62 }),
    place(530, 150, borer(), { scale: 1.24 }),
    place(430, 350, pupa(), { scale: 1.1 }),
    place(110, 256, moth(), { scale: 1.1, turn: -30 }),
    arrow([236, 140], [274, 140]),
    arrow([370, 136], [440, 140]),
    arrow([548, 206], [498, 318], INK.leaf700, 7, -24),
    arrow([364, 350], [172, 300], INK.leaf700, 7, -40),
    arrow([76, 206], [86, 146], INK.leaf700, 7, -16),
    badge(1, 70, 74) +
      badge(2, 310, 84) +
      badge(3, 590, 90) +
      badge(4, 500, 372) +
      badge(5, 208, 244) +
      tick(360, 62),
  );
}

/** From above: rows, the walk across the wind, and where the spray goes. */
export function sprayWalk(): string {
  const rows = range(6)
    .map(
      (i) =>
        box(60, 66 + i * 54, 460, 22, INK.leaf400, 10) +
        range(11)
          .map((k) => circle(78 + k * 42, 77 + i * 54, 15, k % 2 ? INK.leaf300 : INK.leaf500))
          .join(''),
    )
    .join('');
  const walker = (x: number, y: number) =>
    ellipse(x, y, 16, 20, INK.sky600) +
    circle(x, y, 11, INK.paddy100) +
    box(x - 26, y - 12, 12, 24, INK.turmeric, 5);
  return board(
    box(30, 40, 520, 336, INK.redSoilPale, 14) + rows,
    box(60, 46, 460, 92, INK.sky200, 20, 'opacity=".75"'),
    range(16)
      .map((i) => circle(90 + (i % 8) * 56, 66 + Math.floor(i / 8) * 40, 4, INK.sky600))
      .join(''),
    line('M500 160H80V214H500V268H80V322H420', INK.paddy50, 5, 'stroke-dasharray="4 14"'),
    walker(290, 160) + arrow([320, 160], [400, 160], INK.paddy50, 6),
    arrow([592, 344], [592, 96], INK.sky700, 14) + line('M574 372q18-14 36 0', INK.sky700, 5),
    badge(1, 290, 202) + badge(2, 592, 60),
  );
}

export function nozzles(): string {
  const tip = (x: number) =>
    box(x - 14, 46, 28, 40, INK.grey700, 4) +
    box(x - 22, 82, 44, 22, INK.turmeric, 5) +
    box(x - 9, 104, 18, 10, INK.clay, 3);
  const roll = dice(5);
  const drops = range(60)
    .map(() => {
      const t = roll(0.1, 1);
      const side = roll(0, 1) > 0.5 ? 1 : -1;
      return circle(175 + side * (t * 84 - roll(0, 16)), 114 + t * 176, roll(2, 3.6), INK.sky600);
    })
    .join('');
  const sheet = range(70)
    .map(() => {
      const t = roll(0.1, 1);
      return circle(465 + roll(-1, 1) * t * 104, 114 + t * 176, roll(2, 3.6), INK.sky600);
    })
    .join('');
  return board(
    tip(175) +
      shape('M175 114L80 300H106L175 150L244 300H270Z', INK.sky200) +
      drops +
      line('M85 316a90 24 0 1 0 180 0a90 24 0 1 0-180 0', INK.sky600, 15) +
      badge(1, 60, 60),
    tip(465) +
      shape('M465 114L352 306H578Z', INK.sky200) +
      sheet +
      ellipse(465, 316, 112, 12, INK.sky600) +
      badge(2, 350, 60),
    line('M320 40V360', INK.leaf150, 4),
  );
}

export function leafDiseases(): string {
  const leaf = (x: number, y: number, inside: string) =>
    place(
      x,
      y,
      line('M-30 6Q-14 0 0 0', INK.leaf500, 7) +
        clip(
          `leaf${x}${y}`,
          'M0 0C56-78 160-70 226 0C160 70 56 78 0 0Z',
          shape('M-20-90H260V90H-20Z', INK.leaf400) +
            shape('M0 0H230V90H0Z', INK.leaf500) +
            line(
              'M0 0H210M40 0l30-34M84 0l34-40M128 0l30-34M40 0l30 34M84 0l34 40M128 0l30 34',
              INK.leaf250,
              4,
            ) +
            inside,
        ),
    );
  const ring = (x: number, y: number, r: number) =>
    circle(x, y, r * 1.4, INK.turmericPale) +
    circle(x, y, r, INK.soil500) +
    circle(x, y, r * 0.7, INK.soil400) +
    circle(x, y, r * 0.4, INK.soil700);
  const roll = dice(9);
  const powder = range(46)
    .map(() => ellipse(roll(20, 190), roll(-44, 44), roll(8, 19), roll(6, 13), INK.white, 0, 'opacity=".72"'))
    .join('');
  const rust = range(54)
    .map(() => {
      const [x, y] = [roll(14, 200), roll(-46, 46)];
      return ellipse(x, y, 6.4, 4.4, INK.turmericPale) + ellipse(x, y, 4.6, 3, INK.tomatoPale);
    })
    .join('');
  return board(
    leaf(66, 110, ring(70, -22, 17) + ring(122, 24, 20) + ring(160, -18, 12) + ring(46, 20, 9)),
    leaf(
      376,
      110,
      shape('M240-90H120Q112-40 148-22Q128 4 150 26Q132 50 110 90H260V-90Z', INK.turmericPale) +
        shape('M240-90H136Q130-44 164-22Q146 4 168 26Q150 50 136 90H260V-90Z', INK.soil600) +
        shape('M40 30Q70 40 84 90H20Z', INK.soil600),
    ),
    leaf(66, 300, powder),
    leaf(376, 300, rust),
    badge(1, 40, 48) + badge(2, 350, 48) + badge(3, 40, 238) + badge(4, 350, 238),
  );
}

export function sprayCoverage(): string {
  const blade = (x: number) =>
    shape(`M${x} 206Q${x + 130} 150 ${x + 250} 200Q${x + 130} 178 ${x} 216Z`, INK.leaf400) +
    shape(`M${x} 212Q${x + 130} 164 ${x + 250} 200Q${x + 130} 180 ${x} 218Z`, INK.leaf600);
  const curve = (t: number) => 210 - Math.sin(t * Math.PI) * 30 - t * 6;
  const fine = range(15)
    .map((i) => {
      const t = 0.06 + i * 0.063;
      return (
        circle(36 + t * 250, curve(t) - 8, 4.4, INK.sky600) +
        circle(36 + t * 250, curve(t) + 12, 4.4, INK.sky600)
      );
    })
    .join('');
  const big =
    [0.2, 0.46, 0.72].map((t) => ellipse(356 + t * 250, curve(t) - 10, 18, 11, INK.sky400)).join('') +
    shape('M606 214C622 236 626 244 626 252A14 14 0 0 1 598 252C598 244 596 232 606 214Z', INK.sky400) +
    shape('M588 300C602 320 606 328 606 334A13 13 0 0 1 580 334C580 328 580 318 588 300Z', INK.sky400);
  const pest = (x: number) =>
    [0.3, 0.5, 0.66].map((t) => ellipse(x + t * 250, curve(t) + 24, 10, 6, INK.lime)).join('');
  return board(
    blade(36) + fine + blade(356) + big + pest(356) + line('M320 40V360', INK.leaf150, 4),
    line(
      range(7)
        .map((i) => `M${70 + i * 34} 66l6 34`)
        .join(''),
      INK.sky400,
      3.4,
      'stroke-dasharray="5 8"',
    ) +
      line(
        range(7)
          .map((i) => `M${84 + i * 32} 330l-4-40`)
          .join(''),
        INK.sky400,
        3.4,
        'stroke-dasharray="5 8"',
      ),
    line('M440 60v50M500 60v50M560 60v50', INK.sky400, 7, 'stroke-dasharray="14 16"'),
    badge(1, 44, 48) + tick(284, 48) + badge(2, 364, 48) + cross(600, 48),
  );
}
