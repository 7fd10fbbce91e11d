/**
 * Actives of WHO class Ia or Ib, or under the Rotterdam (PIC) or Stockholm (POP) convention: some of their products are sold
 * legally, and our clinic recommends none. As the list of PlantwisePlus has them (CABI, after the conventions of May 2023), with
 * carbofuran of the Indian list. By their names there, in small letters.
 */
export const RED_LIST: readonly string[] = [
  'abamectin',
  'alachlor',
  'aldicarb',
  'benomyl',
  'beta-cyfluthrin',
  'brodifacoum',
  'carbofuran',
];
