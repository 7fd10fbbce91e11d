import { person } from '../dress.ts';
import { ridge, shadow, sky } from '../land.ts';
import { lorry } from '../lorry.ts';
import { box, circle, clip, ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { leafBlade } from '../plants.ts';
import { card, lyingSack, phone } from '../things.ts';
import { ELDER, FARMER, SAREES, WOMAN_DOCTOR, womanLook, YOUNG_MAN } from '../wardrobe.ts';
import { areca, fields, morning, palmParts } from './backdrop.ts';
import { bottle } from './banner-spray.ts';

/** Under a roof: the clinic, the godown, the dealer's counter. */

const FRAME = { width: 1200, height: 750 };

/** A window onto the garden. */
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

/** A pot with a sick plant brought to the doctor. */
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

/** The clinic from inside. */
export function clinicHero(): string {
  const { width, height } = FRAME;
  return [
    box(0, 0, width, height, '#F4EBD6') +
      box(0, 520, width, 230, INK.soil300) +
      box(0, 512, width, 14, INK.soil400) +
      box(0, 420, width, 100, '#E7D9B8'),
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

/** A wall chart with a leaf, as hangs in every clinic. */
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

/** Shelves of packets and bottles. */
export function shelves(x: number, y: number, w: number, rows: number): string {
  const colours = [
    INK.leaf400,
    INK.turmeric,
    INK.clay,
    INK.sky600,
    INK.paddy100,
    INK.leaf700,
    INK.amber,
    INK.sky400,
  ];
  const packet = (i: number, row: number, at: number, base: number) => {
    const colour = colours[(i * 3 + row * 5) % colours.length] ?? INK.leaf400;
    const tall = 56 + ((i * 7 + row * 3) % 4) * 6;
    return (i + row) % 4 === 3
      ? place(at + 20, base, bottle(i % 2 ? INK.sky600 : INK.leaf400), { scale: 0.88 })
      : box(at, base - tall, 40, tall, colour, 3) +
          box(at + 5, base - tall * 0.68, 30, tall * 0.36, INK.paddy50, 2) +
          circle(at + 20, base - tall * 0.5, 6, colour);
  };
  const count = Math.floor((w - 20) / 47);
  return (
    box(x, y - 10, w, rows * 96 + 14, '#DCC79C', 4) +
    range(rows)
      .map(
        (row) =>
          range(count)
            .map((i) => packet(i, row, x + 14 + i * 47, y + row * 96 + 80))
            .join('') + box(x - 6, y + row * 96 + 80, w + 12, 12, INK.soil500, 2),
      )
      .join('')
  );
}

/** The godown at loading time. */
export function distributionHero(): string {
  const { width, height } = FRAME;
  return [
    morning({ width, height, horizon: 380, sun: [1010, 210], sunSize: 70, seed: 15, birds: [820, 110] }),
    palmParts() + fields(width, height, 398),
    areca(1100, 450, 230, { bend: -6 }) + areca(1170, 440, 200),
    ridge(width, height, [470, 462, 466, 460], INK.redSoilPale),
    shape('M0 120L330 60L640 130V560H0Z', '#E9DFC6') +
      shape('M-20 138L330 66L670 142V110L330 30L-20 104Z', INK.sky700) +
      shape('M-20 138L330 66L670 142V130L330 52L-20 124Z', INK.sky600) +
      box(60, 220, 500, 340, INK.soil900) +
      line('M60 220H560', INK.soil500, 14),
    stack(86, 556, 4, 5) + stack(400, 556, 1, 3),
    ridge(width, height, [562, 556, 560, 556], INK.soil300) +
      ridge(width, height, [690, 684, 688, 684], INK.soil400),
    ellipse(866, 656, 300, 14, INK.leaf950, 0, 'opacity=".28"'),
    place(866, 650, lorry(), { scale: 0.86 }),
    plank(),
    shadow(470, 640, 60) + shadow(150, 716, 84, -0.1),
    place(
      474,
      640,
      person({
        ...YOUNG_MAN,
        dress: {
          ...YOUNG_MAN.dress,
          legs: 'halfPanche',
          shoes: undefined,
          below: INK.sky600,
          belowShade: INK.sky700,
          top: INK.paddy100,
          topShade: INK.straw300,
        },
        look: { ...YOUNG_MAN.look, style: 'turban', cloth: INK.turmeric, clothShade: INK.amber },
        pose: {
          hip: [0, -99],
          lean: 14,
          nod: -4,
          near: [24, -200],
          far: [44, -190],
          elbow: { near: -1, far: -1 },
          nearFoot: [-26, -6],
          farFoot: [26, -8],
        },
      }),
      { scale: 1.62 },
    ),
    place(436, 312, lyingSack(140, 46, INK.white, INK.clothShade), { turn: 4 }),
    place(
      170,
      716,
      person({
        ...ELDER,
        dress: {
          ...ELDER.dress,
          legs: 'trousers',
          below: INK.grey700,
          belowShade: '#3A463F',
          shoes: INK.black,
          towel: undefined,
        },
        look: { ...ELDER.look, spectacles: true },
        pose: { lean: 2, nod: 10, near: [36, -116], far: [46, -126] },
        holds: { far: place(-16, 6, card(32, 42), { turn: -16 }) },
      }),
      { scale: 1.95 },
    ),
    place(
      20,
      712,
      range(2)
        .map((i) => place(-30 + i * 6, -i * 34, lyingSack(110, 36, INK.white, INK.clothShade)))
        .join(''),
    ),
  ].join('');
}

function stack(x: number, y: number, columns: number, rows: number): string {
  return (
    box(x - 8, y - 14, columns * 84 + 16, 14, INK.soil500, 2) +
    range(rows)
      .map((row) =>
        range(columns)
          .map((i) =>
            place(
              x + i * 84,
              y - 14 - row * 34,
              lyingSack(
                84,
                34,
                (i + row) % 3 ? INK.white : INK.paddy100,
                (i + row) % 3 ? INK.clothShade : INK.straw300,
              ),
            ),
          )
          .join(''),
      )
      .join('')
  );
}

function plank(): string {
  return shape('M440 646L556 594L562 604L454 656Z', INK.soil500);
}

/** Before the shelves, with a ledger, the customer's phone between them. */
export function dealers(): string {
  const { width, height } = FRAME;
  return [
    box(0, 0, width, height, '#F4EBD6') + box(0, 600, width, 150, INK.soil300),
    box(0, 0, width, 46, INK.leaf700) +
      range(16)
        .map((i) => shape(`M${i * 76} 46h76v26a38 34 0 0 1-76 0Z`, i % 2 ? INK.paddy50 : INK.leaf500))
        .join(''),
    shelves(90, 150, 660, 4),
    part('sack', lyingSack(130, 44, INK.white, INK.clothShade)),
    range(4)
      .map((row) =>
        range(row < 3 ? 2 : 1)
          .map((i) => use('sack', 900 + i * 134, 690 - row * 44))
          .join(''),
      )
      .join(''),
    scale(),
    place(
      330,
      640,
      person({
        ...ELDER,
        dress: { ...ELDER.dress, top: INK.white, topShade: INK.coatShade, towel: undefined, sleeves: 'long' },
        look: { ...ELDER.look, spectacles: true },
        pose: { lean: 8, nod: 8, near: [46, -124], far: [66, -112] },
      }),
      { scale: 2.3 },
    ),
    box(120, 500, 560, 24, INK.soil500, 4) +
      box(140, 524, 520, 190, INK.soil600) +
      range(4)
        .map((i) => box(160 + i * 126, 548, 104, 142, INK.soil700, 4))
        .join(''),
    place(
      410,
      500,
      shape('M0 0L20-14H150L160 0Z', INK.white) +
        line('M86-14V-1M30-9h48M28-5h50M94-9h48M94-5h50', INK.grey500, 2),
    ) +
      place(600, 500, bottle(INK.leaf400)) +
      box(634, 452, 34, 48, INK.turmeric, 3) +
      box(639, 466, 24, 20, INK.paddy50, 2),
    shadow(800, 714, 100, -0.1),
    place(
      800,
      716,
      person({
        ...FARMER,
        pose: { lean: 8, nod: 6, near: [34, -96], far: [62, -128] },
        holds: { far: place(6, 4, phone(20, 36), { turn: -10 }) },
      }),
      { scale: 2.35, flip: true },
    ),
  ].join('');
}

/** A beam scale on the counter's end. */
function scale(): string {
  return place(
    590,
    500,
    box(-30, -10, 60, 10, INK.grey700, 3) +
      line('M0-10V-110', INK.grey700, 7) +
      line('M-66-100H66', INK.grey700, 5) +
      line('M-66-100L-90-56M-66-100L-42-56M66-100L42-66M66-100L90-66', INK.grey500, 2) +
      shape('M-96-56H-36Q-66-34-96-56Z', INK.turmeric) +
      shape('M36-66H96Q66-44 36-66Z', INK.turmeric) +
      circle(0, -110, 7, INK.grey700),
  );
}
