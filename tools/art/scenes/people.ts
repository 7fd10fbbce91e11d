import { person } from '../dress.ts';
import { head } from '../figure.ts';
import { egret, glints, grass, hills, ridge, shadow, sky, sow, treeLine } from '../land.ts';
import { blend, box, dice, ellipse, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { paddy, tomato } from '../plants.ts';
import { crate, ear, sheaf } from '../things.ts';
import { FARMER, SAREES, womanLook, YOUNG_MAN } from '../wardrobe.ts';
import { areca, coconutPalm, fields, morning, palmParts } from './backdrop.ts';
import { tomatoBed } from './banner-tomato.ts';

/** The founder and the three farmers of the stories, near enough to see their faces. */

/** Head and shoulders of an older doctor before areca palms. */
export function founder(): string {
  const look = {
    skin: INK.skinLight,
    hair: INK.hair,
    style: 'short',
    moustache: true,
    spectacles: true,
  } as const;
  return [
    sky(600, 750, { sun: [440, 250], sunSize: 92 }),
    hills(600, 460, 5) + treeLine(600, 474, 3),
    palmParts(),
    ridge(600, 750, [490, 480, 486, 478], INK.leaf200) + ridge(600, 750, [560, 540, 550, 536], INK.leaf300),
    areca(70, 560, 330, { bend: 10, scale: 1.1 }) +
      areca(530, 552, 280, { bend: -8, scale: 1.05 }) +
      areca(160, 536, 240, { scale: 0.8 }),
    shape('M70 750C76 600 120 548 214 526L300 500L388 526C480 548 520 600 528 750Z', INK.white),
    shape('M70 750C76 600 120 548 214 526L262 512C200 590 190 670 196 750Z', INK.coatShade),
    shape('M246 508L302 640L362 508L336 470H268Z', INK.sky200) +
      shape('M300 560L318 580L308 600L322 750H282L294 600L284 580Z', INK.leaf700),
    shape('M238 504L300 632L268 700L190 560Z', INK.white) +
      shape('M370 504L306 632L336 700L412 560Z', INK.leaf50) +
      line('M238 506L300 632L272 696M370 506L306 632L334 696', INK.coatShade, 4),
    shape('M258 430H346V520Q302 566 258 520Z', INK.skinLight) +
      shape('M258 430H300Q330 470 346 486V500Q300 500 258 470Z', INK.skinShade, 'opacity=".25"'),
    place(300, 372, head(look), { scale: 7.2, turn: 2 }),
    box(404, 640, 74, 8, INK.coatShade, 3) + line('M424 640V604M440 640V612', INK.sky600, 8),
  ].join('');
}

/** Nuts spread to dry in a courtyard, the farmer turning them over. */
export function storyAreca(): string {
  const roll = dice(8);
  const nuts = range(150)
    .map((i) => {
      const t = roll(0, 1);
      return ellipse(
        roll(250 - t * 210, 620 + t * 150),
        424 + t * 140,
        7 + t * 4,
        5 + t * 3,
        [INK.amber, INK.areca, INK.amber, INK.straw400][i % 4] ?? INK.amber,
        roll(-40, 40),
      );
    })
    .join('');
  return [
    morning({
      width: 800,
      height: 600,
      horizon: 260,
      sun: [640, 130],
      sunSize: 56,
      seed: 91,
      birds: [470, 90],
    }),
    palmParts(),
    fields(800, 600, 280),
    areca(60, 360, 280, { bend: 8 }) +
      areca(160, 350, 250, { bend: -6 }) +
      areca(360, 340, 240) +
      areca(480, 346, 250, { bend: 5 }) +
      areca(600, 346, 240) +
      areca(740, 360, 280, { bend: -10 }),
    ridge(800, 600, [366, 360, 364, 360], INK.leaf400),
    shape('M-10 400L810 392V610H-10Z', INK.soil300) + shape('M240 414H630L786 580H20Z', INK.soil200),
    nuts,
    shadow(420, 560, 90, -0.2),
    place(
      396,
      562,
      person({
        ...FARMER,
        dress: { ...FARMER.dress, top: INK.white, topShade: INK.clothShade, towel: INK.clay },
        look: { ...FARMER.look, skin: INK.skin, style: 'short', hair: INK.black },
        pose: {
          hip: [0, -100],
          lean: 10,
          nod: 8,
          near: [46, -92],
          far: [52, -104],
          nearFoot: [-14, -6],
          farFoot: [16, -6],
        },
        holds: { near: rake() },
      }),
      { scale: 2.3 },
    ),
    place(700, 470, sackOfNuts()),
    part('grass', grass()) + [16, 60, 770].map((x) => use('grass', x, 596, { scale: 0.9 })).join(''),
  ].join('');
}

function rake(): string {
  return (
    line('M-20-60L46 66', INK.soil500, 5) +
    line('M22 78L72 54', INK.soil600, 8) +
    line('M26 78l4 12M38 72l4 12M50 66l4 12M62 60l4 12', INK.soil600, 4)
  );
}

function sackOfNuts(): string {
  return (
    shape('M-56 80C-70 30-60-20-44-40H48C64-20 72 30 58 80Q0 92-56 80Z', INK.straw400) +
    shape('M-56 80C-70 30-60-20-44-40H-20C-34 0-30 50-24 84Z', INK.straw500) +
    ellipse(2, -40, 46, 14, INK.soil700) +
    range(14)
      .map((i) => ellipse(-34 + (i % 7) * 12, -44 - (i > 6 ? 8 : 0), 8, 6, i % 2 ? INK.amber : INK.areca))
      .join('')
  );
}

/** Between the rows, a crate held with both arms. */
export function storyTomato(): string {
  return [
    morning({
      width: 800,
      height: 600,
      horizon: 240,
      sun: [170, 130],
      sunSize: 56,
      seed: 17,
      birds: [520, 90],
    }),
    palmParts(),
    fields(800, 600, 260),
    coconutPalm(730, 290, 160, -24),
    ridge(800, 600, [300, 292, 298, 290], INK.redSoilPale),
    part('tomato', tomato()),
    tomatoBed(330, 0.55, -20, 820) + tomatoBed(396, 0.85, -20, 820, 30),
    ridge(800, 600, [430, 424, 430, 424], INK.redSoil),
    tomatoBed(520, 1.5, -60, 130, 0) + tomatoBed(520, 1.5, 650, 900, 10),
    shadow(380, 586, 100),
    place(
      376,
      590,
      person({
        ...YOUNG_MAN,
        pose: { hip: [0, -101], lean: -3, nod: 2, near: [38, -92], far: [54, -94] },
        holds: { far: place(-42, -34, crate(88, 44, INK.turmeric, [INK.tomato, INK.tomatoPale, INK.clay])) },
      }),
      { scale: 2.5 },
    ),
    place(580, 548, crate(110, 50, INK.sky600, [INK.tomato, INK.clay, INK.tomatoPale])),
    place(250, 560, egret(), { scale: 0.7, flip: true }),
  ].join('');
}

/** On the bund with the sheaf in her arms, the ripe field behind. */
export function storyPaddy(): string {
  return [
    morning({
      width: 800,
      height: 600,
      horizon: 270,
      sun: [580, 160],
      sunSize: 64,
      seed: 27,
      birds: [120, 100],
    }),
    palmParts(),
    fields(800, 600, 290),
    coconutPalm(70, 320, 190, 30) + coconutPalm(730, 320, 160, -20),
    blend('ripe', [
      [0, INK.straw300],
      [1, INK.straw400],
    ]) + ridge(800, 600, [330, 322, 328, 320], 'url(#ripe)'),
    part('hill', paddy(true)) +
      sow(
        'hill',
        { left: -20, right: 820, top: 356, bottom: 520 },
        { rows: 5, far: 0.5, near: 1.15, gap: 66, seed: 8 },
      ),
    glints(60, 540, 140, 4),
    ridge(800, 600, [540, 530, 536, 528], INK.leaf300) + ridge(800, 600, [560, 548, 554, 546], INK.soil500),
    shadow(400, 584, 90),
    place(
      390,
      588,
      person({
        dress: SAREES.plum,
        look: womanLook('towel', INK.white, INK.clothShade),
        pose: { lean: -2, nod: -2, near: [30, -112], far: [40, -128] },
        holds: { far: place(-12, -8, sheaf(INK.straw400, INK.leaf500, ear()), { turn: -64, scale: 1.04 }) },
      }),
      { scale: 2.4 },
    ),
    place(640, 560, egret(), { scale: 0.8, flip: true }) + place(170, 556, egret(), { scale: 0.7 }),
    part('grass', grass(INK.leaf500, INK.straw400)) +
      [40, 240, 560, 720].map((x, i) => use('grass', x, 590 - (i % 2) * 8, { scale: 0.9 })).join(''),
  ].join('');
}
