import { person } from '../dress.ts';
import { egret, grass, ridge, shadow, sow } from '../land.ts';
import { box, line, part, place, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { paddy } from '../plants.ts';
import { FARMER } from '../wardrobe.ts';
import { coconutPalm, fields, HERO, morning, palmParts } from './backdrop.ts';
import { roadsideTree } from './banner-delivery.ts';

/** A call from the field. */

export function contact(): string {
  const { width, height } = HERO;
  return [
    morning({ width, height, horizon: 390, sun: [300, 220], sunSize: 84, seed: 45, birds: [520, 120] }),
    palmParts() + fields(width, height, 408),
    part('tree', roadsideTree(7)) + use('tree', 1010, 500, { scale: 1.6 }),
    house(),
    use('tree', 700, 486, { scale: 0.9, flip: true }),
    part('hill', paddy()) +
      sow(
        'hill',
        { left: -20, right: 1220, top: 540, bottom: 640 },
        { rows: 3, far: 0.8, near: 1.15, gap: 76 },
      ),
    coconutPalm(70, 500, 260, 40) + coconutPalm(150, 490, 200, -20),
    ridge(width, height, [670, 656, 664, 654], INK.leaf300) +
      ridge(width, height, [694, 680, 688, 678], INK.soil500),
    shadow(420, 716, 100),
    place(
      430,
      718,
      person({
        ...FARMER,
        pose: { lean: 2, nod: 2, near: [-4, -172], far: [46, -110] },
        holds: { near: place(8, -2, box(-4, -22, 9, 26, INK.black, 3), { turn: 14 }) },
      }),
      { scale: 2.6 },
    ),
    place(640, 690, egret(), { scale: 0.9, flip: true }) + place(240, 690, egret(), { scale: 0.8 }),
    part('grass', grass()) +
      [40, 160, 560, 780, 940, 1140].map((x, i) => use('grass', x, 730 - (i % 2) * 14)).join(''),
  ].join('');
}

function house(): string {
  return (
    box(830, 380, 330, 130, INK.wall) +
    shape('M800 384L870 300H1120L1190 384Z', INK.clay) +
    line('M812 370H1178M824 356H1166M838 340H1152M850 324H1140', INK.clayDark, 3) +
    box(960, 420, 60, 90, INK.soil600, 3) +
    box(858, 420, 70, 52, INK.sky400) +
    line('M893 420V472M858 446H928', INK.soil600, 5) +
    box(1058, 420, 70, 52, INK.sky400) +
    line('M1093 420V472M1058 446H1128', INK.soil600, 5) +
    line('M822 384V512M1168 384V512', INK.soil500, 12) +
    box(810, 506, 370, 14, INK.soil400) +
    box(934, 386, 112, 28, INK.leaf700, 4) +
    place(966, 408, shape('M0 0C6-18 26-22 46-16C38 2 16 8 0 0Z', INK.leaf150))
  );
}
