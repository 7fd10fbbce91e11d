import { person } from '../dress.ts';
import { egret, grass, hills, ridge, shadow, treeLine } from '../land.ts';
import { blend, box, circle, dice, ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { arecaTrunk } from '../trees.ts';
import { ELDER, YOUNG_MAN } from '../wardrobe.ts';
import { BANNER, palmParts } from './backdrop.ts';

/** The cover tied over a bunch against fruit rot; its knot at the origin. */
function cover(): string {
  return (
    shape('M-7 0Q0-7 7 0C20 6 26 24 24 44Q0 54-24 44C-26 24-20 6-7 0Z', INK.sky200, 'opacity=".88"') +
    shape('M-7 0C-20 6-26 24-24 44Q-16 48-10 49Q-14 20-7 0Z', INK.sky400, 'opacity=".55"') +
    line('M-8 2Q0 6 8 2', INK.clay, 3.4)
  );
}

/** Three banks of monsoon cloud, the darkest nearest. */
function clouds(): string {
  const roll = dice(12);
  const bank = (y: number, colour: string, count: number) =>
    box(-20, -20, 1640, y + 20, colour) +
    range(count)
      .map((i) => ellipse((i * 1640) / (count - 1), y + roll(-26, 8), roll(90, 190), roll(26, 52), colour))
      .join('');
  return bank(150, INK.stormPale, 12) + bank(88, INK.storm, 11) + bank(30, INK.stormDark, 10);
}

/** Before the rains: a climber ties covers over the bunches, an elder below hands up the next. */
export function bannerAreca(): string {
  const { width, height } = BANNER;
  const palm = (x: number, y: number, tall: number, bend: number, scale: number) =>
    place(x, y, arecaTrunk(tall, bend) + use('crown', bend, -tall), { scale });
  const covered = (x: number, y: number, tall: number, bend: number, scale: number) =>
    palm(x, y, tall, bend, scale) +
    place(x + (bend - 16) * scale, y - (tall - 4) * scale, cover(), { scale: 0.8 * scale }) +
    place(x + (bend + 16) * scale, y - (tall - 4) * scale, cover(), { scale: 0.8 * scale });
  return [
    blend('sky', [
      [0, INK.stormDark],
      [0.45, INK.grey300],
      [0.75, INK.dawn],
      [1, INK.dawn],
    ]) + box(0, 0, width, height, 'url(#sky)'),
    circle(330, 250, 150, INK.turmeric, 'opacity=".16"') + circle(330, 250, 62, INK.turmeric, 'opacity=".9"'),
    clouds(),
    hills(width, 420, 14) + treeLine(width, 440, 9),
    palmParts(),
    ridge(width, height, [462, 452, 458, 450], INK.leaf300) +
      ridge(width, height, [506, 494, 500, 490], INK.leaf400),
    palm(70, 500, 250, 8, 0.9) +
      covered(200, 492, 220, -6, 0.86) +
      palm(452, 496, 240, 6, 0.88) +
      covered(1240, 494, 230, -8, 0.88) +
      palm(1370, 498, 250, 6, 0.9) +
      covered(1520, 500, 236, 10, 0.9),
    ridge(width, height, [560, 548, 556, 546, 560], INK.leaf500) +
      ridge(width, height, [602, 590, 596, 588, 604], INK.soil600),
    covered(590, 590, 236, 10, 1.55),
    palm(1080, 584, 240, 4, 1.6) + place(1112, 214, cover(), { scale: 1.2 }),
    climber(),
    shadow(770, 606, 80),
    place(
      770,
      608,
      person({
        ...ELDER,
        look: { ...ELDER.look, style: 'turban', cloth: INK.cloth, clothShade: INK.clothShade },
        pose: { lean: -4, nod: -24, near: [34, -196], far: [26, -106], elbow: { near: -1 } },
        holds: { near: place(2, -6, cover(), { scale: 0.5 }) },
      }),
      { scale: 1.9 },
    ),
    coversOnGround(),
    place(330, 600, egret(), { scale: 0.7 }),
    part('grass', grass(INK.leaf400, INK.leaf250)),
    [40, 130, 240, 420, 520, 960, 1200, 1300, 1420, 1560]
      .map((x, i) => use('grass', x, 616 - (i % 3) * 8, { scale: 0.9 }))
      .join(''),
  ].join('');
}

/** On the trunk, a rope round the ankles, both hands at the bunch. */
function climber(): string {
  const man = person({
    ...YOUNG_MAN,
    dress: {
      ...YOUNG_MAN.dress,
      legs: 'halfPanche',
      shoes: undefined,
      below: INK.clay,
      belowShade: INK.clayDark,
    },
    pose: {
      hip: [-22, -58],
      lean: 14,
      nod: -14,
      near: [36, -156],
      far: [44, -152],
      nearFoot: [14, -16],
      farFoot: [17, -24],
    },
  });
  return (
    place(1048, 380, man, { scale: 1.42 }) +
    line('M1062 366q22 10 42-2', INK.straw300, 6) +
    line('M1010 300Q1050 330 1096 318', INK.straw300, 4)
  );
}

/** A heap of covers ready to go up, and the rope. */
function coversOnGround(): string {
  return (
    place(880, 590, cover(), { turn: 80, scale: 0.9 }) +
    place(900, 606, cover(), { turn: 95, scale: 1 }) +
    place(940, 612, cover(), { turn: 70, scale: 0.9 })
  );
}
