import { person } from '../dress.ts';
import { ridge, shadow, sky } from '../land.ts';
import { box, circle, clip, line, place, range, shape } from '../paint.ts';
import { INK } from '../palette.ts';
import { leafBlade } from '../plants.ts';
import { FARMER, SAREES, WOMAN_DOCTOR, womanLook, YOUNG_MAN } from '../wardrobe.ts';
import { areca, HERO, palmParts } from './backdrop.ts';
import { shelves } from './shelves.ts';

/** The clinic from inside. */

function windowOnGarden(x: number, y: number, w: number, h: number): string {
  const view =
    sky(w, h, { sun: [w * 0.7, h * 0.34], sunSize: 34 }) +
    ridge(w, h, [h * 0.64, h * 0.56, h * 0.62, h * 0.54], INK.hillMid) +
    ridge(w, h, [h * 0.76, h * 0.72, h * 0.74, h * 0.7], INK.leaf300) +
    areca(w * 0.2, h * 0.86, h * 0.5) +
    areca(w * 0.42, h * 0.84, h * 0.4) +
    areca(w * 0.86, h * 0.88, h * 0.46);
  return (
    box(x - 14, y - 14, w + 28, h + 28, INK.soil600, 4) +
    place(x, y, clip('view', `M0 0H${w}V${h}H0Z`, view)) +
    box(x + w / 2 - 4, y, 8, h, INK.soil600) +
    box(x, y + h / 2 - 4, w, 8, INK.soil600) +
    box(x - 24, y + h + 10, w + 48, 14, INK.soil500, 4)
  );
}

function pottedPlant(): string {
  return (
    line('M0 0Q-4-50 2-96', INK.leaf500, 5) +
    [
      [-20, -30, 200],
      [8, -44, -20],
      [-10, -66, 210],
      [6, -84, -40],
      [2, -96, -86],
    ]
      .map(([x = 0, y = 0, turn = 0], i) =>
        place(x * 0.2, y, leafBlade(54, 26, i % 2 ? INK.lime : INK.leaf300), { turn }),
      )
      .join('') +
    circle(28, -60, 5, INK.soil500) +
    circle(-32, -42, 5, INK.soil500) +
    shape('M-30 0H30L22 48H-22Z', INK.clayPale) +
    box(-34, -6, 68, 14, INK.clay, 4)
  );
}

export function clinicHero(): string {
  const { width, height } = HERO;
  return [
    box(0, 0, width, height, INK.wall) +
      box(0, 520, width, 230, INK.soil300) +
      box(0, 512, width, 14, INK.soil400) +
      box(0, 420, width, 100, INK.cotton),
    line(
      range(9)
        .map((i) => `M${i * 150} 526L${-300 + i * 225} 750`)
        .join(''),
      INK.soil400,
      2,
      'opacity=".5"',
    ),
    palmParts(),
    windowOnGarden(90, 110, 300, 260),
    shelves(760, 90, 360, 3),
    chart(592, 76),
    bench(),
    place(176, 640, seated(YOUNG_MAN, -1), { scale: 2 }),
    place(
      304,
      640,
      person({
        dress: SAREES.leaf,
        look: womanLook('bun'),
        pose: {
          hip: [0, -56],
          lean: 2,
          nod: 4,
          near: [34, -62],
          far: [42, -66],
          nearFoot: [46, -6],
          farFoot: [54, -6],
        },
      }),
      { scale: 2 },
    ),
    shadow(560, 706, 110, -0.1) + shadow(930, 706, 120, -0.1),
    place(
      540,
      706,
      person({
        ...FARMER,
        pose: { lean: 8, nod: 8, near: [44, -104], far: [58, -120] },
        holds: { far: place(6, 0, leafBlade(44, 24, INK.lime), { turn: -50 }) },
      }),
      { scale: 2.2 },
    ),
    place(
      960,
      706,
      person({
        ...WOMAN_DOCTOR,
        pose: { hip: [0, -100], lean: 10, nod: 10, near: [52, -128], far: [40, -92] },
        holds: { near: lens() },
      }),
      { scale: 2.25, flip: true },
    ),
    box(640, 520, 400, 22, INK.soil500, 5) +
      box(660, 542, 360, 130, INK.soil600) +
      box(660, 542, 360, 16, INK.soil700) +
      line('M670 672V712M1010 672V712', INK.soil700, 18) +
      line('M840 560V670', INK.soil700, 4),
    place(700, 472, pottedPlant(), { scale: 1 }),
    place(770, 516, leafBlade(80, 36, INK.leaf300), { turn: -4 }) +
      place(800, 520, leafBlade(70, 30, INK.lime), { turn: 6 }),
    box(920, 500, 80, 20, INK.white, 3) +
      box(926, 490, 72, 10, INK.leaf700, 2) +
      box(930, 482, 66, 8, INK.clay, 2),
  ].join('');
}

function chart(x: number, y: number): string {
  return (
    box(x, y, 150, 200, INK.white, 4) +
    box(x, y, 150, 14, INK.leaf700) +
    place(x + 24, y + 70, leafBlade(104, 50)) +
    place(x + 24, y + 138, leafBlade(104, 50, INK.lime)) +
    circle(x + 64, y + 134, 6, INK.soil500) +
    circle(x + 90, y + 146, 5, INK.soil500) +
    line(`M${x + 24} ${y + 180}h100`, INK.grey300, 5)
  );
}

function bench(): string {
  return (
    box(90, 528, 300, 16, INK.soil500, 4) +
    box(104, 456, 272, 14, INK.soil500, 4) +
    line('M112 460V640M368 460V640', INK.soil600, 12)
  );
}

function seated(who: typeof YOUNG_MAN, nod: number): string {
  return person({
    ...who,
    pose: {
      hip: [0, -56],
      lean: 4,
      nod,
      near: [40, -70],
      far: [46, -74],
      nearFoot: [44, -6],
      farFoot: [56, -6],
    },
  });
}

function lens(): string {
  return place(
    4,
    -4,
    line('M0 0L12-14', INK.soil700, 5) +
      circle(20, -24, 13, INK.sky200, 'opacity=".7"') +
      line('M8-24a12 12 0 1 0 24 0a12 12 0 1 0-24 0', INK.soil700, 3),
  );
}
