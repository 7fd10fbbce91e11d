import { blade, box, circle, dice, ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { leafBlade, maize } from '../plants.ts';
import { amaranth, barnyard, bermuda, commelina, parthenium, sedge } from '../weed-plants.ts';
import { badge, board, field, sign } from './board.ts';

/** Chapter 11: weeds, and the days when they cost most. */

export function weedsGrassSedge(): string {
  return field(
    300,
    box(0, 296, 640, 9, INK.soil700),
    place(112, 300, sedge(), { scale: 1.12 }),
    place(320, 300, barnyard(), { scale: 1.18 }),
    place(530, 300, bermuda(), { scale: 0.98 }),
    badge(1, 40, 44) + badge(2, 250, 44) + badge(3, 450, 44),
  );
}

export function weedsBroadleaf(): string {
  return field(
    320,
    box(0, 316, 640, 9, INK.soil700),
    line(
      'M110 320q-14 20-24 44M110 320q12 24 22 50M110 320v60M320 320q-12 24-22 48M320 320q12 20 24 44M320 320v64M470 320q-10 20-16 36',
      INK.soil200,
      5,
    ),
    place(110, 320, parthenium(), { scale: 1.16 }),
    place(320, 320, amaranth(), { scale: 1.2 }),
    place(526, 320, commelina(), { scale: 1.04 }),
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

export function weedsMore(): string {
  const roll = dice(12);
  const striga =
    line('M0 0V-104', INK.leaf500, 5) +
    range(6)
      .map((i) => place(0, -14 - i * 16, shape(blade([i % 2 ? 26 : -26, -12], 5), INK.leaf400)))
      .join('') +
    range(4)
      .map((i) =>
        place(i % 2 ? 9 : -9, -70 - i * 13, circle(0, 0, 9, INK.rose) + circle(0, 0, 3, INK.paddy50)),
      )
      .join('');
  const threads = range(16)
    .map(() => {
      const x = roll(240, 390);
      const y = roll(130, 280);
      return `M${Math.round(x)} ${Math.round(y)}q${Math.round(roll(-40, 40))} ${Math.round(roll(-50, 10))} ${Math.round(roll(-60, 60))} ${Math.round(roll(-40, 40))}`;
    })
    .join('');
  const host =
    line('M320 320V150', INK.leaf600, 8) +
    [
      [-1, 290],
      [1, 270],
      [-1, 240],
      [1, 216],
      [-1, 190],
      [1, 168],
    ]
      .map(([side = 1, y = 0]) =>
        place(320, y, leafBlade(76, 36, side > 0 ? INK.leaf400 : INK.leaf500), {
          turn: side > 0 ? -22 : 202,
        }),
      )
      .join('');
  const mat =
    line('M450 314Q500 290 540 300T628 306M540 300Q520 268 484 262M540 300Q580 268 612 268', INK.rose, 6) +
    [
      [470, 302],
      [496, 290],
      [520, 300],
      [560, 294],
      [590, 300],
      [614, 300],
      [506, 268],
      [488, 262],
      [580, 276],
      [606, 268],
      [540, 280],
    ]
      .map(([x = 0, y = 0], i) => ellipse(x, y, 15, 11, i % 2 ? INK.leaf300 : INK.leaf400, (i * 31) % 60))
      .join('') +
    [
      [530, 288],
      [598, 286],
      [474, 290],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, INK.white))
      .join('');
  return field(
    320,
    box(0, 316, 640, 9, INK.soil700),
    part('maize', maize()) +
      use('maize', 84, 322, { scale: 1.16 }) +
      place(140, 322, striga) +
      place(40, 322, striga, { scale: 0.86 }) +
      line('M84 322Q86 356 90 388M84 330Q112 350 140 346V322M84 336Q60 352 40 350V322', INK.soil200, 5),
    host + line(threads, INK.turmeric, 4),
    mat,
    badge(1, 36, 40) + badge(2, 320, 60) + badge(3, 540, 60),
  );
}
