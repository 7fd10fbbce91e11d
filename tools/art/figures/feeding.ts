import { blade, box, circle, clip, dice, ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { tomato } from '../plants.ts';
import { arrow, badge, board, cross, field, sign, tick } from './board.ts';

/** Chapters 5 and 6: plant food and bio-stimulants. */

const LEAF = 'M0 0C60-76 176-70 250 0C176 70 60 76 0 0Z';

function paintedLeaf(x: number, y: number, id: string, ground: string, vein: string, inside = ''): string {
  return place(
    x,
    y,
    line('M-30 6Q-14 0 0 0', ground, 7) +
      clip(
        id,
        LEAF,
        shape(LEAF, ground) +
          inside +
          line(
            'M0 0H236M40 0l34-38M90 0l36-44M140 0l34-40M186 0l26-26M40 0l34 38M90 0l36 44M140 0l34 40M186 0l26 26',
            vein,
            6,
          ),
      ),
  );
}

const GREEN_VEINS = line(
  'M0 0H236M40 0l34-38M90 0l36-44M140 0l34-40M186 0l26-26M40 0l34 38M90 0l36 44M140 0l34 40M186 0l26 26',
  INK.leaf400,
  22,
);

export function deficiencyOldLeaves(): string {
  return board(
    paintedLeaf(62, 108, 'n', INK.pale, INK.straw300),
    paintedLeaf(
      366,
      108,
      'p',
      INK.leaf700,
      INK.leaf500,
      shape('M130-90H260V90H130Q170 0 130-90Z', INK.plum, 'opacity=".75"') +
        shape('M0 0C60-76 176-70 250 0C180-46 70-50 0 0Z', INK.plum, 'opacity=".7"'),
    ),
    paintedLeaf(
      62,
      298,
      'k',
      INK.leaf400,
      INK.leaf250,
      line(LEAF, INK.turmericPale, 44) +
        line(LEAF, INK.soil500, 26) +
        shape('M210-60H260V60H210Q190 0 210-60Z', INK.soil500),
    ),
    paintedLeaf(366, 298, 'mg', INK.pale, INK.leaf500, GREEN_VEINS),
    [
      ['N', 40, 50],
      ['P', 344, 50],
      ['K', 40, 240],
      ['Mg', 344, 240],
    ]
      .map(([text, x, y]) => mark(String(text), Number(x), Number(y)))
      .join(''),
  );
}

function mark(text: string, x: number, y: number): string {
  return box(x - 28, y - 22, 56, 44, INK.leaf900, 22) + sign(text, x, y, 26, INK.white);
}

export function deficiencyYoungLeaves(): string {
  const fruit = (x: number, y: number, extra: string) =>
    circle(x, y, 66, INK.tomato) +
    ellipse(x - 24, y - 28, 14, 9, INK.white, -30, 'opacity=".45"') +
    shape(
      `M${x - 40} ${y - 52}L${x} ${y - 66}L${x + 40} ${y - 52}L${x + 12} ${y - 46}L${x} ${y - 30}L${x - 12} ${y - 46}Z`,
      INK.leaf600,
    ) +
    line(`M${x} ${y - 62}v-18`, INK.leaf600, 8) +
    extra;
  const roll = dice(6);
  const strap = clip(
    'zn',
    'M60 360Q90 250 300 222Q130 268 84 366Z',
    shape('M60 360Q90 250 300 222Q130 268 84 366Z', INK.leaf300) +
      range(44)
        .map(() => {
          const t = roll(0, 1);
          return ellipse(
            72 + t * 190,
            350 - Math.sqrt(t) * 120 + roll(-9, 16),
            roll(3, 8),
            roll(2, 5),
            INK.rust,
          );
        })
        .join(''),
  );
  return board(
    paintedLeaf(
      62,
      108,
      'fe',
      INK.cream,
      INK.leaf500,
      line(
        'M0 0H236M40 0l34-38M90 0l36-44M140 0l34-40M186 0l26-26M40 0l34 38M90 0l36 44M140 0l34 40M186 0l26 26',
        INK.leaf250,
        12,
      ),
    ),
    strap +
      shape('M56 360Q40 280 40 236Q66 290 74 362Z', INK.leaf400) +
      shape('M70 364Q96 300 200 318Q120 326 84 368Z', INK.leaf500),
    fruit(
      480,
      116,
      shape('M438 152Q480 132 522 152Q516 184 480 182Q446 182 438 152Z', INK.soil900) +
        shape('M448 156Q480 142 512 156Q480 166 448 156Z', INK.soil600),
    ),
    fruit(
      480,
      312,
      shape(
        'M444 300Q480 320 522 296L516 308Q480 332 448 312ZM468 334Q486 344 512 332L506 342Q484 352 468 334Z',
        INK.soil700,
      ) + line('M444 304Q480 324 520 300M468 337Q488 346 508 336', INK.turmericPale, 2),
    ),
    [
      ['Fe', 44, 44],
      ['Zn', 44, 214],
      ['Ca', 384, 60],
      ['B', 384, 256],
    ]
      .map(([text, x, y]) => mark(String(text), Number(x), Number(y)))
      .join(''),
  );
}

export function fertilizerPlacement(): string {
  const grains = (x: number, y: number, spread: number, count: number, seed: number, deep: number) => {
    const roll = dice(seed);
    return range(count)
      .map(() => circle(x + roll(-spread, spread), y + roll(-deep, deep), roll(5, 7), INK.white))
      .join('');
  };
  const seed = (x: number) =>
    ellipse(x, 262, 15, 10, INK.turmeric) +
    line(
      `M${x} 254Q${x - 4} 220 ${x} 186M${x} 270Q${x - 8} 300 ${x - 2} 330M${x} 270Q${x + 12} 296 ${x + 22} 312`,
      INK.leaf250,
      5,
    ) +
    place(
      x,
      188,
      shape(blade([-28, -30], 10, 5), INK.leaf400) + shape(blade([26, -34], 10, -5), INK.leaf300),
    );
  return field(
    200,
    box(0, 196, 640, 9, INK.soil700),
    seed(150) + seed(470),
    grains(226, 306, 20, 12, 3, 14) + line('M158 276L206 300', INK.paddy50, 3, 'stroke-dasharray="5 6"'),
    grains(470, 192, 130, 26, 5, 7) +
      range(4)
        .map((i) => line(`M${400 + i * 48} 168q-10-14 0-28t0-28`, INK.grey500, 4, 'opacity=".7"'))
        .join(''),
    line('M320 20V380', INK.leaf50, 4),
    badge(1, 44, 44) + tick(276, 44) + badge(2, 364, 44) + cross(596, 44),
  );
}

export function biostimulantTiming(): string {
  const drop = (x: number, y: number, colour: string) =>
    shape(
      `M${x} ${y - 28}C${x + 18} ${y - 2} ${x + 22} ${y + 6} ${x + 22} ${y + 14}A22 22 0 0 1 ${x - 22} ${y + 14}C${x - 22} ${y + 6} ${x - 18} ${y - 2} ${x} ${y - 28}Z`,
      colour,
    );
  const sprout = (x: number, scale: number, more = '') =>
    place(
      x,
      300,
      line('M0 0V-84', INK.leaf500, 7) +
        range(3)
          .map((i) =>
            place(
              0,
              -18 - i * 30,
              shape(blade([-46, -14], 16, 6), INK.leaf400) + shape(blade([46, -18], 16, -6), INK.leaf300),
            ),
          )
          .join('') +
        shape(blade([-12, -34], 9), INK.leaf300) +
        more,
      { scale },
    );
  const flower = (x: number, y: number) =>
    range(5)
      .map((i) => place(x, y, shape('M0 0Q-8-8 0-17Q8-8 0 0Z', INK.turmeric), { turn: i * 72 }))
      .join('') + circle(x, y, 5, INK.amber);
  return field(
    300,
    box(0, 296, 640, 9, INK.leaf500),
    line('M40 356H586', INK.paddy100, 6) + arrow([560, 356], [606, 356], INK.paddy100, 6),
    [90, 240, 390, 540].map((x) => circle(x, 356, 9, INK.turmeric)).join(''),
    sprout(90, 0.6) +
      sprout(240, 1.05) +
      sprout(
        390,
        1.4,
        shape(blade([8, -40], 8), INK.leaf250) +
          place(
            0,
            -92,
            circle(0, 0, 7, INK.leaf150) + circle(-14, 8, 6, INK.leaf150) + circle(14, 6, 6, INK.leaf150),
          ),
      ) +
      part('last', tomato()) +
      use('last', 540, 302, { scale: 1.14 }) +
      flower(566, 120) +
      flower(512, 136),
    drop(90, 212, INK.sky600) +
      drop(240, 152, INK.leaf500) +
      drop(390, 104, INK.leaf500) +
      drop(606, 106, INK.leaf500),
    badge(1, 90, 160) + badge(2, 240, 98) + badge(3, 390, 48) + badge(4, 606, 50),
  );
}

export function trialStrips(): string {
  const rows = range(10)
    .map((i) => {
      const x = 50 + i * 54 + (i > 4 ? 18 : 0);
      return (
        box(x - 16, 60, 32, 250, i < 5 ? INK.leaf700 : INK.soil600, 14, 'opacity=".35"') +
        range(6)
          .map((k) => circle(x, 82 + k * 40, i < 5 ? 18 : 16, k % 2 ? INK.leaf300 : INK.leaf400))
          .join('') +
        (i < 5
          ? range(6)
              .map((k) => circle(x + 8, 76 + k * 40, 5, INK.sky200))
              .join('')
          : '')
      );
    })
    .join('');
  const stake = (x: number) =>
    box(x - 5, 30, 10, 300, INK.clay, 3) + shape(`M${x - 5} 30h34l-10 12l10 12h-34Z`, INK.clay);
  const basket = (x: number) =>
    shape(`M${x - 42} 344H${x + 42}L${x + 30} 388H${x - 30}Z`, INK.straw500) +
    range(5)
      .map((i) => circle(x - 30 + i * 15, 340, 10, i % 2 ? INK.tomato : INK.tomatoPale))
      .join('');
  return board(
    box(14, 44, 612, 282, INK.redSoilPale, 14),
    rows,
    stake(302),
    basket(158) + basket(454),
    line('M232 366H380', INK.grey700, 5) +
      shape('M292 388L306 348L320 388Z', INK.grey700) +
      badge(1, 40, 366) +
      badge(2, 594, 366),
  );
}
