import type { PictureId } from '#content/media/pictures.ts';
import { about } from './about.ts';
import { bannerAreca } from './banner-areca.ts';
import { bannerClinic } from './banner-clinic.ts';
import { bannerCoffee } from './banner-coffee.ts';
import { bannerDelivery } from './banner-delivery.ts';
import { bannerPaddy } from './banner-paddy.ts';
import { bannerRagi } from './banner-ragi.ts';
import { bannerSoil } from './banner-soil.ts';
import { bannerSpray } from './banner-spray.ts';
import { bannerTomato } from './banner-tomato.ts';
import { clinicHero } from './clinic-hero.ts';
import { contact } from './contact.ts';
import { dealers } from './dealers.ts';
import { distributionHero } from './distribution-hero.ts';
import { educationVideo } from './education-video.ts';
import { expertiseAdvisory, expertisePlantHealth, expertiseSoil } from './expertise.ts';
import { notFound } from './not-found.ts';
import { founder, storyAreca, storyPaddy, storyTomato } from './people.ts';
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
import { topicMarket, topicRotation, topicSoil, topicWater } from './topics.ts';

/** Who draws which picture. A picture in the list without a drawing does not compile. */
export const SCENES: Record<PictureId, () => string> = {
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
  founder,
  'story-areca': storyAreca,
  'story-tomato': storyTomato,
  'story-paddy': storyPaddy,
  'clinic-hero': clinicHero,
  'distribution-hero': distributionHero,
  dealers,
  about,
  contact,
  'not-found': notFound,
  'education-video': educationVideo,
  'topic-soil': topicSoil,
  'topic-water': topicWater,
  'topic-rotation': topicRotation,
  'topic-market': topicMarket,
};
