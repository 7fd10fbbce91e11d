import { blade, box, circle, clip, dice, ellipse, line, place, range, shape } from '../paint.ts';
import { INK } from '../palette.ts';
import { crumbs } from '../underground.ts';
import { arrow, badge, board, cross, sign, tick } from './board.ts';

/** Chapter 14: how a sample is taken, and what its first number says. */

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

export function phScale(): string {
  const steps = [
    INK.markRed,
    INK.areca,
    INK.maize,
    INK.lichen,
    INK.leaf200,
    INK.leaf300,
    INK.leaf300,
    INK.teal,
    INK.sky600,
    INK.indigo,
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
