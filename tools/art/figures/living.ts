import { box, circle, clip, dice, ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { leafBlade } from '../plants.ts';
import { earthworm } from '../underground.ts';
import { arrow, badge, board, cross, field, tick } from './board.ts';

/** Chapters 3, 7 and 8: bio-fertilizers, soil carbon and living inputs. */

/** Two open hands, palms up, over the origin. */
function hands(): string {
  return (
    shape('M-70 30C-60 4-30-4-6 2L-10 26C-30 40-52 44-70 30Z', INK.skin) +
    shape('M70 30C60 4 30-4 6 2L10 26C30 40 52 44 70 30Z', INK.skin) +
    shape(
      'M-70 30C-52 44-30 40-10 26L-9 20C-30 30-50 34-66 22ZM70 30C52 44 30 40 10 26L9 20C30 30 50 34 66 22Z',
      INK.skinShade,
      'opacity=".3"',
    )
  );
}

function seeds(x: number, y: number, spread: number, count: number, seed: number): string {
  const roll = dice(seed);
  return range(count)
    .map((i) =>
      ellipse(
        x + roll(-spread, spread),
        y + roll(-10, 10),
        8,
        6,
        [INK.soil500, INK.soil600, INK.soil700][i % 3] ?? INK.soil500,
        roll(-40, 40),
      ),
    )
    .join('');
}

export function seedCoating(): string {
  const pan = (x: number, y: number, liquid: string) =>
    ellipse(x, y, 88, 18, INK.grey500) +
    ellipse(x, y + 2, 80, 13, liquid) +
    shape(
      `M${x - 88} ${y}Q${x - 76} ${y + 62} ${x - 40} ${y + 62}H${x + 40}Q${x + 76} ${y + 62} ${x + 88} ${y}Q${x} ${y + 36} ${x - 88} ${y}Z`,
      INK.grey700,
    );
  return board(
    pan(160, 96, INK.straw500) + box(196, 30, 40, 34, INK.soil500, 6) + box(204, 22, 40, 34, INK.soil400, 6),
    pan(480, 96, INK.soil900) +
      line('M500 100L560 24', INK.soil500, 9) +
      place(
        430,
        54,
        shape('M-26-40H26L30 10H-30Z', INK.leaf400) +
          box(-18, -26, 36, 20, INK.paddy50, 2) +
          shape('M-8 10L0 44L10 10Z', INK.soil900),
        { turn: 24 },
      ),
    ellipse(160, 336, 112, 26, INK.straw500) +
      ellipse(160, 330, 104, 20, INK.straw300) +
      seeds(160, 326, 84, 40, 3) +
      place(160, 286, hands()) +
      seeds(160, 288, 36, 12, 5),
    box(370, 316, 220, 40, INK.paddy100, 8) +
      seeds(480, 336, 96, 46, 6) +
      shape('M360 236Q480 184 600 236Q540 226 480 240Q420 226 360 236Z', INK.leaf500) +
      line('M480 236V312', INK.soil500, 8) +
      shape('M384 300H576L600 366H360Z', INK.leaf900, 'opacity=".16"'),
    arrow([270, 110], [372, 110]) +
      arrow([470, 178], [210, 252], INK.leaf700, 7, -10) +
      arrow([286, 330], [352, 330]),
    badge(1, 40, 40) + badge(2, 600, 50) + badge(3, 40, 250) + badge(4, 612, 290),
  );
}

export function rootNodules(): string {
  const knob = (x: number, y: number, r: number) =>
    circle(x, y, r, INK.soil200) + circle(x - r * 0.3, y - r * 0.3, r * 0.36, INK.paddy100);
  const cut = (x: number, y: number, inside: string, rim: string) =>
    circle(x, y, 56, rim) +
    circle(x, y, 44, inside) +
    ellipse(x - 12, y - 14, 14, 9, INK.white, -30, 'opacity=".35"');
  return field(
    120,
    box(0, 114, 640, 12, INK.leaf500),
    line('M200 126Q196 70 204 30', INK.leaf500, 9) +
      [
        [-1, 92],
        [1, 76],
        [-1, 54],
        [1, 40],
      ]
        .map(([side = 1, y = 0]) =>
          place(202, y, leafBlade(70, 36, side > 0 ? INK.leaf300 : INK.leaf400), {
            turn: side > 0 ? -24 : 204,
          }),
        )
        .join(''),
    line(
      'M200 124Q204 220 196 370M200 150Q140 180 90 170M200 176Q270 210 330 196M200 210Q130 250 80 266M200 240Q260 290 320 300M198 290Q150 330 120 360M198 310Q240 350 270 370',
      INK.soil200,
      7,
    ) + line('M140 172l-20 30M110 174l-14 26M270 200l30 30M120 256l-30 40M270 284l10 40', INK.soil200, 4),
    [
      [168, 166, 13],
      [128, 178, 15],
      [228, 190, 14],
      [264, 208, 16],
      [166, 232, 14],
      [122, 252, 16],
      [232, 262, 14],
      [282, 294, 15],
      [184, 300, 12],
      [208, 338, 13],
      [150, 330, 12],
      [106, 172, 11],
    ]
      .map(([x = 0, y = 0, r = 0]) => knob(x, y, r))
      .join(''),
    line('M282 208L404 196M296 298L404 320', INK.paddy50, 3, 'stroke-dasharray="6 7"'),
    cut(466, 196, INK.nodule, INK.soil200) + cut(466, 324, INK.leaf150, INK.soil200),
    badge(1, 560, 176) + tick(560, 224) + badge(2, 560, 302) + cross(560, 350),
  );
}

export function carbonCycle(): string {
  const crumb = dice(3);
  return field(
    226,
    box(0, 226, 640, 84, INK.soil800) + box(0, 310, 640, 90, INK.redSoil) + box(0, 220, 640, 10, INK.leaf500),
    circle(560, 64, 40, INK.turmeric),
    line('M300 226V90', INK.leaf500, 10) +
      [
        [-1, 190],
        [1, 172],
        [-1, 146],
        [1, 126],
        [-1, 104],
        [1, 92],
      ]
        .map(([s = 1, y = 0]) =>
          place(300, y, leafBlade(96, 44, s > 0 ? INK.leaf300 : INK.leaf400), { turn: s > 0 ? -26 : 206 }),
        )
        .join('') +
      line('M300 226Q296 280 300 300M300 240Q260 260 230 290M300 244Q344 264 372 292', INK.soil200, 6),
    range(8)
      .map((i) =>
        place(90 + i * 18, 222, line('M-12 0L14-8', i % 2 ? INK.straw400 : INK.straw500, 5), {
          turn: (i * 37) % 60,
        }),
      )
      .join('') + ellipse(126, 214, 44, 12, INK.soil600),
    place(190, 276, earthworm(), { scale: 0.8 }) + place(440, 268, earthworm(), { scale: 0.7, flip: true }),
    range(40)
      .map(() => ellipse(crumb(20, 620), crumb(316, 356), crumb(5, 11), crumb(4, 8), INK.soil950))
      .join(''),
    arrow([206, 50], [262, 104], INK.sky700, 9, -8) +
      arrow([128, 190], [128, 252], INK.soil950, 9) +
      arrow([520, 240], [520, 130], INK.clay, 9) +
      arrow([300, 308], [300, 352], INK.paddy100, 8),
    badge(1, 178, 36) + badge(2, 74, 176) + badge(3, 562, 166) + badge(4, 344, 340),
  );
}

export function compostLayers(): string {
  const straw = (y: number, inset: number) => {
    const roll = dice(y);
    return (
      box(150 + inset, y, 340 - inset * 2, 46, INK.straw400, 6) +
      line(
        range(30)
          .map(
            () =>
              `M${Math.round(roll(160 + inset, 460 - inset))} ${Math.round(y + roll(8, 40))}l${Math.round(roll(14, 32))} ${Math.round(roll(-7, 7))}`,
          )
          .join(''),
        INK.straw300,
        3,
      ) +
      line(
        range(12)
          .map(
            () =>
              `M${Math.round(roll(160 + inset, 460 - inset))} ${Math.round(y + roll(8, 40))}l${Math.round(roll(14, 28))} ${Math.round(roll(-7, 7))}`,
          )
          .join(''),
        INK.leaf300,
        3,
      )
    );
  };
  const dung = (y: number, inset: number) =>
    shape(`M${150 + inset} ${y}H${490 - inset}V${y + 18}H${150 + inset}Z`, INK.soil700);
  const soil = (y: number, inset: number) => box(150 + inset, y, 340 - inset * 2, 9, INK.redSoil);
  const set = (y: number, inset: number) => straw(y - 46, inset) + dung(y - 64, inset) + soil(y - 73, inset);
  return field(
    352,
    shape('M90 70L320 24L550 70L540 82H100Z', INK.straw500) + line('M112 80V356M528 80V356', INK.soil600, 11),
    set(352, 0) + set(279, 10) + set(206, 20),
    shape('M160 134Q320 96 480 134L476 146Q320 116 164 146Z', INK.soil400),
    line('M490 330H570M484 297H570', INK.leaf900, 3),
    badge(1, 590, 340) + badge(2, 590, 292) + badge(3, 590, 244) + line('M484 283L572 252', INK.leaf900, 3),
    arrow([60, 200], [136, 250], INK.leaf700, 8, -30) +
      shape('M46 120C60 142 66 150 66 160A20 20 0 0 1 26 160C26 150 32 142 46 120Z', INK.sky600),
  );
}

export function trichodermaCompost(): string {
  const heap = (x: number, colour: string, more: string) =>
    shape(`M${x - 90} 330Q${x - 70} 240 ${x} 232Q${x + 70} 240 ${x + 90} 330Z`, colour) + more;
  const roll = dice(7);
  const specks = (x: number, colour: string, count: number) =>
    range(count)
      .map(() => {
        const t = roll(-1, 1);
        return ellipse(x + t * 66, 326 - roll(4, 78) * (1 - Math.abs(t)), roll(3, 6), roll(2, 4), colour);
      })
      .join('');
  return board(
    box(0, 326, 640, 74, INK.soil400),
    heap(112, INK.soil700, specks(112, INK.soil500, 26)) +
      place(
        112,
        150,
        shape('M-34-46H34L40 24H-40Z', INK.leaf400) +
          box(-24, -28, 48, 28, INK.paddy50, 3) +
          circle(0, -14, 9, INK.leaf400) +
          shape('M-14 24L0 78L14 24Z', INK.leaf150),
      ),
    heap(
      320,
      INK.soil700,
      shape(
        'M224 322Q244 232 320 222Q396 232 416 322Q392 300 380 318Q350 296 320 314Q290 296 262 318Q244 300 224 322Z',
        INK.straw500,
      ) + line('M244 290Q320 236 396 290M236 310Q320 262 404 310', INK.straw300, 3),
    ) +
      place(320, 120, shape('M0-30C20 0 26 10 26 22A26 26 0 0 1-26 22C-26 10-20 0 0-30Z', INK.sky600)) +
      shape('M224 66Q320 26 416 66L410 76Q320 46 230 76Z', INK.leaf500),
    heap(528, INK.soil700, specks(528, INK.leaf300, 60) + specks(528, INK.leaf150, 26)) +
      arrow([528, 216], [528, 130], INK.leaf700, 9) +
      range(3)
        .map((i) => box(478 + i * 36, 92, 26, 12, INK.leaf400, 5))
        .join(''),
    arrow([206, 280], [236, 280]) +
      arrow([414, 280], [444, 280]) +
      badge(1, 40, 60) +
      badge(2, 258, 132) +
      badge(3, 604, 60),
  );
}

export function livingHelpers(): string {
  const grubBody =
    'M-54 20C-70-20-30-56 14-46C56-36 64 8 34 30C44 0 20-18-6-16C-30-14-38 6-24 28C-34 36-48 34-54 20Z';
  const roll = dice(2);
  return board(
    box(0, 0, 213, 400, INK.sky100) + box(213, 0, 214, 400, INK.leaf100) + box(427, 0, 213, 400, INK.soil600),
    part('leaf', leafBlade(170, 88, INK.leaf400)) +
      use('leaf', 30, 240, { turn: -24 }) +
      line('M110 196L120 150', INK.soil500, 3) +
      place(
        120,
        150,
        box(-34, -8, 78, 64, INK.paddy50, 4) +
          range(20)
            .map((i) => circle(-24 + (i % 5) * 14, 4 + Math.floor(i / 5) * 13, 4.6, INK.soil700))
            .join(''),
        { turn: 8 },
      ),
    line('M230 110Q320 90 410 116', INK.leaf600, 12) +
      place(270, 100, leafBlade(90, 44, INK.leaf300), { turn: -30 }) +
      line('M330 104V136', INK.leaf600, 4) +
      shape('M318 134Q306 190 318 250Q328 292 334 308Q346 286 348 250Q354 190 342 134Z', INK.soil700) +
      line('M316 170q18 8 30 0M314 204q18 8 34 0M316 238q16 8 32 0M320 268q12 6 24 0', INK.soil500, 4) +
      ellipse(334, 318, 6, 10, INK.soil700),
    place(
      534,
      200,
      shape(grubBody, INK.cotton) +
        circle(36, 24, 17, INK.amber) +
        line('M20 36l-6 20M8 34l-8 18M44 38l2 18', INK.amber, 5),
      { scale: 1.25 },
    ) +
      range(34)
        .map(() => {
          const t = roll(-0.6, 3.6);
          return circle(
            528 + Math.cos(t + 2.4) * roll(40, 68),
            192 + Math.sin(t + 2.4) * roll(36, 60),
            roll(4, 9),
            INK.white,
            'opacity=".9"',
          );
        })
        .join('') +
      clip('soil', 'M427 320H640V400H427Z', box(427, 320, 213, 80, INK.soil700)),
    badge(1, 36, 40) + badge(2, 250, 40) + badge(3, 464, 40),
  );
}
