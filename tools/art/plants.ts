import { blade, circle, ellipse, line, type Point, place, range, ribbon, shape } from './paint.ts';
import { INK } from './palette.ts';

/** Crops and trees, each from its own ground point (the origin), so that a farmer can name them. */

/** A ripe ear of paddy, bending over to the right under its grains. */
const PANICLE = (() => {
  const along: Point[] = [
    [7, -9],
    [13, -10],
    [18, -7],
    [21, -2],
    [23, 4],
    [24, 10],
  ];
  const grains = along.map(
    ([x, y], i) =>
      ellipse(x, y, 3.8, 1.9, i % 2 ? INK.straw300 : INK.straw400, 10 + i * 16) +
      ellipse(x - 2, y + 5, 3.6, 1.8, INK.straw400, 40 + i * 12),
  );
  return line('M0 0Q12-16 21-2L24 8', INK.straw500, 1.4) + grains.join('');
})();

/** A paddy hill: many thin blades from one clump. `ears` bends ripe panicles over them. */
export function paddy(ears = false): string {
  const blades: [Point, string, number][] = [
    [[-26, -38], INK.leaf400, -6],
    [[-13, -54], INK.leaf500, -3],
    [[-3, -62], INK.leaf300, 0],
    [[10, -56], INK.leaf400, 3],
    [[24, -42], INK.leaf500, 6],
  ];
  const grain = (x: number, y: number, turn: number) => place(x, y, PANICLE, { turn });
  return (
    blades.map(([tip, colour, bend]) => shape(blade(tip, 3.4, bend), colour)).join('') +
    (ears ? grain(-12, -50, -20) + grain(2, -58, 10) + place(-8, -44, grain(0, 0, 0), { flip: true }) : '')
  );
}

/** A seedling just set, three blades leaning in water. */
export function seedling(): string {
  return (
    shape(blade([-9, -22], 2.4, -3), INK.leaf400) +
    shape(blade([1, -28], 2.4, 0), INK.leaf300) +
    shape(blade([10, -20], 2.4, 3), INK.leaf500)
  );
}

/** One finger of a ragi head, curling inwards. */
const FINGER = 'M-1.6 2C-5.4-8-6-18-1.4-25C1.6-29 6.4-28 6.2-24.4C2.4-24-.6-17 .2-10C.6-6 1-2 1.4 1Z';

/** Ragi: stout stem, strap leaves, and the head of curved fingers. */
export function ragi(ripe = true): string {
  const [finger, shade] = ripe ? [INK.soil400, INK.soil500] : [INK.leaf250, INK.leaf400];
  return (
    line('M0 0Q-2-50 0-94', ripe ? INK.straw400 : INK.leaf400, 3.4) +
    shape(blade([-34, -52], 5, -10), ripe ? INK.straw500 : INK.leaf500) +
    shape(blade([32, -66], 5, 12), ripe ? INK.leaf250 : INK.leaf300) +
    place(0, -46, shape(blade([-26, -34], 4, -8), ripe ? INK.straw400 : INK.leaf300)) +
    [-66, -42, -20, 2]
      .map((turn, i) => {
        const tone = i % 2 ? finger : shade;
        const left = place(0, -92, shape(FINGER, tone), { turn });
        return left + place(0, -92, shape(FINGER, tone), { turn: -turn - 6, flip: true });
      })
      .join('')
  );
}

/** A tomato plant on its stake, 150 tall, trusses from green to red. */
export function tomato(): string {
  const leaf = (x: number, y: number, turn: number, flip = false) => place(x, y, TOMATO_LEAF, { turn, flip });
  const fruit = (x: number, y: number, r: number, colour: string) =>
    circle(x, y, r, colour) +
    ellipse(x - r * 0.3, y - r * 0.4, r * 0.28, r * 0.2, INK.white, -30, 'opacity=".5"') +
    shape(`M${x - r * 0.6} ${y - r * 0.8}l${r * 0.6} -3l${r * 0.6} 3l-${r * 0.6} 3Z`, INK.leaf600);
  return (
    shape('M-3 4L-2-168H4L4 4Z', INK.straw500) +
    line('M2 2C-8-30 10-60-2-96C-8-120 4-140 1-152', INK.leaf500, 4.4) +
    leaf(0, -34, 8) +
    leaf(-2, -54, 4, true) +
    leaf(2, -84, -8) +
    leaf(-3, -100, -2, true) +
    leaf(0, -122, -24) +
    leaf(0, -136, -22, true) +
    place(0, -150, TOMATO_LEAF, { turn: -70, scale: 0.7 }) +
    line('M0-40q-12 2-16 12M2-70q12 0 16 12M0-104q-10 0-14 10', INK.leaf600, 2.6) +
    fruit(-18, -22, 10, INK.tomato) +
    fruit(-6, -14, 9, INK.tomatoPale) +
    fruit(-25, -8, 8, INK.clay) +
    fruit(19, -52, 9.5, INK.tomatoPale) +
    fruit(27, -40, 8, INK.amber) +
    fruit(14, -39, 7.6, INK.tomatoPale) +
    fruit(-15, -88, 7, INK.leaf250) +
    fruit(-21, -80, 6, INK.lime)
  );
}

/** A compound leaf of tomato: lobed leaflets along a stalk. */
const TOMATO_LEAF = (() => {
  const leaflet = 'M0 0C4-8 10-12 16-10L17-13C22-12 25-7 28-3C24 2 20 5 16 4L14 7C8 7 2 4 0 0Z';
  const at = (x: number, y: number, turn: number, scale: number, colour: string) =>
    place(x, y, shape(leaflet, colour), { turn, scale });
  return (
    line('M0 0Q22-8 46 4', INK.leaf500, 2.2) +
    at(12, -3, -62, 0.66, INK.leaf500) +
    at(14, -3, 62, 0.66, INK.leaf600) +
    at(27, -3, -50, 0.8, INK.leaf400) +
    at(29, -2, 56, 0.8, INK.leaf600) +
    at(42, 2, 12, 0.95, INK.leaf500)
  );
})();

/** A maize plant with tassel and a silked cob. */
export function maize(): string {
  const leaf = (y: number, tip: Point, bend: number, colour: string) =>
    place(0, y, shape(blade(tip, 8, bend), colour));
  return (
    shape(
      ribbon(
        [
          [0, 2],
          [1, -90],
          [0, -168],
        ],
        [10, 8, 4],
        { cap: 0 },
      ),
      INK.leaf400,
    ) +
    leaf(-24, [-62, -18], 22, INK.leaf600) +
    leaf(-44, [66, -26], -24, INK.leaf500) +
    leaf(-76, [-64, -34], 22, INK.leaf500) +
    leaf(-100, [60, -40], -22, INK.leaf400) +
    leaf(-126, [-42, -46], 14, INK.leaf400) +
    leaf(-142, [40, -40], -12, INK.leaf300) +
    place(
      4,
      -82,
      shape('M0 0C2-18 10-34 18-36C24-30 20-10 8 6Z', INK.leaf250) +
        shape('M14-34q2-14 12-16q-6 6-5 17Z', INK.rose),
      { turn: 6 },
    ) +
    line(
      'M0-166V-204M0-172Q-10-186-14-198M0-172Q10-188 14-196M0-178Q-5-194-6-204M0-178Q6-192 7-204',
      INK.straw400,
      2.6,
    )
  );
}

/** A simple broad leaf lying along x, with veins: for doctors to hold and figures to spot. */
export function leafBlade(
  length: number,
  width: number,
  fill: string = INK.leaf300,
  vein: string = INK.leaf100,
): string {
  const half = width / 2;
  const d = `M0 0C${length * 0.25} ${-half * 1.25} ${length * 0.7} ${-half * 1.1} ${length} 0C${length * 0.7} ${half * 1.1} ${length * 0.25} ${half * 1.25} 0 0Z`;
  const ribs = range(4).map((i) => {
    const x = length * (0.16 + i * 0.19);
    const up = Math.round(half * (0.6 - Math.max(0, i - 1) * 0.13));
    const rib = (side: number) =>
      `M${Math.round(x)} 0q${Math.round(length * 0.05)} ${Math.round(up * 0.75 * side)} ${Math.round(length * 0.12)} ${up * side}`;
    return rib(1) + rib(-1);
  });
  return (
    shape(d, fill) +
    line(
      `M${-Math.round(length * 0.12)} 0H${Math.round(length * 0.94)}${ribs.join('')}`,
      vein,
      Math.max(1.4, length / 50),
    )
  );
}
