import { box, circle, place, range } from '../paint.ts';
import { INK } from '../palette.ts';
import { bottle } from './banner-spray.ts';

/** The shelves of the clinic and of the dealer. */

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
    box(x, y - 10, w, rows * 96 + 14, INK.soil200, 4) +
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
