import { person } from '../dress.ts';
import { egret, grass, ridge, shadow, sow } from '../land.ts';
import { box, circle, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { paddy } from '../plants.ts';
import { DOCTOR } from '../wardrobe.ts';
import { areca, coconutPalm, fields, HERO, morning, palmParts } from './backdrop.ts';

/** The doctor on the way at dawn. */

export function about(): string {
  const { width, height } = HERO;
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

function motorcycle(): string {
  const wheel = (x: number) =>
    place(
      x,
      -62,
      circle(0, 0, 62, INK.black) +
        circle(0, 0, 47, INK.grey300) +
        circle(0, 0, 43, INK.cream) +
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
