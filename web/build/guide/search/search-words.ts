import type { GuideTool } from '#shared/domain/guide/guide-content.ts';

/**
 * Other names by which farmers look for what the guide calls by one. A section in which one of `found` stands is
 * also found by all of `also`; Latin spellings of Kannada words need no line (shared/domain/guide/guide-search.ts).
 */
const NAMES: readonly { found: readonly string[]; also: readonly string[] }[] = [
  { found: ['koleroga', 'ಮಹಾಳಿ'], also: ['mahali', 'ಮಹಾಳಿ', 'koleroga'] },
  { found: ['brown planthopper', 'ಕಂದು ಜಿಗಿಹುಳು'], also: ['BPH'] },
  { found: ['armyworm', 'ಸೈನಿಕ ಹುಳು'], also: ['FAW'] },
  // Written apart in the chapters, together in their addresses, on packs and by most thumbs.
  { found: ['bio-fertilizer'], also: ['biofertilizers'] },
  { found: ['bio-stimulant'], also: ['biostimulants'] },
  { found: ['bio-pesticide'], also: ['biopesticides'] },
  { found: ['biological input'], also: ['bio inputs'] },
  { found: ['integrated pest management'], also: ['IPM'] },
  { found: ['frequent questions'], also: ['FAQ'] },
  { found: ['N:P2O5:K2O', 'N, P', 'NPK'], also: ['NPK'] },
  {
    found: ['waiting period', 'Waiting days'],
    also: [
      'PHI',
      'pre harvest interval',
      'ಕೊಯ್ಲು ಕಾಯಬೇಕು ಎಷ್ಟು ದಿನ ಔಷಧಿ ಹೊಡೆದ',
      'ದಿನ ಕಾಯಬೇಕು ಹೊಡೆದ ಹೊಡೆದು ಕೀಳಬೇಕು ಕೀಳೋದು ಬಿಟ್ಟು',
      'days after spray harvest pluck sell',
      'aushadhi hodeda dina kayabeku',
    ],
  },
  { found: ['Never together', 'Never in one tank'], also: ['mix together one tank', 'ಒಟ್ಟಿಗೆ ಜೊತೆ ಬೆರೆಸಬಹುದಾ'] },
  { found: ['The order', 'Order in the tank'], also: ['which first mixing order', 'ಯಾವುದು ಮೊದಲು ಹಾಕೋದು'] },
  { found: ['powdery mildew'], also: ['white powder', 'ಬಿಳಿ ಪೌಡರ್', 'ಬಿಳಿ ಪುಡಿ'] },
  { found: ['fruit crack', 'fruits crack', 'fruit split', 'cracking'], also: ['ಸೀಳು', 'ಸೀಳೋದು', 'cracking'] },
  { found: ['nut sedge', 'ಜೇಕು'], also: ['ಜೇಕು ಕಸ', 'jeku', 'nutgrass'] },
  { found: ['counterfeit', 'fake'], also: ['ನಕಲಿ', 'duplicate', 'fake'] },
  { found: ['forecast'], also: ['ಹವಾಮಾನ', 'ಮುನ್ಸೂಚನೆ', 'ನಾಳೆ ಮಳೆ'] },
  { found: ['More dose, better'], also: ['ಡಬಲ್ ಡೋಸ್', 'double dose'] },
  { found: ['My pesticide did not work'], also: ['ಹುಳ ಸಾಯುತ್ತಿಲ್ಲ ಸಾಯಲಿಲ್ಲ ಹೋಗಲಿಲ್ಲ', 'not dying still there'] },
  { found: ['subsidy'], also: ['subsidy', 'ಸಬ್ಸಿಡಿ', 'ಸಹಾಯಧನ'] },
  { found: ['saline', 'salty', 'salt a crop'], also: ['ಸವಳು ಮಣ್ಣು', 'ಚೌಳು ಮಣ್ಣು', 'ಜವಳು', 'ಕರ್ಲು', 'chowlu'] },
  { found: ['armyworm'], also: ['ಲದ್ದಿ ಹುಳು', 'laddi hula', 'lddi hula'] },
  {
    found: ['leaves curl', 'leaf curl'],
    also: ['leaf curl', 'ಮುಟುರು ರೋಗ', 'ಮುದುರು ರೋಗ', 'muturu roga', 'ಎಲೆ ಮುಟುರು'],
  },
  { found: ['leaf miner', 'leafminer'], also: ['ರಂಗೋಲಿ ಹುಳು', 'rangoli hula'] },
  {
    found: ['parthenium', 'congress grass', 'ಕಾಂಗ್ರೆಸ್ ಹುಲ್ಲು'],
    also: ['parthenium', 'ಪಾರ್ಥೇನಿಯಂ', 'ಪಾರ್ಥೇನಿಯಮ್', 'congress hullu'],
  },
  { found: ['flowers drop', 'flower drop'], also: ['ಹೂ ಉದುರುವುದು', 'ಹೂವು ಉದುರುವುದು', 'hoovu uduruvudu'] },
  { found: ['Coffee: borer'], also: ['coffee berry borer', 'coffee stem borer', 'ಕಾಫಿ ಕಾಯಿ ಕೊರಕ'] },
  { found: ['zinc', 'ಸತು'], also: ['ಜಿಂಕ್', 'zinc'] },
  { found: ['herbicide'], also: ['weedicide', 'weed killer', 'ಕಳೆ ಔಷಧಿ', 'kale aushadhi'] },
  { found: ['bacterial blight'], also: ['telya', 'ತೇಲ್ಯಾ', 'ತೆಲ್ಯಾ'] },
  { found: ['thrips'], also: ['ನುಸಿ', 'nusi', 'trips'] },
  { found: ['whitefly'], also: ['ಬಿಳಿ ನೊಣ', 'bili nona', 'white fly'] },
  { found: ['Trichoderma'], also: ['tricoderma', 'ಟ್ರೈಕೋಡರ್ಮಾ'] },
  { found: ['vermicompost'], also: ['ಎರೆಹುಳು ಗೊಬ್ಬರ', 'ಎರೆ ಗೊಬ್ಬರ', 'yerehulu gobbara'] },
  { found: ['Bordeaux'], also: ['ಬೋರ್ಡೋ', 'ಬೋರ್ಡೊ', 'bordo'] },
  { found: ['flood', 'waterlog', 'Heavy rain'], also: ['under water', 'ನೀರು ನಿಂತು', 'ನೆರೆ'] },
  { found: ['sodic', 'strongly alkaline'], also: ['ಕರ್ಲು ಭೂಮಿ', 'karlu'] },
  { found: ['aphid'], also: ['ಹೇನು', 'ಸಸ್ಯಹೇನು'] },
  { found: ['How much for your field'], also: ['ml per litre', 'dose per pump', 'ಲೀಟರಿಗೆ ಎಷ್ಟು ಮಿ.ಲೀ', 'ಪ್ರಮಾಣ'] },
  { found: ['Neem, made at home'], also: ['neem oil dose', 'ಬೇವಿನ ಎಣ್ಣೆ ಪ್ರಮಾಣ'] },
  { found: ['Bore water'], also: ['bore well water', 'borewell water', 'ಬೋರ್‌ವೆಲ್ ನೀರು', 'ಕೊಳವೆ ಬಾವಿ ನೀರು'] },
  { found: ['How much a plant drinks'], also: ['drip time', 'ಹನಿ ನೀರಾವರಿ ಸಮಯ', 'hani neeravari samaya'] },
  { found: ['Somebody is poisoned'], also: ['poisoning', 'ವಿಷ ಕುಡಿದರೆ', 'ವಿಷಬಾಧೆ'] },
  {
    found: ['Tele-MANAS'],
    also: ['poison help number', 'ವಿಷ ಕುಡಿದರೆ', 'suicide', 'ಆತ್ಮಹತ್ಯೆ', 'ambulance', 'vomiting', 'first aid'],
  },
  { found: ['ಕೊಟ್ಟಿಗೆ ಗೊಬ್ಬರ', 'FYM'], also: ['FYM', 'ತಿಪ್ಪೆ ಗೊಬ್ಬರ'] },
];

/** By which the parts of every crop's page are asked for. */
const PART_NAMES: Readonly<Record<string, string>> = {
  feeding:
    'ಗೊಬ್ಬರ ಯೂರಿಯಾ ಪ್ರಮಾಣ ಮೇಲುಗೊಬ್ಬರ ಪೋಷಣೆ fertilizer fertiliser urea DAP potash NPK dose manure nutrition schedule top dressing basal bags',
  weeds: 'ಕಳೆ ಕಸ ಕಳೆನಾಶಕ ಹುಲ್ಲು weed weedicide herbicide grass killer',
  water: 'ನೀರು ಹನಿ ನೀರಾವರಿ ಡ್ರಿಪ್ ಬೇಸಿಗೆ irrigation drip watering drain summer interval critical stage',
  harvest:
    'ಕೊಯ್ಲು ಕಟಾವು ಸಂಗ್ರಹಣೆ ಶೇಖರಣೆ ಒಣಗಿಸುವುದು ಇಳುವರಿ harvest picking storage store drying curing maturity ready when to cut yield',
  calendar:
    'ಬಿತ್ತನೆ ನಾಟಿ ತಿಂಗಳು ಕೊಯ್ಲು ಅಂತರ ಋತು ಹಂಗಾಮು ಬೇಸಾಯ ಪದ್ಧತಿ sowing transplanting planting season month spacing distance nursery seed rate package of practices cultivation schedule when to plant staking pruning pinching variety varieties intercrop shade ತಳಿ ಚಿವುಟುವುದು ಚಾಟನಿ ಅಂತರಬೆಳೆ ನೆರಳು ಬಹಾರ ಬೀಜ ಪ್ರಮಾಣ',
};

export const namesOfPart = (anchor: string): string => PART_NAMES[anchor] ?? '';

/** By which the tools are asked for. */
const TOOL_NAMES: Readonly<Record<GuideTool, string>> = {
  'my-field': 'ಎಕರೆ ಗುಂಟೆ acre gunta guntas cent field extent pump',
  'spray-dose': 'ಪಂಪಿಗೆ ಟ್ಯಾಂಕಿಗೆ ಡೋಸ್ ಔಷಧಿ ಎಷ್ಟು ಮಿಲಿ ಲೀಟರಿಗೆ dose per pump tank litre ml knapsack sprayer medicine',
  'harvest-date': 'ಕೊಯ್ಲು ದಿನಾಂಕ ಕೀಳುವ ಕಟಾವು harvest date PHI picking days after spray',
  'tank-mix': 'ಮಿಶ್ರಣ ಬೆರೆಸುವ ಟ್ಯಾಂಕ್ ಮಿಕ್ಸ್ ಜೊತೆ ಒಟ್ಟಿಗೆ tank mix compatible compatibility checker together mixing',
  'fertilizer-blend': 'ಗೊಬ್ಬರ ಚೀಲ ಮೂಟೆ ಯೂರಿಯಾ ಪೊಟ್ಯಾಷ್ fertilizer fertiliser bags NPK urea DAP MOP SSP',
  'bio-dose': 'ಜೀವಾಣು ಗೊಬ್ಬರ ಬೀಜೋಪಚಾರ biofertilizer packets seed treatment dose',
  'soil-test': 'ಮಣ್ಣು ಪರೀಕ್ಷೆ ಚೀಟಿ ವರದಿ ಮಣ್ಣಿನ ಆರೋಗ್ಯ ಕಾರ್ಡ್ soil health card report test result reading',
  'gypsum-lime': 'ಸುಣ್ಣ ಜಿಪ್ಸಂ ಪ್ರಮಾಣ lime gypsum requirement acid soil how much',
  'mulch-film': 'ಮಲ್ಚಿಂಗ್ ಶೀಟ್ ಹಾಳೆ ಪೇಪರ್ ರೋಲ್ mulching sheet film roll kg per acre metres',
  'drip-time': 'ಡ್ರಿಪ್ ಹನಿ ನೀರಾವರಿ ಸಮಯ ಗಂಟೆ ನಿಮಿಷ drip hours minutes run time litres per plant',
};
const RECKONING = 'ಲೆಕ್ಕ ಕ್ಯಾಲ್ಕುಲೇಟರ್ calculator calculate lekka';

export const namesOfTool = (tool: GuideTool): string => `${TOOL_NAMES[tool]} ${RECKONING}`;

/** The other names of all that stands in a text of either language. */
export function otherNames(text: string): string[] {
  return NAMES.flatMap(({ found, also }) => (found.some((name) => stands(text, name)) ? also : []));
}

/** At the beginning of a word; endings of both languages may follow. */
function stands(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}])${name}`, 'iu').test(text);
}

/** By which "What do you see?" is asked for. */
export const SEE_NAMES =
  'identify disease pest which problem plant sick dying not growing leaf fruit falling photo ರೋಗ ಗುರುತಿಸುವುದು ಗಿಡ ಒಣಗಿ ಸಾಯುತ್ತಿದೆ ಬೆಳೆಯುತ್ತಿಲ್ಲ ಕಾಯಿ ಉದುರುತ್ತಿದೆ ಹುಳು ಬಿದ್ದಿದೆ ಯಾವ ರೋಗ ಬೆಳೀತಿಲ್ಲ ಬೆಳವಣಿಗೆ ಇಲ್ಲ ಏನಾಗಿದೆ ಗೊತ್ತಾಗುತ್ತಿಲ್ಲ growth stopped what is wrong with my plant';
