import { circle, dice, ellipse, line, type Point, place, range, ribbon, shape, through } from './paint.ts';
import { INK } from './palette.ts';

/** Palms, coffee and shade trees, each from its own ground point (the origin). */

/** One arching frond from the origin to the right, leaflets on both sides. */
export function frond(colour: string = INK.leaf500, reach = 96): string {
  const at = (t: number): Point => [
    reach * t,
    -34 * Math.sin(t * Math.PI * 0.78) * (reach / 96) + 26 * t * t,
  ];
  const leaflets = range(13)
    .map((i) => {
      const t = 0.12 + (i / 12) * 0.86;
      const [x, y] = at(t);
      const size = 26 * Math.sin(Math.PI * (0.18 + t * 0.72)) * (reach / 96);
      const leaf = (side: 1 | -1) =>
        `M${Math.round(x - 3)} ${Math.round(y)}L${Math.round(x + size * 0.75)} ${Math.round(y + side * size * (side > 0 ? 1 : 0.55) + 4)}L${Math.round(x + 4)} ${Math.round(y + 1)}Z`;
      return leaf(1) + leaf(-1);
    })
    .join('');
  return shape(leaflets, colour) + line(through(range(6).map((i) => at(i / 5))), colour, 3);
}

/** An areca crown at the trunk's top: crownshaft, fronds (part ids of `frond`) and orange bunches below them. */
export function arecaCrown(light: string, dark: string, ripe = true): string {
  const leaf = (id: string, turn: number, flip: boolean) =>
    `<use href="#${id}" transform="translate(0 -44) ${flip ? 'scale(-1 1) ' : ''}rotate(${turn})"/>`;
  const fronds = [
    [dark, -62, false],
    [dark, -58, true],
    [light, -36, false],
    [dark, -32, true],
    [light, -8, true],
    [dark, -12, false],
    [light, 14, false],
    [light, 18, true],
  ] as const;
  return (
    nuts(-1, ripe) +
    nuts(1, ripe) +
    shape('M-6 2C-8-16-5-34-3-46H3C5-34 8-16 6 2Z', INK.leaf250) +
    shape('M-6 2C-8-16-5-34-3-46H-1C-2-30-2-14-2 2Z', INK.leaf400) +
    fronds.map(([id, turn, flip]) => leaf(id, turn, flip)).join('')
  );
}

/** A hanging bunch of areca nuts, left (-1) or right (1) of the trunk. */
function nuts(side: 1 | -1, ripe: boolean): string {
  const spots: Point[] = [
    [10, 6],
    [17, 9],
    [7, 13],
    [14, 16],
    [21, 17],
    [9, 21],
    [17, 24],
    [12, 29],
    [20, 31],
  ];
  const [one, two] = ripe ? [INK.amber, INK.areca] : [INK.leaf250, INK.leaf400];
  return (
    line(`M${4 * side} 2q${9 * side} 2 ${12 * side} 18`, INK.straw400, 2.4) +
    spots.map(([x, y], i) => ellipse(x * side, y, 4.2, 5.2, i % 3 === 1 ? two : one)).join('')
  );
}

/** A slim ringed trunk from the ground up to `height`; the crown goes on its top. */
export function arecaTrunk(height: number, bend = 0, width = 12): string {
  const spine: Point[] = [
    [0, 0],
    [bend * 0.9, -height / 2],
    [bend, -height],
  ];
  const rings = range(Math.floor(height / 24)).map((i) => {
    const y = 14 + i * 24;
    const x = bend * (1 - (1 - y / height) ** 2);
    return `M${Math.round(x - width * 0.42)} ${-y}q${width * 0.4} 3 ${width * 0.8} 0`;
  });
  return (
    shape(ribbon(spine, [width * 1.25, width, width * 0.82], { cap: 0 }), INK.bark) +
    shape(
      ribbon(spine, [width * 1.25, width, width * 0.82], { cap: 0, half: 'left' }),
      INK.soil700,
      'opacity=".5"',
    ) +
    line(rings.join(''), INK.barkPale, 1.6)
  );
}

/** A coconut palm far away or near: leaning trunk, drooping crown with nuts. */
export function coconut(height: number, lean: number, leaf: string): string {
  const top: Point = [lean, -height];
  const fronds = [-70, -40, -14, 10, 34]
    .map(
      (turn) =>
        `<use href="#${leaf}" transform="rotate(${turn})"/><use href="#${leaf}" transform="scale(-1 1) rotate(${turn + 6})"/>`,
    )
    .join('');
  return (
    shape(ribbon([[0, 0], [lean * 0.3, -height * 0.5], top], [15, 10, 8], { cap: 0 }), INK.bark) +
    place(
      top[0],
      top[1],
      circle(-8, 8, 7, INK.leaf250) + circle(6, 10, 7, INK.straw400) + circle(0, 4, 7, INK.leaf300) + fronds,
    )
  );
}

/** Ripening: red, deep red, still green, turning. */
const CHERRIES = [INK.clay, INK.cherry, INK.leaf300, INK.cherryDark, INK.leaf250, INK.cherry, INK.amber];

/** A branch of coffee from the origin to the right: paired glossy leaves, cherries close to the wood. */
export function coffeeBranch(length = 120, ripe = true): string {
  const pairs = Math.floor(length / 30);
  const leaves = range(pairs)
    .map((i) => {
      const x = 18 + i * 30;
      const size = 34 - i * 3;
      return (
        place(
          x,
          0,
          shape(
            `M0 0C${size * 0.3} ${-size * 0.6} ${size * 0.8} ${-size * 0.6} ${size} ${-size * 0.74}C${size * 0.9} ${-size * 0.1} ${size * 0.5} ${size * 0.06} 0 0Z`,
            i % 2 ? INK.leaf500 : INK.leaf600,
          ),
        ) +
        place(
          x,
          1,
          shape(
            `M0 0C${size * 0.3} ${size * 0.7} ${size * 0.8} ${size * 0.6} ${size} ${size * 0.8}C${size * 0.9} ${size * 0.1} ${size * 0.5} 0 0 0Z`,
            i % 2 ? INK.leaf700 : INK.leaf500,
          ),
        )
      );
    })
    .join('');
  const roll = dice(length);
  const cherries = range(pairs)
    .map((i) =>
      range(4)
        .map((k) =>
          circle(
            14 + i * 30 + roll(-9, 9),
            roll(-7, 8),
            roll(4.2, 5.6),
            ripe ? (CHERRIES[(k + i * 2) % CHERRIES.length] ?? INK.clay) : INK.leaf250,
          ),
        )
        .join(''),
    )
    .join('');
  return line(`M0 0H${length}`, INK.bark, 3.4) + leaves + cherries;
}

/** A tall straight shade tree (silver oak) with pepper climbing on it. */
export function shadeTree(height: number, width = 26): string {
  const roll = dice(height);
  const pepper = range(26)
    .map((i) =>
      place(
        roll(-width * 0.8, width * 0.8),
        -i * ((height * 0.62) / 26),
        shape('M0 0C8-10 18-6 18 4C12 10 3 8 0 0Z', i % 2 ? INK.leaf600 : INK.leaf500),
        { turn: roll(-40, 220) },
      ),
    )
    .join('');
  return (
    shape(
      ribbon(
        [
          [0, 6],
          [-3, -height * 0.5],
          [2, -height],
        ],
        [width, width * 0.8, width * 0.6],
        { cap: 0 },
      ),
      INK.bark,
    ) +
    shape(
      ribbon(
        [
          [0, 6],
          [-3, -height * 0.5],
          [2, -height],
        ],
        [width, width * 0.8, width * 0.6],
        { cap: 0, half: 'left' },
      ),
      INK.soil800,
      'opacity=".45"',
    ) +
    pepper
  );
}
