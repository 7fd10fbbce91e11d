import type { Dress } from './dress.ts';
import type { HeadLook } from './figure.ts';
import { INK } from './palette.ts';

/** Who appears in the pictures: what each wears and how each looks, so that the same people come back. */

export const DOCTOR: { dress: Dress; look: HeadLook } = {
  dress: {
    kind: 'coat',
    top: INK.white,
    topShade: INK.coatShade,
    below: INK.grey700,
    belowShade: INK.charcoal,
    legs: 'trousers',
    shoes: INK.black,
  },
  look: { skin: INK.skinLight, hair: INK.black, style: 'short', spectacles: true },
};

export const WOMAN_DOCTOR: { dress: Dress; look: HeadLook } = {
  dress: {
    ...DOCTOR.dress,
    below: INK.plum,
    belowShade: INK.plumDark,
    legs: 'saree',
    border: INK.turmeric,
    shoes: INK.soil700,
  },
  look: { skin: INK.skinLight, hair: INK.black, style: 'bun', flowers: true },
};

/** Ochre shirt, white panche with a red border, red turban. */
export const FARMER: { dress: Dress; look: HeadLook } = {
  dress: {
    kind: 'shirt',
    top: INK.ochre,
    topShade: INK.ochreDark,
    below: INK.cloth,
    belowShade: INK.clothShade,
    border: INK.clay,
    legs: 'panche',
    towel: INK.white,
  },
  look: {
    skin: INK.skinDark,
    hair: INK.black,
    style: 'turban',
    cloth: INK.clay,
    clothShade: INK.clayDark,
    moustache: true,
  },
};

/** Bare-headed and grey, sky-blue shirt, panche folded at the knee. */
export const ELDER: { dress: Dress; look: HeadLook } = {
  dress: {
    ...FARMER.dress,
    top: INK.skyCloth,
    topShade: INK.skyClothDark,
    legs: 'halfPanche',
    border: INK.leaf500,
    towel: INK.paddy100,
  },
  look: { skin: INK.skin, hair: INK.grey300, style: 'short', moustache: true },
};

export const YOUNG_MAN: { dress: Dress; look: HeadLook } = {
  dress: {
    ...FARMER.dress,
    top: INK.leaf400,
    topShade: INK.leaf600,
    below: INK.sky700,
    belowShade: INK.denim,
    border: undefined,
    legs: 'trousers',
    shoes: INK.soil900,
    sleeves: 'half',
    towel: undefined,
  },
  look: { skin: INK.skin, hair: INK.black, style: 'short', moustache: true },
};

const saree = (body: string, shade: string, blouse: string, border: string): Dress => ({
  kind: 'saree',
  top: blouse,
  topShade: shade,
  below: body,
  belowShade: shade,
  border,
  legs: 'saree',
});

export const SAREES = {
  clay: saree(INK.clayCloth, INK.clayDark, INK.leaf700, INK.turmeric),
  plum: saree(INK.plumPale, INK.plumDark, INK.amber, INK.straw300),
  sky: saree(INK.seaBlue, INK.sky700, INK.clay, INK.paddy100),
  turmeric: saree(INK.maize, INK.straw500, INK.plum, INK.clay),
  leaf: saree(INK.leaf400, INK.leaf600, INK.clay, INK.straw300),
} as const;

/** Tucked up to the knee for work in water. */
export function tucked(dress: Dress): Dress {
  return { ...dress, legs: 'tucked' };
}

export function womanLook(style: HeadLook['style'] = 'bun', cloth?: string, clothShade?: string): HeadLook {
  return { skin: INK.skin, hair: INK.black, style, cloth, clothShade, flowers: style !== 'towel' };
}

/** Everything the safety box of the guide asks for. */
export const SPRAY_GEAR: { dress: Dress; look: HeadLook } = {
  dress: {
    kind: 'gear',
    top: INK.sky600,
    topShade: INK.sky700,
    below: INK.sky600,
    belowShade: INK.sky700,
    legs: 'trousers',
    sleeves: 'long',
    shoes: INK.black,
    gloves: INK.leaf300,
    apron: INK.turmeric,
  },
  look: {
    skin: INK.skin,
    hair: INK.black,
    style: 'cap',
    cloth: INK.paddy100,
    clothShade: INK.straw300,
    mask: true,
  },
};
