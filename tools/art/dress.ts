import { type Bones, bonesOf, foot, type HeadLook, hand, head, type Limb, type Pose } from './figure.ts';
import { line, num, type Point, place, ribbon, shape, through } from './paint.ts';
import { INK } from './palette.ts';

/** Clothes over the bones: what people of Karnataka wear to the field, the shop and the clinic. */

/** Hips lower than this (y grows downwards) belong to somebody squatting. */
const SQUATTING = -64;

export interface Dress {
  kind: 'coat' | 'shirt' | 'saree' | 'gear';
  /** Upper garment, and its side away from the sun. */
  top: string;
  topShade: string;
  /** Trousers, panche or the saree's body. */
  below: string;
  belowShade: string;
  border?: string;
  legs: 'trousers' | 'panche' | 'halfPanche' | 'saree' | 'tucked';
  sleeves?: 'long' | 'half';
  shoes?: string;
  gloves?: string;
  apron?: string;
  /** A folded towel over the shoulder. */
  towel?: string;
}

export interface Person {
  pose: Pose;
  dress: Dress;
  look: HeadLook;
  /** Things in the hands; drawn at the hand, behind its fingers. */
  holds?: { near?: string; far?: string };
}

/** The whole person, feet at the origin, looking right. */
export function person({ pose, dress, look, holds = {} }: Person): string {
  const bones = bonesOf(pose);
  const inHand = (limb: Limb, thing = '') => (thing ? place(limb[2][0], limb[2][1], thing) : '');
  const bare = dress.gloves ?? look.skin;
  return [
    arm(bones.arm.far, dress, look.skin, true),
    inHand(bones.arm.far, holds.far),
    hand(bones.arm.far, bare),
    legs(bones, dress, look.skin),
    shape(ribbon([bones.chest, bones.neck, bones.head], [14, 13, 12]), look.skin),
    shape(ribbon([bones.chest, bones.neck], [14, 13], { half: 'left' }), INK.skinShade, 'opacity=".3"'),
    torso(bones, dress),
    place(bones.head[0], bones.head[1], head(look), { turn: bones.tilt, scale: 1.12 }),
    overShoulder(bones, dress),
    arm(bones.arm.near, dress, look.skin, false),
    inHand(bones.arm.near, holds.near),
    hand(bones.arm.near, bare),
  ].join('');
}

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function arm([shoulder, elbow, wrist]: Limb, dress: Dress, skin: string, far: boolean): string {
  const cloth = far ? dress.topShade : dress.top;
  const bare = shape(
    ribbon([mix(shoulder, elbow, 0.3), elbow, mix(elbow, wrist, 0.5), wrist], [12, 9.6, 9.4, 6.6]),
    skin,
  );
  const dim = far ? shape(ribbon([elbow, wrist], [9, 6.6]), INK.skinShade, 'opacity=".28"') : '';
  if (dress.sleeves === 'long' || dress.kind === 'coat' || dress.kind === 'gear') {
    const spine: Point[] = [
      shoulder,
      mix(shoulder, elbow, 0.6),
      elbow,
      mix(elbow, wrist, 0.5),
      mix(elbow, wrist, 0.94),
    ];
    const sleeve = shape(ribbon(spine, [17, 15, 13, 12, 10.5], { cap: 0.6 }), cloth);
    const fold = far
      ? ''
      : shape(
          ribbon(spine, [17, 15, 13, 12, 10.5], { half: 'right', cap: 0.4 }),
          dress.topShade,
          'opacity=".6"',
        );
    return sleeve + fold;
  }
  const cut = mix(shoulder, elbow, dress.kind === 'saree' ? 0.62 : 0.82);
  const spine: Point[] = [shoulder, mix(shoulder, cut, 0.5), cut];
  const width = dress.kind === 'saree' ? [15, 14, 12.5] : [17, 16, 16];
  const fold = far
    ? ''
    : shape(ribbon(spine, width, { half: 'right', cap: 0.3 }), dress.topShade, 'opacity=".6"');
  return bare + dim + shape(ribbon(spine, width, { cap: 0.35 }), cloth) + fold;
}

function legs(bones: Bones, dress: Dress, skin: string): string {
  const { near, far } = bones.leg;
  const feet = (limb: Limb) => foot(limb[2], dress.shoes ?? skin, dress.shoes !== undefined);
  const bareLeg = (limb: Limb, dim: boolean) => {
    const outline = ribbon([limb[0], limb[1], mix(limb[1], limb[2], 0.4), limb[2]], [17, 13, 12.5, 7.5]);
    return shape(outline, skin) + (dim ? shape(outline, INK.skinShade, 'opacity=".25"') : '');
  };
  if (dress.legs === 'trousers') {
    const trouser = (limb: Limb, colour: string) =>
      feet(limb) +
      shape(
        ribbon([limb[0], mix(limb[0], limb[1], 0.5), limb[1], limb[2]], [22, 20, 16.5, 14.5], { cap: 0.25 }),
        colour,
      );
    return trouser(far, dress.belowShade) + trouser(near, dress.below);
  }
  const short = dress.legs === 'halfPanche' || dress.legs === 'tucked';
  const under = bareLeg(far, true) + feet(far) + bareLeg(near, false) + feet(near);
  return under + (bones.hip[1] > SQUATTING ? wrapped(bones, dress) : skirt(bones, dress, short));
}

/** Somebody on the heels or on a knee: the cloth follows each thigh. */
function wrapped({ leg }: Bones, dress: Dress): string {
  const thigh = (limb: Limb, colour: string) => {
    const low = mix(limb[1], limb[2], 0.45);
    return shape(
      ribbon([limb[0], mix(limb[0], limb[1], 0.5), limb[1], low], [30, 27, 22, 21], { cap: 0.4 }),
      colour,
    );
  };
  const { near } = leg;
  const fold = line(
    through([mix(near[0], near[1], 0.1), mix(near[0], near[1], 0.6), mix(near[1], near[2], 0.3)]),
    dress.belowShade,
    1.8,
  );
  return thigh(leg.far, dress.belowShade) + thigh(near, dress.below) + fold;
}

/** The cloth around both legs, to the ankle or tucked up to the knee. */
function skirt(bones: Bones, dress: Dress, short: boolean): string {
  const { near, far } = bones.leg;
  const end = (limb: Limb): Point => (short ? mix(limb[1], limb[2], 0.18) : mix(limb[1], limb[2], 0.9));
  const [a, b] = [end(near), end(far)];
  const [back, front] = a[0] < b[0] ? [a, b] : [b, a];
  const [kneeBack, kneeFront] = near[1][0] < far[1][0] ? [near[1], far[1]] : [far[1], near[1]];
  const wide = short ? 11 : dress.legs === 'saree' ? 14 : 12;
  const [hx, hy] = bones.hip;
  const top = mix(bones.hip, bones.waist, 0.5);
  const left: Point[] = [
    [top[0] - 15, top[1]],
    [hx - 18, hy + 4],
    [kneeBack[0] - wide - 2, kneeBack[1]],
    [back[0] - wide, back[1]],
  ];
  const right: Point[] = [
    [front[0] + wide, front[1]],
    [kneeFront[0] + wide, kneeFront[1]],
    [hx + 18, hy + 2],
    [top[0] + 15, top[1]],
  ];
  const hem = `Q${num((back[0] + front[0]) / 2)} ${num(Math.max(back[1], front[1]) + 6)} ${num(front[0] + wide)} ${num(front[1])}`;
  const outline = `${through(left)}${hem}${through(right).replace(/^M[^C]*/, '')}Z`;
  const middle = mix(back, front, 0.45);
  const shade = `${through(left)}L${num(middle[0])} ${num(middle[1] + 3)}Q${num(hx - 4)} ${num((hy + middle[1]) / 2)} ${num(top[0] - 3)} ${num(top[1])}Z`;
  const pleat = (t: number) => {
    const foot = mix(back, front, t);
    return `M${num(top[0] + (t - 0.5) * 14)} ${num(top[1] + 8)}Q${num(hx + (t - 0.4) * 26)} ${num((hy + foot[1]) / 2)} ${num(foot[0] + (t - 0.5) * 10)} ${num(foot[1] + 2)}`;
  };
  const rim = dress.border
    ? line(
        `M${num(back[0] - wide + 1)} ${num(back[1] - 2)}Q${num((back[0] + front[0]) / 2)} ${num(Math.max(back[1], front[1]) + 3)} ${num(front[0] + wide - 1)} ${num(front[1] - 2)}`,
        dress.border,
        4.4,
      )
    : '';
  return (
    shape(outline, dress.below) +
    shape(shade, dress.belowShade, 'opacity=".7"') +
    line(pleat(0.55) + pleat(0.75), dress.belowShade, 1.8) +
    rim
  );
}

function torso(bones: Bones, dress: Dress): string {
  const { hip, waist, chest } = bones;
  const woman = dress.kind === 'saree';
  const hem: Point = dress.kind === 'coat' ? mix(chest, hip, 1.62) : mix(chest, hip, woman ? 1 : 1.2);
  const top = mix(chest, waist, 0.02);
  const spine: Point[] = woman
    ? [top, mix(chest, waist, 0.4), waist, hem]
    : [top, mix(chest, waist, 0.5), waist, hip, hem];
  const widths = woman
    ? [27, 31, 27, 35]
    : dress.kind === 'coat'
      ? [31, 36, 34, 38, 42]
      : [31, 36, 32, 34, 36];
  const cloth = woman ? dress.below : dress.top;
  const shade = woman ? dress.belowShade : dress.topShade;
  return (
    shape(ribbon(spine, widths, { cap: 0.28 }), cloth) +
    shape(ribbon(spine, widths, { half: 'right', cap: 0.2 }).replace(/Z$/, 'Z'), shade, 'opacity=".55"') +
    (woman ? blouse(bones, dress) : front(bones, dress))
  );
}

/** The blouse's shoulder that the saree leaves free, and the fall of the saree over the other. */
function blouse({ chest, waist }: Bones, dress: Dress): string {
  const mid = mix(chest, waist, 0.55);
  return (
    shape(
      ribbon([mix(chest, waist, 0.05), mid, mix(mid, waist, 0.35)], [28, 31, 28], { half: 'left', cap: 0.2 }),
      dress.top,
    ) +
    (dress.border
      ? line(
          `M${num(chest[0] - 8)} ${num(chest[1] - 1)}Q${num(mid[0] + 2)} ${num(mid[1] - 8)} ${num(waist[0] + 13)} ${num(waist[1] + 6)}`,
          dress.border,
          4,
        )
      : '')
  );
}

/** Collar, buttons and pockets, and an apron over the gear. */
function front({ chest, waist, hip, neck }: Bones, dress: Dress): string {
  const low = mix(chest, hip, dress.kind === 'coat' ? 1.55 : 1.15);
  const at = (t: number, dx: number): Point => {
    const p = t < 0.5 ? mix(chest, waist, t * 2) : mix(waist, low, t * 2 - 1);
    return [p[0] + dx, p[1]];
  };
  const text = (p: Point) => `${num(p[0])} ${num(p[1])}`;
  if (dress.kind === 'gear') {
    const bib = ribbon([at(0.22, 5), at(0.5, 5), at(0.9, 4), [low[0] + 4, low[1] + 22]], [16, 24, 30, 34], {
      cap: 0.2,
    });
    return (
      shape(bib, dress.apron ?? INK.turmeric) +
      line(
        `M${text(at(0.2, -2))}L${text(neck)}M${text(at(0.2, 11))}L${text([neck[0] + 4, neck[1]])}`,
        dress.apron ?? INK.turmeric,
        3,
      )
    );
  }
  const seam = line(`M${text(at(0.06, 6))}Q${text(at(0.5, 8))} ${text(at(0.98, 6))}`, dress.topShade, 1.8);
  if (dress.kind !== 'coat')
    return (
      shape(
        `M${text([neck[0] - 7, neck[1] + 4])}L${text(at(0.2, 6))}L${text([neck[0] + 9, neck[1] + 5])}L${text([neck[0] + 2, neck[1] + 2])}Z`,
        dress.topShade,
      ) + seam
    );
  return (
    shape(
      `M${text([neck[0] - 5, neck[1] + 6])}L${text(at(0.42, 7))}L${text([neck[0] + 10, neck[1] + 7])}Z`,
      INK.leaf700,
    ) +
    shape(
      `M${text([neck[0] - 8, neck[1] + 4])}L${text(at(0.44, 6))}L${text([neck[0] - 3, neck[1] + 3])}Z`,
      INK.white,
    ) +
    seam +
    line(`M${text(at(0.78, -13))}h13v14h-12`, dress.topShade, 1.8)
  );
}

/** Pallu or towel hanging from the shoulder. */
function overShoulder({ chest, waist, hip }: Bones, dress: Dress): string {
  if (dress.kind === 'saree') {
    const fall: Point[] = [
      [chest[0] + 6, chest[1] + 2],
      [chest[0] - 9, chest[1] - 3],
      mix([waist[0] - 15, waist[1]], [chest[0] - 14, chest[1]], 0.4),
      [hip[0] - 19, hip[1] + (dress.legs === 'tucked' ? -14 : 14)],
    ];
    return (
      shape(ribbon(fall, [9, 13, 12, 16], { cap: 0.1 }), dress.belowShade) +
      (dress.border ? line(through(fall.slice(1)), dress.border, 2.4) : '')
    );
  }
  if (!dress.towel) return '';
  const [x, y] = chest;
  const fall = `M${num(x - 13)} ${num(y - 1)}Q${num(x - 5)} ${num(y - 8)} ${num(x + 4)} ${num(y - 4)}L${num(x + 9)} ${num(y + 34)}L${num(x - 3)} ${num(y + 35)}Q${num(x - 2)} ${num(y + 12)} ${num(x - 13)} ${num(y - 1)}Z`;
  return shape(fall, dress.towel) + line(`M${num(x - 2)} ${num(y + 29)}l10-1`, INK.clay, 2.4);
}
