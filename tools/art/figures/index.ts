import * as feeding from './feeding.ts';
import * as living from './living.ts';
import * as mixing from './mixing.ts';
import * as pests from './pests.ts';
import * as protection from './protection.ts';
import * as safety from './safety.ts';
import * as sampling from './sampling.ts';
import * as soil from './soil.ts';
import * as water from './water.ts';
import * as weeds from './weeds.ts';

/** Who draws which figure of the guide. */
export const FIGURE_SCENES: Record<string, () => string> = {
  'insect-hiding-places': protection.insectHidingPlaces,
  'insect-life-stages': protection.insectLifeStages,
  'spray-walk': protection.sprayWalk,
  nozzles: protection.nozzles,
  'leaf-diseases': protection.leafDiseases,
  'spray-coverage': protection.sprayCoverage,
  'seed-coating': living.seedCoating,
  'root-nodules': living.rootNodules,
  'mixing-order': mixing.mixingOrder,
  'jar-test': mixing.jarTest,
  'deficiency-old-leaves': feeding.deficiencyOldLeaves,
  'deficiency-young-leaves': feeding.deficiencyYoungLeaves,
  'fertilizer-placement': feeding.fertilizerPlacement,
  'biostimulant-timing': feeding.biostimulantTiming,
  'trial-strips': feeding.trialStrips,
  'carbon-cycle': living.carbonCycle,
  'compost-layers': living.compostLayers,
  'trichoderma-compost': living.trichodermaCompost,
  'living-helpers': living.livingHelpers,
  pests: pests.pests,
  helpers: pests.helpers,
  traps: pests.traps,
  'ipm-pyramid': pests.ipmPyramid,
  'toxicity-triangles': pests.toxicityTriangles,
  'weeds-grass-sedge': weeds.weedsGrassSedge,
  'weeds-broadleaf': weeds.weedsBroadleaf,
  'weed-window': weeds.weedWindow,
  'mulch-film': water.mulchFilm,
  'organic-mulch': soil.organicMulch,
  'drip-layout': water.dripLayout,
  'wetting-bulb': water.wettingBulb,
  'furrow-skip': water.furrowSkip,
  'soil-profile': soil.soilProfile,
  'ribbon-test': soil.ribbonTest,
  'worm-count': soil.wormCount,
  'zigzag-sampling': sampling.zigzagSampling,
  'v-cut': sampling.vCut,
  quartering: sampling.quartering,
  'ph-scale': sampling.phScale,
  'photo-plant': water.photoPlant,
  'photo-good-bad': water.photoGoodBad,
  'safety-gear': safety.safetyGear,
  'empty-pack': safety.emptyPack,
  'bordeaux-mixture': safety.bordeauxMixture,
  'pani-pipe': safety.paniPipe,
  'more-helpers': pests.moreHelpers,
  'weeds-more': weeds.weedsMore,
};
