import { person } from '../dress.ts';
import { egret, grass, ridge, shadow, sow } from '../land.ts';
import { box, circle, line, part, place, range, ribbon, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { paddy } from '../plants.ts';
import { DOCTOR, ELDER, FARMER, SAREES, WOMAN_DOCTOR, womanLook, YOUNG_MAN } from '../wardrobe.ts';
import { areca, coconutPalm, fields, morning, palmParts } from './backdrop.ts';
import { roadsideTree } from './banner-delivery.ts';

/** Under the sky: on the way to a field, on the phone, lost, and at a lesson under a tree. */

const FRAME = { width: 1200, height: 750 };

/** The doctor on the way at dawn, samples behind him. */
export function about(): string {
  const { width, height } = FRAME;
  return [
    morning({ width, height, horizon: 400, sun: [820, 250], sunSize: 92, seed: 33, birds: [420, 130] }),
    palmParts() + fields(width, height, 420),
    part('hill', paddy()) +
      sow('hill', { left: -20, right: 1220, top: 454, bottom: 560 }, { rows: 4, far: 0.5, near: 1, gap: 78 }),
    areca(90, 500, 290, { bend: 10 }) +
      areca(190, 490, 240, { bend: -6 }) +
      coconutPalm(1080, 490, 240, -40) +
      areca(1160, 500, 260),
    ridge(width, height, [604, 592, 598, 590], INK.leaf300) +
      ridge(width, height, [628, 614, 620, 612], INK.redSoilPale) +
      ridge(width, height, [700, 690, 696, 688], INK.redSoil),
    shadow(590, 690, 190, -0.1),
    place(600, 690, motorcycle()),
    place(290, 640, egret(), { scale: 0.8 }) + place(960, 646, egret(), { scale: 0.7, flip: true }),
    part('grass', grass()) +
      [40, 200, 380, 860, 1040, 1170].map((x, i) => use('grass', x, 736 - (i % 3) * 12)).join(''),
  ].join('');
}

/** Rider and machine, ground at the origin, facing right. */
function motorcycle(): string {
  const wheel = (x: number) =>
    place(
      x,
      -62,
      circle(0, 0, 62, INK.black) +
        circle(0, 0, 47, INK.grey300) +
        circle(0, 0, 43, '#F6E5BE') +
        line(
          range(6)
            .map(
              (i) =>
                `M0 0L${Math.round(Math.cos((i * Math.PI) / 3) * 42)} ${Math.round(Math.sin((i * Math.PI) / 3) * 42)}`,
            )
            .join(''),
          INK.grey500,
          2.4,
        ) +
        circle(0, 0, 10, INK.grey700),
    );
  const rider = person({
    ...DOCTOR,
    pose: {
      hip: [-14, -96],
      lean: 12,
      nod: -2,
      near: [54, -116],
      far: [60, -118],
      nearFoot: [24, -30],
      farFoot: [30, -30],
    },
  });
  return (
    wheel(-140) +
    wheel(150) +
    line('M96-206L150-62', INK.grey700, 12) +
    line('M-140-62L-40-70', INK.grey700, 14) +
    shape('M-60-120L80-160L96-100L30-54H-50Z', INK.grey700) +
    circle(0, -78, 34, INK.grey500) +
    circle(0, -78, 20, INK.grey700) +
    line('M-20-54H-190', INK.grey300, 14) +
    shape('M-150-150Q-60-172 10-150L0-128H-140Z', INK.black) +
    shape('M0-156C20-196 90-200 104-168L96-132Q40-120 0-156Z', INK.clay) +
    shape('M0-156C20-160 70-150 96-132Q40-120 0-156Z', INK.clayDark) +
    shape('M-190-118A66 66 0 0 1-86-104L-98-96A54 54 0 0 0-180-108Z', INK.clay) +
    shape('M98-112A66 66 0 0 1 208-96L198-90A54 54 0 0 0 108-100Z', INK.clay) +
    line('M92-214L76-232', INK.grey700, 8) +
    circle(112, -196, 18, INK.grey300) +
    circle(118, -196, 13, INK.turmericPale) +
    sampleBox() +
    place(0, 32, rider, { scale: 1.95 })
  );
}

/** Bags of samples strapped behind the seat. */
function sampleBox(): string {
  return (
    line('M-96-150V-176H-206', INK.grey700, 6) +
    box(-204, -246, 104, 76, INK.leaf600, 8) +
    box(-204, -246, 104, 18, INK.leaf700, 6) +
    line('M-176-246V-170M-128-246V-170', INK.straw300, 6) +
    place(
      -150,
      -246,
      shape(
        'M-14 2Q-20-24-10-46Q0-20-4 2ZM0 2Q-2-30 10-54Q16-22 8 2ZM8 2Q20-14 34-26Q28-4 18 2Z',
        INK.leaf300,
      ),
    )
  );
}

/** On the bund with a phone; the clinic waits behind him. */
export function contact(): string {
  const { width, height } = FRAME;
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

/** A tiled house with a veranda, a leaf on its board. */
function house(): string {
  return (
    box(830, 380, 330, 130, '#F4EBD6') +
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

/** A scarecrow where the paths part. */
export function notFound(): string {
  return [
    morning({
      width: 800,
      height: 600,
      horizon: 330,
      sun: [600, 180],
      sunSize: 66,
      seed: 58,
      birds: [180, 100],
    }),
    palmParts() + fields(800, 600, 348),
    coconutPalm(90, 390, 180, 26) + coconutPalm(720, 384, 150, -20),
    part('hill', paddy()) +
      sow(
        'hill',
        { left: -10, right: 810, top: 380, bottom: 500 },
        { rows: 4, far: 0.45, near: 0.95, gap: 78 },
      ),
    shape(
      'M300 610C330 540 360 520 330 470C300 430 200 420 90 384C230 404 350 420 400 470C440 420 560 404 700 380C590 420 500 440 470 480C450 520 520 560 560 610Z',
      INK.soil300,
    ),
    shape(
      'M300 610C330 540 360 520 330 470C320 456 300 448 270 438C340 446 380 480 384 520C384 560 380 590 380 610Z',
      INK.soil400,
      'opacity=".6"',
    ),
    place(410, 520, scarecrow()),
    part('grass', grass()) +
      [30, 200, 260, 600, 760].map((x, i) => use('grass', x, 584 - (i % 2) * 14)).join(''),
  ].join('');
}

function scarecrow(): string {
  return (
    line('M0 10V-300', INK.soil500, 12) +
    line('M-130-212H130', INK.soil500, 10) +
    shape(
      'M-110-226L-40-236Q0-226 40-236L110-226L112-176L52-172L58-60Q0-44-58-60L-52-172L-112-176Z',
      INK.sky400,
    ) +
    shape('M-110-226L-40-236L-22-232L-20-56L-58-60L-52-172L-112-176Z', INK.sky600) +
    line('M-30-120l26-6M10-90l24 8M-10-200V-70', INK.paddy50, 4) +
    box(6, -150, 34, 32, INK.turmeric) +
    line('M6-150h34v32H6Z', INK.clay, 3) +
    line(
      'M-112-200l-28-8M-112-192l-30 4M-112-184l-26 14M112-200l28-8M112-192l30 4M112-184l26 14M-40-58l-6 26M-16-52l-2 26M16-52l4 26M40-58l8 24',
      INK.straw400,
      4,
    ) +
    circle(0, -268, 40, INK.paddy100) +
    shape('M-40-268A40 40 0 0 0-10-230A60 60 0 0 1-22-300A40 40 0 0 0-40-268Z', INK.straw300) +
    circle(-14, -272, 5, INK.black) +
    circle(16, -272, 5, INK.black) +
    line('M-18-250q18 12 38 0', INK.clay, 4) +
    line('M-8-253v6M4-251v6M14-253v6', INK.clay, 2.4) +
    shape('M-70-290Q0-310 70-290L60-280Q0-296-60-280Z', INK.straw500) +
    shape('M-38-296Q-34-346 4-348Q36-344 38-296Q0-306-38-296Z', INK.straw400) +
    line('M-38-300Q0-310 38-300', INK.clay, 7) +
    place(92, -216, egret(), { scale: 0.9 })
  );
}

/** A lesson in the shade; the plant is out of the ground, roots and all. */
export function educationVideo(): string {
  const seat = (
    x: number,
    y: number,
    dress: keyof typeof SAREES,
    hair: 'bun' | 'braid' | 'towel',
    scale: number,
  ) =>
    place(
      x,
      y,
      person({
        dress: SAREES[dress],
        look: hair === 'towel' ? womanLook('towel', INK.white, INK.clothShade) : womanLook(hair),
        pose: {
          hip: [0, -30],
          lean: 6,
          nod: -8,
          near: [40, -36],
          far: [48, -42],
          nearFoot: [30, -6],
          farFoot: [44, -6],
        },
      }),
      { scale, flip: true },
    );
  const man = (x: number, y: number, who: typeof FARMER, scale: number) =>
    place(
      x,
      y,
      person({
        ...who,
        pose: {
          hip: [0, -32],
          lean: 8,
          nod: -8,
          near: [42, -44],
          far: [48, -50],
          nearFoot: [26, -6],
          farFoot: [42, -6],
        },
      }),
      { scale, flip: true },
    );
  return [
    morning({
      width: 1280,
      height: 720,
      horizon: 380,
      sun: [960, 200],
      sunSize: 76,
      seed: 66,
      birds: [760, 110],
    }),
    palmParts() + fields(1280, 720, 398),
    areca(1180, 450, 260, { bend: -8 }) + areca(1250, 440, 220) + coconutPalm(1060, 440, 200, 26),
    part('hill', paddy()) +
      sow(
        'hill',
        { left: 500, right: 1300, top: 430, bottom: 500 },
        { rows: 3, far: 0.5, near: 0.8, gap: 74 },
      ),
    ridge(1280, 720, [540, 528, 536, 526], INK.leaf300) + ridge(1280, 720, [590, 576, 584, 574], INK.soil300),
    banyan(),
    shadow(470, 672, 100, -0.1) + shadow(980, 690, 300, -0.1),
    man(760, 650, YOUNG_MAN, 2) +
      seat(900, 640, 'turmeric', 'bun', 1.95) +
      man(1040, 646, ELDER, 1.95) +
      seat(1160, 650, 'sky', 'towel', 1.95),
    place(
      470,
      676,
      person({ ...WOMAN_DOCTOR, pose: { lean: 2, nod: 2, near: [46, -120], far: [52, -164] } }),
      { scale: 2.5 },
    ),
    place(600, 330, pulledPlant()),
    seat(840, 706, 'clay', 'braid', 2.1) + man(1000, 712, FARMER, 2.15),
    place(300, 680, egret(), { scale: 0.8, flip: true }),
    part('grass', grass()) + [40, 180, 640, 1240].map((x) => use('grass', x, 706)).join(''),
  ].join('');
}

function pulledPlant(): string {
  const leaf = 'M0 0C14-16 40-18 60-4C44 12 18 14 0 0Z';
  return (
    line('M0 40Q-4-20 2-76', INK.leaf500, 7) +
    [
      [0, 10, 200],
      [0, -6, -16],
      [0, -36, 196],
      [0, -46, -24],
      [2, -74, -80],
      [0, -64, 214],
    ]
      .map(([x = 0, y = 0, turn = 0], i) =>
        place(x, y, shape(leaf, i % 2 ? INK.leaf300 : INK.leaf400), { turn }),
      )
      .join('') +
    line(
      'M0 40Q-20 64-18 92M0 40Q4 70-2 104M0 40Q22 60 22 88M-8 58q-16 8-24 24M12 60q18 6 26 18',
      INK.soil200,
      4,
    ) +
    [
      [-16, 70],
      [-20, 84],
      [2, 76],
      [18, 72],
      [22, 84],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5.4, INK.clayPale))
      .join('')
  );
}

/** Broad trunk, hanging roots and a wide roof of leaves. */
function banyan(): string {
  const roof = (colour: string, y: number, r: number) =>
    range(9)
      .map((i) => circle(-40 + i * 74, y - Math.abs(4 - i) * -10, r - (i % 3) * 8, colour))
      .join('');
  return (
    shape(
      ribbon(
        [
          [210, 600],
          [200, 430],
          [240, 250],
        ],
        [130, 84, 110],
        { cap: 0 },
      ),
      INK.bark,
    ) +
    shape(
      ribbon(
        [
          [210, 600],
          [200, 430],
          [240, 250],
        ],
        [130, 84, 110],
        { cap: 0, half: 'left' },
      ),
      INK.soil700,
      'opacity=".5"',
    ) +
    line('M90 240V560M126 250V470M330 240V500M372 230V590M430 220V420', INK.barkPale, 6) +
    line('M170 580Q190 480 180 360M230 590Q220 470 240 340', INK.soil700, 5) +
    roof(INK.leaf700, 150, 104) +
    roof(INK.leaf600, 90, 100) +
    roof(INK.leaf500, 26, 96)
  );
}
