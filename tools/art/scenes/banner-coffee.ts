import { person } from '../dress.ts';
import { grass, hills, ridge, shadow, sky } from '../land.ts';
import { box, circle, dice, ellipse, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { basket } from '../things.ts';
import { coffeeBranch, shadeTree } from '../trees.ts';
import { FARMER, SAREES, womanLook } from '../wardrobe.ts';
import { BANNER } from './backdrop.ts';

/** A bush: branches rising from one foot, needs the parts `ripe` and `green`. */
export function coffeeBush(seed: number): string {
  const roll = dice(seed);
  const arm = (turn: number, y: number, id: string, flip: boolean) =>
    use(id, 0, y, { turn: flip ? -turn : turn, flip, scale: roll(0.85, 1.1) });
  return (
    shape('M-6 4L-3-150H4L7 4Z', INK.bark) +
    range(7)
      .map(
        (i) =>
          arm(-64 + i * 11, -150 + i * 20, i % 3 === 1 ? 'green' : 'ripe', false) +
          arm(-60 + i * 11, -144 + i * 20, i % 3 === 2 ? 'green' : 'ripe', true),
      )
      .join('') +
    use('green', 0, -148, { turn: -88, scale: 0.8 })
  );
}

/** Crowns overhead, light through their edge. */
function canopy(width: number): string {
  const roll = dice(5);
  const crown = (y: number, colour: string, count: number) =>
    box(-20, -20, width + 40, y + 20, colour) +
    range(count)
      .map((i) =>
        ellipse(
          (i * width) / (count - 1) + roll(-24, 24),
          y + roll(-34, 16),
          roll(34, 96),
          roll(18, 44),
          colour,
          roll(-14, 14),
        ),
      )
      .join('');
  return crown(84, INK.leaf400, 26) + crown(58, INK.leaf500, 24) + crown(26, INK.leaf700, 22);
}

/** Coffee in the shade of silver oaks with pepper on their trunks. */
export function bannerCoffee(): string {
  const { width, height } = BANNER;
  const tree = (x: number, y: number, tall: number, scale: number) => place(x, y, shadeTree(tall), { scale });
  return [
    sky(width, height, { sun: [860, 250], sunSize: 70 }),
    hills(width, 392, 31),
    shape(
      'M760-20L520 640H660L830-20ZM900-20L960 640H1120L960-20ZM1010-20L1330 640H1450L1070-20Z',
      INK.turmericPale,
      'opacity=".2"',
    ),
    tree(360, 440, 460, 0.9) +
      tree(700, 420, 440, 0.7) +
      tree(1010, 420, 440, 0.72) +
      tree(1260, 440, 460, 0.9),
    canopy(width),
    part('ripe', coffeeBranch(124)) + part('green', coffeeBranch(94, false)),
    part('bush', coffeeBush(4)),
    ridge(width, height, [436, 424, 430, 420, 436], INK.leaf600),
    range(9)
      .map((i) => use('bush', 60 + i * 186, 486, { scale: 0.66, flip: i % 2 === 1 }))
      .join(''),
    ridge(width, height, [506, 494, 500, 492, 506], INK.leaf500),
    tree(96, 610, 640, 1.05) + tree(1500, 612, 640, 1.1),
    ridge(width, height, [566, 552, 560, 550, 566], INK.soil500) +
      ridge(width, height, [604, 592, 600, 590, 606], INK.soil600),
    use('bush', 270, 600, { scale: 1.3 }) + use('bush', 1330, 600, { scale: 1.25, flip: true }),
    shadow(560, 606, 84) + shadow(1020, 606, 84),
    place(
      540,
      606,
      person({
        dress: SAREES.plum,
        look: womanLook('towel', INK.clayPale, INK.clay),
        pose: { lean: 6, nod: 8, near: [52, -128], far: [60, -150] },
      }),
      { scale: 2 },
    ),
    place(760, 600, coffeeBush(9), { scale: 1.5 }),
    place(486, 470, basket(120, [INK.clay, INK.cherry, INK.amber]), { turn: -6 }) +
      shape('M436 470Q500 380 560 318L566 324Q520 396 540 470L530 472Q508 400 448 474Z', INK.paddy100),
    place(
      1010,
      606,
      person({
        ...FARMER,
        look: { ...FARMER.look, style: 'cap', cloth: INK.paddy100, clothShade: INK.straw300 },
        dress: {
          ...FARMER.dress,
          top: INK.sage,
          topShade: INK.sageDark,
          below: INK.soil700,
          belowShade: INK.soil900,
          legs: 'trousers',
          shoes: INK.soil950,
          border: undefined,
          towel: undefined,
        },
        pose: { lean: 14, stoop: 3, nod: 8, near: [56, -118], far: [62, -150] },
      }),
      { scale: 2.05, flip: true },
    ),
    circle(700, 598, 6, INK.clay) + circle(724, 606, 5, INK.clay) + circle(648, 610, 6, INK.cherry),
    part('grass', grass(INK.leaf500, INK.leaf300)),
    [40, 180, 420, 640, 880, 1180, 1420, 1570]
      .map((x, i) => use('grass', x, 624 - (i % 3) * 8, { scale: 0.8 }))
      .join(''),
  ].join('');
}
