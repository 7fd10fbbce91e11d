import { box, circle, clip, dice, ellipse, line, place, range, shape } from '../paint.ts';
import { INK } from '../palette.ts';
import { badge, board, cross, tick } from './board.ts';

/** Chapter 4: filling a tank, and the jar that tells whether a mix will do. */

function tank(level: number, liquid: string, more = ''): string {
  return (
    box(-62, -120, 124, 120, INK.white, 12) +
    clip(
      `tank${Math.round(level)}${liquid.slice(1)}`,
      'M-62-108A12 12 0 0 1-50-120H50A12 12 0 0 1 62-108V-12A12 12 0 0 1 50 0H-50A12 12 0 0 1-62-12Z',
      box(-62, -level, 124, level, liquid) + more,
    ) +
    line(
      'M-62-108A12 12 0 0 1-50-120H50A12 12 0 0 1 62-108V-12A12 12 0 0 1 50 0H-50A12 12 0 0 1-62-12Z',
      INK.grey500,
      4,
    ) +
    box(-24, -134, 48, 16, INK.grey700, 4)
  );
}

export function mixingOrder(): string {
  const step = (i: number, level: number, liquid: string, what: string) => {
    const [x, y] = [112 + (i % 3) * 210, i < 3 ? 192 : 390];
    return (
      place(x, y, tank(level, liquid), { scale: 0.86 }) +
      place(x, y - 146, what, { scale: 0.84 }) +
      badge(i + 1, x - 82, y - 150)
    );
  };
  const powder =
    shape('M-24-30H24L30 14H-30Z', INK.leaf400) +
    box(-16, -18, 32, 16, INK.paddy50, 2) +
    shape('M-9 14L-4 36H4L9 14Z', INK.straw300);
  const bottleOf = (colour: string, drop: string) =>
    place(
      0,
      0,
      box(-18, -30, 36, 40, colour, 6) +
        box(-9, 8, 18, 12, INK.black, 3) +
        box(-18, -20, 36, 16, INK.paddy50) +
        shape('M0 22C7 32 9 35 9 39A9 9 0 0 1-9 39C-9 35-7 32 0 22Z', drop),
    );
  const stir = line('M26-36L-2 100', INK.soil500, 7);
  return board(
    step(0, 60, INK.sky200, line('M0-34V24', INK.sky400, 14) + shape('M-14 16L0 38L14 16Z', INK.sky400)),
    step(1, 68, INK.mix, powder + stir),
    step(2, 76, INK.mix, bottleOf(INK.turmeric, INK.straw300)),
    step(3, 84, INK.dawn, bottleOf(INK.amber, INK.amber)),
    step(4, 92, INK.mix, bottleOf(INK.sky600, INK.sky400)),
    step(
      5,
      112,
      INK.mix,
      place(-18, 0, line('M0-34V24', INK.sky400, 10) + shape('M-11 16L0 36L11 16Z', INK.sky400)) +
        place(22, 4, bottleOf(INK.clay, INK.clayPale), { scale: 0.7 }),
    ),
  );
}

export function jarTest(): string {
  const jar = (x: number, id: string, inside: string) => {
    const glass =
      'M-58-190H58V-170C74-160 78-146 78-130V-22A22 22 0 0 1 56 0H-56A22 22 0 0 1-78-22V-130C-78-146-74-160-58-170Z';
    return place(
      x,
      356,
      shape(glass, INK.white) +
        clip(id, glass, inside) +
        line(glass, INK.grey500, 4) +
        box(-64, -212, 128, 26, INK.leaf600, 6) +
        line('M-62-120V-40', INK.white, 7, 'opacity=".8"'),
    );
  };
  const base = box(-80, -140, 160, 140, INK.dawn);
  const roll = dice(4);
  return board(
    box(0, 352, 640, 48, INK.soil400),
    jar(84, 'j1', base),
    jar(
      241,
      'j2',
      box(-80, -140, 160, 140, INK.bone) +
        range(46)
          .map(() => ellipse(roll(-70, 70), -roll(2, 40), roll(6, 13), roll(4, 7), INK.straw500))
          .join(''),
    ),
    jar(
      398,
      'j3',
      base +
        box(-80, -140, 160, 34, INK.amber) +
        range(7)
          .map(() => circle(roll(-60, 60), -roll(70, 100), roll(4, 9), INK.amber))
          .join(''),
    ),
    jar(
      555,
      'j4',
      base +
        range(30)
          .map(() => circle(roll(-76, 76), -roll(132, 172), roll(9, 17), INK.paddy50))
          .join('') +
        range(9)
          .map(() => ellipse(roll(-54, 54), -roll(20, 110), roll(11, 18), roll(9, 13), INK.straw400))
          .join(''),
    ),
    badge(1, 60, 60) +
      tick(108, 60) +
      badge(2, 217, 60) +
      cross(265, 60) +
      badge(3, 374, 60) +
      cross(422, 60) +
      badge(4, 531, 60) +
      cross(579, 60),
  );
}
