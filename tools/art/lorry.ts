import { box, circle, line, place, range, shape } from './paint.ts';
import { INK } from './palette.ts';
import { lyingSack } from './things.ts';

/** A goods lorry as it runs in Karnataka, facing right; ground at the origin, 720 long, 330 tall. */
export function lorry(loaded = true): string {
  return (
    (loaded ? load() : '') +
    box(-350, -182, 478, 112, INK.leaf600, 4) +
    box(-350, -182, 478, 18, INK.turmeric, 3) +
    box(-350, -88, 478, 18, INK.clay, 3) +
    range(7)
      .map((i) => box(-340 + i * 67, -160, 58, 68, i % 2 ? INK.leaf500 : INK.leaf700, 3))
      .join('') +
    range(6)
      .map((i) => place(-278 + i * 67, -126, flower()))
      .join('') +
    box(-360, -70, 660, 20, INK.grey700, 3) +
    cab() +
    [-250, -150, 226].map((x) => place(x, -44, wheel())).join('') +
    shape('M-300-66A58 58 0 0 1-200-66ZM-202-66A58 58 0 0 1-100-66ZM174-66A58 58 0 0 1 278-66Z', INK.black) +
    [-250, -150, 226].map((x) => place(x, -44, wheel())).join('') +
    box(-372, -62, 14, 20, INK.clay, 2)
  );
}

/** Sacks in rows under a tied net of rope. */
function load(): string {
  const row = (y: number, from: number, count: number) =>
    range(count)
      .map((i) =>
        place(
          from + i * 92,
          y,
          lyingSack(
            92,
            34,
            i % 3 === 1 ? INK.paddy100 : INK.white,
            i % 3 === 1 ? INK.straw300 : INK.clothShade,
          ),
        ),
      )
      .join('');
  return (
    row(-180, -346, 5) +
    row(-212, -338, 5) +
    row(-244, -322, 5) +
    row(-276, -276, 4) +
    line(
      'M-346-182Q-330-300-250-312T60-306Q118-290 126-182M-190-182Q-200-260-180-312M-30-182Q-26-250-40-310',
      INK.soil500,
      4,
    ) +
    line('M-346-196Q-110-236 126-196', INK.soil500, 3)
  );
}

function cab(): string {
  return (
    shape('M132-70V-262Q132-280 150-280H262Q276-280 282-264L304-186V-70Z', INK.turmeric) +
    shape('M132-70V-120H304V-70Z', INK.clay) +
    box(132, -128, 172, 8, INK.paddy50) +
    shape('M126-280Q200-306 286-278L290-268H126Z', INK.amber) +
    shape('M232-258H258Q266-258 270-248L286-190H232Z', INK.sky200) +
    shape('M150-258H220V-190H150Z', INK.sky200) +
    shape('M158-190Q160-226 178-228Q172-246 188-250Q204-248 200-228Q216-224 218-190Z', INK.skinDark) +
    shape('M158-190Q160-224 178-226L200-226Q216-222 218-190Z', INK.sky600) +
    shape('M174-238Q172-256 188-256Q204-256 202-240Q190-246 174-238Z', INK.clay) +
    line('M226-262V-74', INK.amber, 4) +
    box(200, -170, 18, 6, INK.grey700, 3) +
    shape('M286-150H306V-124H290Z', INK.paddy50) +
    box(298, -98, 16, 30, INK.grey700, 3) +
    line('M300-250L318-244V-214', INK.grey700, 5) +
    box(312, -240, 10, 28, INK.black, 3) +
    shape('M132-286Q210-318 280-288L270-300Q208-330 140-300Z', INK.leaf700)
  );
}

function wheel(): string {
  return (
    circle(0, 0, 44, INK.black) +
    circle(0, 0, 26, INK.grey500) +
    circle(0, 0, 17, INK.grey300) +
    circle(0, 0, 7, INK.clay)
  );
}

function flower(): string {
  return (
    range(5)
      .map((i) => place(0, 0, shape('M0 0Q-6-10 0-15Q6-10 0 0Z', INK.turmericPale), { turn: i * 72 }))
      .join('') + circle(0, 0, 4, INK.clay)
  );
}
