import type { PictureId } from '#content/media/pictures.ts';
import { bannerClinic } from './banner-clinic.ts';
import { bannerPaddy } from './banner-paddy.ts';

/** Who draws which picture. A picture in the list without a drawing does not compile. */
export const SCENES: Partial<Record<PictureId, () => string>> = {
  'banner-clinic': bannerClinic,
  'banner-paddy': bannerPaddy,
};
