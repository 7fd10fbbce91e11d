import { circle, ellipse, type Point, place, ribbon, shape } from './paint.ts';
import { INK } from './palette.ts';

/**
 * A person as a skeleton: the pose names where hips, hands and feet are, elbows and knees follow. About 200 units
 * tall, seven heads; the origin lies on the ground, the face looks right. `Dress` puts clothes over the bones.
 */

export interface Pose {
  /** Height of the hips above the origin. Standing is -101. */
  hip?: Point;
  /** How far the back leans forward, degrees. */
  lean?: number;
  /** Extra rounding of the back: 0 straight, 10 a stoop. */
  stoop?: number;
  /** Nod of the head, degrees, positive looks down. */
  nod?: number;
  /** Where the hands are. `near` is the arm on the viewer's side. */
  near: Point;
  far: Point;
  nearFoot?: Point;
  farFoot?: Point;
  /** Which way elbows point: 1 down and back, -1 up and forward. */
  elbow?: { near?: 1 | -1; far?: 1 | -1 };
  /** Which way knees point: 1 forward. */
  knee?: { near?: 1 | -1; far?: 1 | -1 };
}

export interface Bones {
  hip: Point;
  waist: Point;
  chest: Point;
  neck: Point;
  head: Point;
  tilt: number;
  arm: { near: Limb; far: Limb };
  leg: { near: Limb; far: Limb };
}

export type Limb = readonly [Point, Point, Point];

export const BODY = { torso: 57, upperArm: 33, foreArm: 32, thigh: 48.5, shin: 46, headUp: 21 };

const turnBy = (angle: number, length: number): Point => {
  const a = (angle * Math.PI) / 180;
  return [Math.sin(a) * length, -Math.cos(a) * length];
};
const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

/** The middle joint between two ends; ends out of reach are drawn straight towards each other. */
function joint(from: Point, to: Point, upper: number, lower: number, side: number): Limb {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const reach = Math.min(Math.hypot(dx, dy) || 1, (upper + lower) * 0.995);
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach);
  const off = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * side;
  const middle: Point = [from[0] + ux * along + uy * off, from[1] + uy * along - ux * off];
  return [from, middle, [from[0] + ux * reach, from[1] + uy * reach]];
}

export function bonesOf(pose: Pose): Bones {
  const hip = pose.hip ?? [0, -101];
  const lean = pose.lean ?? 2;
  const chest = add(hip, turnBy(lean, BODY.torso));
  const back = turnBy(lean - 90, (pose.stoop ?? 0) + 1);
  const waist = add([hip[0] * 0.55 + chest[0] * 0.45, hip[1] * 0.55 + chest[1] * 0.45], back);
  const neckLean = lean * 0.72 + (pose.nod ?? 0) * 0.5;
  const neck = add(chest, turnBy(neckLean, 8));
  const tilt = lean * 0.5 + (pose.nod ?? 0);
  const head = add(neck, turnBy(neckLean * 0.85, BODY.headUp - 5));
  const across = turnBy(lean + 90, 1);
  const shoulder = (side: number): Point =>
    add(add(chest, turnBy(lean, -4)), [across[0] * side, across[1] * side]);
  const hipJoint = (side: number): Point => [hip[0] + side, hip[1] + 2];
  const { elbow, knee } = pose;
  return {
    hip,
    waist,
    chest,
    neck,
    head,
    tilt,
    arm: {
      near: joint(shoulder(-8), pose.near, BODY.upperArm, BODY.foreArm, -(elbow?.near ?? 1)),
      far: joint(shoulder(10), pose.far, BODY.upperArm, BODY.foreArm, -(elbow?.far ?? 1)),
    },
    leg: {
      near: joint(hipJoint(-6), pose.nearFoot ?? [-9, -6], BODY.thigh, BODY.shin, knee?.near ?? 1),
      far: joint(hipJoint(6), pose.farFoot ?? [10, -6], BODY.thigh, BODY.shin, knee?.far ?? 1),
    },
  };
}

/** Degrees of the lower bone, for what is at its end. */
export function headingOf([, from, to]: Limb): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

/** Palm, fingers and thumb, in the direction of the forearm. */
export function hand(limb: Limb, skin: string, thumb: 1 | -1 = -1): string {
  const [x, y] = limb[2];
  return place(
    x,
    y,
    ellipse(4.5, 0, 6.8, 4.4, skin) +
      shape(
        ribbon(
          [
            [6, 0.5],
            [10, 1.5],
            [12.5, 3],
          ],
          [6, 5, 3.6],
        ),
        skin,
      ) +
      shape(
        ribbon(
          [
            [2, 2.6 * thumb],
            [6, 5.4 * thumb],
            [9, 5.8 * thumb],
          ],
          [4.4, 3.6, 2.6],
        ),
        skin,
      ),
    { turn: headingOf(limb) },
  );
}

/** A bare foot or a shoe with its heel under the ankle. */
export function foot([x, y]: Point, colour: string, shod = false): string {
  const d = shod
    ? 'M-8-8C-3-10 4-9 6-7C12-4 19-3 19 3C19 6 17 6 15 6H-8C-10 2-10-4-8-8Z'
    : 'M-5-8H5C8-3 17-1 17 4C17 6 15 6 14 6H-6C-8 3-7-3-5-8Z';
  return place(x, y, shape(d, colour));
}

export interface HeadLook {
  skin: string;
  hair: string;
  /** What covers or dresses the head. */
  style: 'short' | 'grey' | 'bun' | 'braid' | 'turban' | 'scarf' | 'towel' | 'cap' | 'veil';
  cloth?: string;
  clothShade?: string;
  moustache?: boolean;
  spectacles?: boolean;
  flowers?: boolean;
  mask?: boolean;
  smile?: boolean;
}

/** Three quarters of a face, looking right; the middle of the head is the origin, the crown about -18. */
export function head(look: HeadLook): string {
  const shade = INK.skinShade;
  return (
    behind(look) +
    shape(
      'M-11-3C-11-14-4-17 2-17C9-17 12.5-12 12.6-5.5C12.7-3.6 13.4-2.6 14.3-.6C15 .9 15.9 2 15.4 3C15 3.8 13.9 3.7 13.4 4.2C13.8 5.6 13.5 6.4 13 7.3C13 9 12.6 10 12 11.5C10.6 14.6 8 15.6 5 15.2C-1 14.4-6.6 10.6-9 5Z',
      look.skin,
    ) +
    shape('M-11-3C-8 4-2 9 4 15.1C-1 14.4-6.6 10.6-9 5Z', shade, 'opacity=".22"') +
    face(look) +
    above(look) +
    ellipse(-3.4, 1.2, 2.7, 4.2, look.skin, -10) +
    shape('M-4.4-.8q2.6.4 1.6 4.2', shade, 'opacity=".35"') +
    (look.style === 'bun' || look.style === 'braid' || look.style === 'veil'
      ? circle(-3.2, 6.4, 1.4, INK.turmeric)
      : '')
  );
}

function face(look: HeadLook): string {
  if (look.mask) {
    return (
      shape(
        'M-2 4C4 2 10 1.6 14.4.6C16.4 3 16.4 6 15.6 8.4C14.4 13 10 16.4 5 15.6C1 15-2 12-3.4 9Z',
        INK.white,
      ) +
      shape('M-2 4C4 8 9 9 15.9 7.4L15.6 8.4C14.4 13 10 16.4 5 15.6C1 15-2 12-3.4 9Z', INK.coatShade) +
      shape('M-4 1L-2 4L-3 5L-10 2Z', INK.coatShade) +
      ellipse(8.4, -2.4, 5.4, 3.9, INK.sky400, -4, 'opacity=".85"') +
      shape('M-9-4.5L4-4.4L4-1.6L-9-1.5Z', INK.grey700)
    );
  }
  const brow = `<path d="M5.6-6.4q3-1.7 5.4-.5" stroke="${look.hair}" stroke-width="1.3" fill="none" stroke-linecap="round"/>`;
  const mouth = look.smile === false ? 'M8 8.6q2.4.3 4.6-.3' : 'M6.8 7.8q2.8 2.6 5.8.2';
  return (
    ellipse(8.4, -2.5, 1.2, 1.6, INK.black) +
    brow +
    (look.moustache
      ? shape('M6 6.6C8 4.2 11 3.9 13.6 5.2C14.2 6.4 12.8 6.9 11.4 6.7C9.4 6.6 8 7.6 6 6.6Z', look.hair)
      : '') +
    `<path d="${mouth}" stroke="${INK.skinShade}" stroke-width="1.3" fill="none" stroke-linecap="round"/>` +
    (look.spectacles
      ? `<path d="M4.2-2.6a4 3.7 0 1 0 8 0a4 3.7 0 1 0-8 0M4.2-2.8L-4-2" stroke="${INK.soil900}" stroke-width="1.1" fill="none"/>`
      : '') +
    (['bun', 'braid', 'veil', 'towel'].includes(look.style) ? circle(10.4, -8.2, 1.1, INK.clay) : '')
  );
}

/** What shows behind the head: buns, braids and hanging ends. */
function behind({ style, hair, cloth = INK.clay, flowers }: HeadLook): string {
  const jasmine = flowers
    ? [
        [-16, -9],
        [-19, -4],
        [-20, 2],
        [-18, 7],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2.6, INK.white))
        .join('')
    : '';
  switch (style) {
    case 'bun':
      return circle(-14, -1, 8, hair) + jasmine;
    case 'braid':
      return (
        shape(
          ribbon(
            [
              [-9, -2],
              [-15, 14],
              [-14, 34],
              [-16, 52],
            ],
            [12, 9, 7, 3],
          ),
          hair,
        ) + jasmine
      );
    case 'turban':
      return shape('M-13-6C-20 0-22 12-17 24L-12 22C-15 12-13 4-8 0Z', cloth);
    case 'towel':
    case 'veil':
      return shape('M-9-15C-20-8-20 8-17 24L-5 22C-10 10-8 0-6-8Z', cloth);
    default:
      return '';
  }
}

/** Hair or headcloth over the crown. */
function above({ style, hair, cloth = INK.clay, clothShade = INK.clayDark }: HeadLook): string {
  const man =
    'M-4-2C-5 2-6 5-8.6 7.4C-13 1-14.6-7-11-13C-7-20 3-21 9-17.6C13-15.4 14-11 12.8-6.6C11-10 8-11.8 4-11.6C.6-11.6-2-9-2.2-6C-2.4-3.6-3-2-4-2Z';
  const woman =
    'M-4-1C-6 4-9 6-11 4C-15-4-14-14-6-18C2-21.6 11-18 13-9.6C13-8 12.9-7 12.6-6C10-8 8-11 6-13.6C3-9.6-2-6-4-1Z';
  switch (style) {
    case 'turban':
      return (
        shape('M-13.6-5C-18-16-9-25 3-24C14-23 18-14 14.4-6.4C6-12-5-11-13.6-5Z', cloth) +
        shape(
          'M-13.6-5C-16-12-13-19-7-22C-9-15-5-10 14.4-6.4C6-12-5-11-13.6-5Z',
          clothShade,
          'opacity=".55"',
        ) +
        shape('M-2-24C5-20 11-15 14.6-7L12.6-8.4C8-15 2-19-7-21.6Z', INK.paddy100, 'opacity=".8"')
      );
    case 'towel':
      return (
        shape('M-12 6C-19-8-14-23 2-22C11-21.6 15-15 13.4-7.6C6-14-3-11-5-3C-6 2-8 5-12 6Z', cloth) +
        shape('M13.4-7.6C6-14-3-11-5-3L-8-2C-7-12 2-18 13-11Z', clothShade)
      );
    case 'veil':
      return (
        shape(woman, hair) +
        shape('M-8 12C-20-4-16-24 1-22C6-21.6 10-20 12-16C4-18-5-14-6-3C-6 3-5 8-8 12Z', cloth)
      );
    case 'cap':
      return (
        shape('M-12-3C-14-14-8-21 2-21C10-21 14-15 13.6-9L22-6.6C22-5 20-4.6 18-5C10-8 0-8-12-3Z', cloth) +
        shape('M-12-3C0-9 10-8.6 18-5C20-4.6 22-5 22-6.6L13.6-9C4-12-5-9-12-3Z', clothShade)
      );
    case 'scarf':
      return shape('M-12-4C-16-16-7-22 3-21.6C11-21 15-14 13.4-8C5-12-5-10-12-4Z', cloth);
    case 'bun':
    case 'braid':
      return shape(woman, hair);
    default:
      return shape(man, hair);
  }
}
