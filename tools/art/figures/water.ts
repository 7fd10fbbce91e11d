import { box, circle, clip, ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { leafBlade, tomato } from '../plants.ts';
import { crumbs } from '../underground.ts';
import { arrow, badge, board, cross, tick } from './board.ts';

/** Chapters 9, 12 and 15: film, water, and the photograph for the doctor. */

export function mulchFilm(): string {
  const bed = 'M60 350L120 232Q130 216 150 216H490Q510 216 520 232L580 350Z';
  return board(
    box(0, 0, 640, 320, INK.sky100) + box(0, 318, 640, 82, INK.soil600),
    shape(bed, INK.soil700) +
      crumbs({ left: 150, right: 500, top: 240, bottom: 330 }, 26, [INK.soil600, INK.soil800], 9, 4),
    shape(
      'M320 232C400 232 440 270 430 310C420 340 360 350 320 350C280 350 220 340 210 310C200 270 240 232 320 232Z',
      INK.soil900,
      'opacity=".6"',
    ),
    line('M38 372L112 226Q124 206 148 206H296M344 206H492Q516 206 528 226L602 372', INK.grey300, 10) +
      line('M38 378L114 230Q126 212 150 212H296M344 212H490Q514 212 526 230L602 378', INK.black, 5),
    box(0, 340, 84, 60, INK.soil600) + box(556, 340, 84, 60, INK.soil600),
    circle(250, 226, 11, INK.black) +
      circle(250, 226, 5, INK.sky400) +
      circle(390, 226, 11, INK.black) +
      circle(390, 226, 5, INK.sky400),
    part('plant', tomato()) +
      line('M320 216Q312 270 320 320M320 230Q286 260 270 300M320 230Q354 260 372 300', INK.soil200, 5) +
      use('plant', 320, 216, { scale: 1.12 }),
    line('M54 344L40 250M250 226L196 140M440 316L560 262', INK.leaf900, 3),
    badge(1, 40, 232) +
      badge(2, 190, 122) +
      badge(3, 404, 60) +
      badge(4, 584, 254) +
      line('M326 150L386 76', INK.leaf900, 3),
  );
}

export function dripLayout(): string {
  const plant = (x: number, y: number) =>
    circle(x, y, 13, INK.leaf500) + circle(x - 3, y - 3, 7, INK.leaf300);
  return board(
    box(214, 24, 412, 352, INK.redSoilPale, 16),
    range(5)
      .map(
        (i) =>
          line(`M244 ${70 + i * 64}H590`, INK.black, 6) +
          range(8)
            .map(
              (k) =>
                ellipse(280 + k * 40, 70 + i * 64, 17, 12, INK.soil700, 0, 'opacity=".5"') +
                plant(280 + k * 40, 62 + i * 64) +
                circle(280 + k * 40, 74 + i * 64, 3.6, INK.sky200),
            )
            .join('') +
          box(586, 62 + i * 64, 14, 16, INK.clay, 3),
      )
      .join(''),
    line('M160 200H244M244 60V336', INK.sky700, 13),
    box(14, 120, 84, 96, INK.sky600, 10) +
      box(22, 128, 68, 34, INK.sky200, 6) +
      box(34, 216, 50, 40, INK.clay, 6) +
      circle(60, 236, 11, INK.paddy50) +
      line('M84 236H110V200H120', INK.sky700, 13),
    box(116, 164, 36, 72, INK.leaf700, 12) + line('M124 182h20M124 196h20M124 210h20', INK.leaf250, 4),
    circle(190, 172, 22, INK.grey700) +
      circle(190, 172, 17, INK.white) +
      line('M190 174l9-10', INK.clay, 4) +
      line('M190 192V200', INK.grey700, 5) +
      box(204, 190, 18, 20, INK.clay, 3) +
      line('M213 190V178M204 176h18', INK.clay, 5),
    badge(1, 56, 88) +
      badge(2, 134, 272) +
      badge(3, 190, 124) +
      badge(4, 244, 360) +
      badge(5, 420, 102) +
      badge(6, 606, 350),
  );
}

export function wettingBulb(): string {
  const column = (x: number, ground: string, bulb: string, colours: readonly string[], size: number) =>
    clip(
      `b${x}`,
      `M${x} 0H${x + 206}V400H${x}Z`,
      box(x, 0, 206, 130, INK.sky100) +
        box(x, 130, 206, 270, ground) +
        crumbs({ left: x, right: x + 206, top: 146, bottom: 392 }, 30, colours, size, x + 2) +
        shape(bulb, INK.sky600, 'opacity=".72"'),
    ) +
    line(`M${x + 10} 112H${x + 196}`, INK.black, 9) +
    box(x + 95, 106, 16, 18, INK.clay, 3) +
    shape(
      `M${x + 103} 122C${x + 110} 132 ${x + 111} 135 ${x + 111} 139A8 8 0 0 1 ${x + 95} 139C${x + 95} 135 ${x + 96} 132 ${x + 103} 122Z`,
      INK.sky600,
    );
  return board(
    column(
      0,
      INK.straw400,
      'M103 132C150 132 158 190 150 260C144 330 128 376 103 380C78 376 62 330 56 260C48 190 56 132 103 132Z',
      [INK.straw300, INK.straw500],
      5,
    ),
    column(
      217,
      INK.redSoil,
      'M320 132C390 132 402 190 396 236C388 292 350 312 320 312C290 312 252 292 244 236C238 190 250 132 320 132Z',
      [INK.redSoilPale, INK.clayDark],
      8,
    ),
    column(
      434,
      INK.soil800,
      'M537 132C620 132 632 160 630 186C622 226 570 236 537 236C504 236 452 226 444 186C442 160 454 132 537 132Z',
      [INK.soil900, INK.soil700],
      12,
    ),
    line('M211 0V400M428 0V400', INK.leaf50, 11),
    badge(1, 103, 50) + badge(2, 320, 50) + badge(3, 537, 50),
  );
}

export function furrowSkip(): string {
  const side = (y: number, wet: 0 | 1) => {
    const water = range(4)
      .map((i) =>
        i % 2 === wet
          ? shape(`M${130 + i * 130} ${y}Q${160 + i * 130} ${y + 60} ${190 + i * 130} ${y}Z`, INK.sky400)
          : '',
      )
      .join('');
    const ridges = `M0 ${y + 90}V${y}${range(5)
      .map(() => 'q30-50 60-6q10 8 10 6q30 52 60 0')
      .join('')}V${y + 90}Z`;
    return shape(ridges, INK.soil600) + water;
  };
  const plants = (y: number) =>
    range(5)
      .map((i) => use('plant', 32 + i * 130, y - 22, { scale: 0.66 }))
      .join('');
  return board(
    box(0, 0, 640, 400, INK.sky100),
    part(
      'plant',
      place(
        0,
        0,
        range(5)
          .map((i) =>
            place(0, 0, leafBlade(70, 26, i % 2 ? INK.leaf300 : INK.leaf500), { turn: -150 + i * 30 }),
          )
          .join(''),
      ),
    ),
    side(110, 0) + plants(110) + side(310, 1) + plants(310),
    badge(1, 606, 36) + badge(2, 606, 236),
  );
}

/** A phone whose screen shows `view`, top left at the origin, 150 by 270. */
function handset(id: string, view: string): string {
  return (
    box(0, 0, 150, 270, INK.black, 18) +
    clip(id, 'M10 24H140V236H10Z', view) +
    circle(75, 254, 10, INK.paddy50)
  );
}

export function photoPlant(): string {
  const sick = (under: boolean) =>
    leafBlade(170, 92, under ? INK.leaf150 : INK.leaf300, under ? INK.leaf300 : INK.leaf100) +
    [
      [50, -14, 11],
      [92, 16, 13],
      [118, -12, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        under
          ? range(5)
              .map((i) => circle(x + (i % 3) * 9 - 9, y + Math.floor(i / 3) * 9 - 4, 3.6, INK.white))
              .join('')
          : circle(x, y, r * 1.4, INK.turmericPale) + circle(x, y, r, INK.soil500),
      )
      .join('');
  const screen = box(10, 24, 130, 212, INK.leaf100);
  return board(
    part('plant', tomato()),
    place(
      36,
      84,
      handset('p1', screen + box(10, 200, 130, 36, INK.redSoilPale) + use('plant', 75, 222, { scale: 0.98 })),
    ),
    place(246, 84, handset('p2', screen + place(20, 170, sick(false), { turn: -34, scale: 0.84 }))),
    place(
      456,
      84,
      handset(
        'p3',
        screen +
          place(20, 170, sick(true), { turn: -34, scale: 0.84 }) +
          shape('M10 210C30 180 60 172 84 180L96 196C80 204 60 220 50 236H10Z', INK.skin),
      ),
    ),
    arrow([194, 220], [238, 220]) + arrow([404, 220], [448, 220]),
    badge(1, 111, 46) + badge(2, 321, 46) + badge(3, 500, 46),
  );
}

export function photoGoodBad(): string {
  const leaf =
    leafBlade(190, 104, INK.leaf300) +
    [
      [56, -16, 13],
      [104, 18, 15],
      [136, -14, 10],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r * 1.4, INK.turmericPale) +
          circle(x, y, r, INK.soil500) +
          circle(x, y, r * 0.5, INK.soil700),
      )
      .join('');
  const dim = place(66, 150, leaf, { scale: 0.24, turn: -30 });
  return board(
    place(
      100,
      60,
      place(
        0,
        0,
        handset('g1', box(10, 24, 130, 212, INK.leaf100) + place(14, 182, leaf, { turn: -44, scale: 0.86 })),
        { scale: 1.18 },
      ),
    ),
    place(
      380,
      60,
      place(
        0,
        0,
        handset(
          'g2',
          `${box(10, 24, 130, 212, INK.charcoal)}<g opacity=".35">${place(-10, 6, dim)}${place(8, -6, dim)}${dim}</g>`,
        ),
        { scale: 1.18, turn: 0 },
      ),
    ),
    line('M370 120q-16 40 0 80M356 130q-12 30 0 60M568 120q16 40 0 80M582 130q12 30 0 60', INK.grey500, 5),
    badge(1, 56, 50) + tick(290, 50) + badge(2, 350, 50) + cross(590, 50),
  );
}
