import { box, circle, dice, ellipse, line, place, range, ribbon, shape } from './paint.ts';
import { INK } from './palette.ts';

/** Tools, baskets and bundles people hold or stand beside. */

/** Held by its wooden handle at the origin, blade curving forward. */
export function sickle(): string {
  return (
    line('M-4-1L9 1', INK.soil500, 4.4) +
    shape('M8-1C22 2 34-4 34-18C34-24 31-29 27-32C39-24 41-8 32 2C25 9 14 7 8 3Z', INK.grey500)
  );
}

/** A sheaf of stalks tied in the middle, heads to the right, its middle at the origin. */
export function sheaf(stalk: string, tie: string, head: string): string {
  const fan = (spread: number) =>
    range(9)
      .map((i) => `M0 0Q${40} ${(i - 4) * spread * 0.4} ${74 + (i % 3) * 4} ${(i - 4) * spread}`)
      .join('');
  return (
    shape('M-73-20L0-6L76-28V28L0 6L-73 20Z', INK.straw500) +
    line(
      range(9)
        .map((i) => `M0 0L-72 ${(i - 4) * 4.6}`)
        .join(''),
      stalk,
      3.4,
    ) +
    line(fan(7), stalk, 3) +
    range(9)
      .map((i) => place(72 + (i % 3) * 4, (i - 4) * 7, head, { turn: 90 + (i - 4) * 8 }))
      .join('') +
    box(-9, -12, 14, 24, tie, 5)
  );
}

/** A little fist of ragi, upright at the origin. */
export function ragiHead(): string {
  return range(4)
    .map((i) =>
      ellipse(
        -6 + i * 4,
        -7 + Math.abs(i - 1.5) * 2,
        2.6,
        8,
        i % 2 ? INK.soil600 : INK.soil500,
        -24 + i * 16,
      ),
    )
    .join('');
}

/** A ripe ear of paddy, upright at the origin. */
export function ear(): string {
  return range(4)
    .map((i) =>
      ellipse(
        i % 2 ? 2.4 : -2.4,
        -3 - i * 5,
        2.6,
        4.6,
        i % 2 ? INK.straw300 : INK.straw400,
        i % 2 ? 24 : -24,
      ),
    )
    .join('');
}

/** A shallow cane basket, its rim at the origin, filled with balls of `colours`. */
export function basket(width: number, colours: readonly string[], seed = 4): string {
  const half = width / 2;
  const roll = dice(seed);
  const fill = range(22)
    .map((i) =>
      circle(
        roll(-half * 0.82, half * 0.82),
        -roll(0, 1) * half * 0.28 + 2,
        half * 0.13,
        colours[i % colours.length] ?? INK.clay,
      ),
    )
    .join('');
  const depth = half * 0.62;
  return (
    ellipse(0, 0, half, half * 0.16, INK.soil600) +
    fill +
    shape(
      `M${-half} 0Q0 ${half * 0.34} ${half} 0Q${half * 0.86} ${depth} ${half * 0.5} ${depth}H${-half * 0.5}Q${-half * 0.86} ${depth} ${-half} 0Z`,
      INK.straw500,
    ) +
    line(
      `M${-half * 0.92} ${depth * 0.36}Q0 ${depth * 0.95} ${half * 0.92} ${depth * 0.36}M${-half * 0.8} ${depth * 0.68}Q0 ${depth * 1.14} ${half * 0.8} ${depth * 0.68}`,
      INK.straw300,
      2.6,
    )
  );
}

/** A plastic crate, top left at the origin, heaped with tomatoes. */
export function crate(width: number, height: number, colour: string, fruits: readonly string[]): string {
  const r = width * 0.085;
  const heap = range(12)
    .map((i) =>
      circle(
        width * 0.08 + (i % 6) * width * 0.168,
        (i < 6 ? -r * 1.1 : -r * 0.1) + (i % 2) * 2,
        r,
        fruits[i % fruits.length] ?? INK.clay,
      ),
    )
    .join('');
  const slots = range(3)
    .map((row) =>
      range(4)
        .map((i) =>
          box(
            width * 0.07 + i * width * 0.225,
            height * (0.2 + row * 0.26),
            width * 0.18,
            height * 0.15,
            INK.leaf950,
            2,
            'opacity=".28"',
          ),
        )
        .join(''),
    )
    .join('');
  return (
    heap + box(0, 0, width, height, colour, 5) + slots + box(-3, -2, width + 6, height * 0.13, colour, 3)
  );
}

/** A filled sack standing, bottom middle at the origin, its mouth sewn. `mark` is drawn on its belly. */
export function sack(width: number, height: number, colour: string, shade: string, mark = ''): string {
  const w = width / 2;
  return (
    shape(
      `M${-w} 0C${-w * 1.16} ${-height * 0.3} ${-w * 1.1} ${-height * 0.7} ${-w * 0.86} ${-height * 0.94}L${-w * 0.94} ${-height}Q0 ${-height * 0.93} ${w * 0.94} ${-height}L${w * 0.86} ${-height * 0.94}C${w * 1.1} ${-height * 0.7} ${w * 1.16} ${-height * 0.3} ${w} 0Q0 ${height * 0.045} ${-w} 0Z`,
      colour,
    ) +
    shape(
      `M${-w} 0C${-w * 1.16} ${-height * 0.3} ${-w * 1.1} ${-height * 0.7} ${-w * 0.86} ${-height * 0.94}Q${-w * 0.62} ${-height * 0.5} ${-w * 0.5} ${height * 0.015}Z`,
      shade,
    ) +
    line(
      `M${-w * 0.84} ${-height * 0.92}Q0 ${-height * 0.86} ${w * 0.84} ${-height * 0.92}`,
      shade,
      3,
      'stroke-dasharray="7 5"',
    ) +
    mark
  );
}

/** A sack lying flat in a stack, left bottom corner at the origin. */
export function lyingSack(width: number, height: number, colour: string, shade: string): string {
  return (
    shape(
      `M4 0C-4 ${-height * 0.3} -3 ${-height * 0.8} 8 ${-height}Q${width / 2} ${-height * 1.14} ${width - 8} ${-height}C${width + 3} ${-height * 0.8} ${width + 4} ${-height * 0.3} ${width - 4} 0Q${width / 2} ${height * 0.06} 4 0Z`,
      colour,
    ) +
    shape(
      `M4 0C-1 ${-height * 0.14} -2 ${-height * 0.3} -1 ${-height * 0.42}Q${width / 2} ${-height * 0.2} ${width + 1} ${-height * 0.42}C${width + 1} ${-height * 0.2} ${width} ${-height * 0.1} ${width - 4} 0Q${width / 2} ${height * 0.06} 4 0Z`,
      shade,
    )
  );
}

/** A knapsack sprayer standing, bottom middle at the origin, about 120 tall; lance at its side. */
export function knapsack(): string {
  return (
    line('M38-60C66-70 70-20 56-4', INK.black, 5) +
    line('M56-4L96-74L104-82', INK.grey500, 5) +
    line('M60-12L72-32', INK.clay, 9) +
    line('M-36-24H-58L-60-70', INK.grey700, 5) +
    box(-38, -104, 76, 104, INK.sky600, 14) +
    box(-38, -104, 26, 104, INK.sky700, 12) +
    box(-30, -84, 60, 8, INK.sky400, 4, 'opacity=".8"') +
    box(-30, -54, 60, 8, INK.sky400, 4, 'opacity=".8"') +
    box(-19, -118, 38, 16, INK.black, 4) +
    box(-40, -6, 80, 8, INK.grey700, 3)
  );
}

/** A water drum, bottom middle at the origin. */
export function drum(width: number, height: number, colour: string, shade: string): string {
  const w = width / 2;
  return (
    box(-w, -height, width, height, colour, 6) +
    box(-w, -height, w * 0.6, height, shade, 6) +
    line(`M${-w} ${-height * 0.66}H${w}M${-w} ${-height * 0.33}H${w}`, shade, 5) +
    ellipse(0, -height, w, w * 0.24, shade) +
    ellipse(0, -height + 2, w * 0.86, w * 0.17, INK.water)
  );
}

/** A bucket with water, bottom middle at the origin. */
export function bucket(colour: string, shade: string): string {
  return (
    line('M-26-52Q0-96 26-52', INK.grey500, 3) +
    shape('M-28-52H28L22 0H-22Z', colour) +
    shape('M-28-52H-12L-10 0H-22Z', shade) +
    ellipse(0, -52, 28, 6.4, shade) +
    ellipse(0, -51, 24, 4.6, INK.water)
  );
}

/** A sheet of paper or a soil card held up, bottom left at the origin. */
export function card(width = 26, height = 34): string {
  return (
    box(0, -height, width, height, INK.white, 2) +
    line(
      `M4 ${-height + 8}H${width - 5}M4 ${-height + 15}H${width - 8}M4 ${-height + 22}H${width - 5}`,
      INK.leaf400,
      2.2,
    ) +
    box(0, -height, width, 4, INK.leaf700, 1)
  );
}

/** A phone held upright at the origin, its lower edge in the palm. */
export function phone(width = 15, height = 28, screen: string = INK.sky200): string {
  return (
    box(-width / 2, -height, width, height, INK.black, 3) +
    box(-width / 2 + 1.6, -height + 2.6, width - 3.2, height - 6, screen, 1.4)
  );
}

/** A rope or hose through the air. */
export function rope(d: string, width = 3): string {
  return line(d, INK.straw500, width);
}

/** A hand hoe, blade to the right, the grip at the origin. */
export function trowel(): string {
  return (
    line('M-10 0H8', INK.soil500, 5) +
    shape(
      ribbon(
        [
          [8, 0],
          [20, 1],
          [32, 4],
        ],
        [6, 11, 3],
        { cap: 0.2 },
      ),
      INK.grey500,
    )
  );
}
