import type { PictureId } from '#content/media/pictures.ts';
import { bannerAreca } from './banner-areca.ts';
import { bannerClinic } from './banner-clinic.ts';
import { bannerCoffee } from './banner-coffee.ts';
import { bannerDelivery } from './banner-delivery.ts';
import { bannerPaddy } from './banner-paddy.ts';
import { bannerRagi } from './banner-ragi.ts';
import { bannerSoil } from './banner-soil.ts';
import { bannerSpray } from './banner-spray.ts';
import { bannerTomato } from './banner-tomato.ts';
import { expertiseAdvisory, expertisePlantHealth, expertiseSoil } from './expertise.ts';
import {
  productConsultation,
  productDap,
  productFungicide,
  productMaize,
  productNeem,
  productPaddy,
  productSoilTest,
  productUrea,
} from './products.ts';

/** Who draws which picture. A picture in the list without a drawing does not compile. */
export const SCENES: Partial<Record<PictureId, () => string>> = {
  'banner-areca': bannerAreca,
  'banner-clinic': bannerClinic,
  'banner-coffee': bannerCoffee,
  'banner-paddy': bannerPaddy,
  'banner-ragi': bannerRagi,
  'banner-delivery': bannerDelivery,
  'banner-soil': bannerSoil,
  'banner-spray': bannerSpray,
  'banner-tomato': bannerTomato,
  'product-maize': productMaize,
  'product-paddy': productPaddy,
  'product-urea': productUrea,
  'product-dap': productDap,
  'product-neem': productNeem,
  'product-fungicide': productFungicide,
  'product-soil-test': productSoilTest,
  'product-consultation': productConsultation,
  'expertise-plant-health': expertisePlantHealth,
  'expertise-soil': expertiseSoil,
  'expertise-advisory': expertiseAdvisory,
};
