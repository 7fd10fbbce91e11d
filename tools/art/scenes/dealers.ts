import { person } from '../dress.ts';
import { shadow } from '../land.ts';
import { box, circle, line, part, place, range, shape, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { lyingSack, phone } from '../things.ts';
import { ELDER, FARMER } from '../wardrobe.ts';
import { HERO } from './backdrop.ts';
import { bottle } from './banner-spray.ts';
import { shelves } from './shelves.ts';

/** The dealer's counter. */

export function dealers(): string {
  const { width, height } = HERO;
  return [
    box(0, 0, width, height, INK.wall) + box(0, 600, width, 150, INK.soil300),
    box(0, 0, width, 46, INK.leaf700) +
      range(16)
        .map((i) => shape(`M${i * 76} 46h76v26a38 34 0 0 1-76 0Z`, i % 2 ? INK.paddy50 : INK.leaf500))
        .join(''),
    shelves(90, 150, 660, 3),
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

function scale(): string {
  return place(
    226,
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
