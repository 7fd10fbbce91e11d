import * as living from './living.ts';
import * as protection from './protection.ts';

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
  'carbon-cycle': living.carbonCycle,
  'compost-layers': living.compostLayers,
  'trichoderma-compost': living.trichodermaCompost,
  'living-helpers': living.livingHelpers,
};
