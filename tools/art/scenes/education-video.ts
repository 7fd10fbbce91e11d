import { person } from '../dress.ts';
import { egret, grass, ridge, shadow, sow } from '../land.ts';
import { circle, line, type Point, part, place, range, ribbon, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { paddy } from '../plants.ts';
import { ELDER, FARMER, SAREES, WOMAN_DOCTOR, womanLook, YOUNG_MAN } from '../wardrobe.ts';
import { areca, coconutPalm, fields, morning, palmParts } from './backdrop.ts';

/** A woman among the listeners, sitting on the ground. */
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

/** A man among them. */
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

/** The doctor under the banyan, a plant in her hands, and those who came to listen. */
export function educationVideo(): string {
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

function banyan(): string {
  const roof = (colour: string, y: number, r: number) =>
    range(9)
      .map((i) => circle(-40 + i * 74, y - Math.abs(4 - i) * -10, r - (i % 3) * 8, colour))
      .join('');
  return (
    shape(ribbon(BANYAN_STEM, [210, 128, 92, 86, 116], { cap: 0 }), INK.bark) +
    shape(
      ribbon(BANYAN_STEM, [210, 128, 92, 86, 116], { cap: 0, half: 'left' }),
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

const BANYAN_STEM: readonly Point[] = [
  [214, 616],
  [210, 560],
  [204, 480],
  [204, 380],
  [240, 240],
];
