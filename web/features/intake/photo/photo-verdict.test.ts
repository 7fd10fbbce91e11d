import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { PLATES } from '#content/guide/plates/plates.ts';
import { CHECKED_LONG_SIDE, type GreyPicture, measurePhoto, photoFault } from './photo-verdict.ts';

/** As the phone looks at a photo: small and grey. */
async function grey(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture
    .resize(CHECKED_LONG_SIDE, CHECKED_LONG_SIDE, { fit: 'inside' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

const jpeg = async (picture: Sharp) => sharp(await picture.jpeg({ quality: 80 }).toBuffer());
const faultOf = async (picture: Sharp, isClose: boolean) =>
  photoFault(measurePhoto(await grey(await jpeg(picture))), isClose);

/** A leaf with spots on it, drawn from near: what the guide shows of a trouble. */
const plate = (key: string) =>
  sharp(`content/guide/plates/${key}.svg`).flatten({ background: '#fff' }).resize(640);
/** Soil, as a camera without much light sees it. */
const soil = () =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#8a6a4a',
      noise: { type: 'gaussian', mean: 110, sigma: 3 },
    },
  });

const SOME = Object.keys(PLATES).slice(0, 5);

it.each(SOME)('nothing is asked about a sharp near picture: %s', async (key) => {
  expect(await faultOf(plate(key), true)).toBeNull();
});

it.each(SOME)('a blurred one is blurred: %s', async (key) => {
  expect(await faultOf(sharp(await plate(key).png().toBuffer()).blur(5), true)).toBe('blurred');
});

it.each(SOME)('one without light is dark: %s', async (key) => {
  expect(await faultOf(sharp(await plate(key).png().toBuffer()).linear(0.2, 0), false)).toBe('dark');
});

it('a sharp leaf before a soft field is sharp', async () => {
  const leaf = await plate('tomato-early-blight').resize(320).png().toBuffer();
  const field = sharp(await plate('tomato-early-blight').png().toBuffer()).blur(8);
  expect(await faultOf(field.composite([{ input: leaf, gravity: 'centre' }]), true)).toBeNull();
});

it('a small leaf on bare ground, and a field of many, are asked about where one part is to be seen, and nowhere else', async () => {
  const leaf = await plate('tomato-early-blight').resize(84).png().toBuffer();
  const alone = () => soil().composite([{ input: leaf, gravity: 'centre' }]);
  const many = () => soil().composite([{ input: leaf, tile: true }]);
  expect([await faultOf(alone(), true), await faultOf(many(), true)]).toEqual(['far', 'far']);
  expect([await faultOf(alone(), false), await faultOf(many(), false)]).toEqual([null, null]);
});
