/** Water that stands: both words, in either order and language. */
const STANDS =
  /(?:ನೀರು|ನೀರ್|neeru|niru)\s*(?:ನಿಂತ|ನಿಲ್|ನಿಂದ|nint|nill)|water[ -]?(?:is )?(?:stand|stagn|logg)|standing water|waterlog/iu;
const TRAP = /ಲಿಂಗಾಕರ್ಷಕ|ಮೋಹಕ|ಬಲೆ|\btraps?\b|\blures?\b|pheromone/iu;
const HOW_MANY = /ಎಷ್ಟು|ಎಕರೆ|eshtu|yestu|how many|per acre|number of/iu;

const WHEN = ['1-insecticides#when', '2-fungicides#when', '6-biostimulants#when', '14-soil-test#when'];
const BUYING = [
  '1-insecticides#buying',
  '3-biofertilizers#buying',
  '6-biostimulants#buying',
  '12-irrigation#buying',
];

/**
 * What some words ask for whatever else is named: a threshold, a number of traps, what to do in a flooded field. The places that answer,
 * and by how much they count more.
 */
const KINDS: readonly {
  asked: readonly RegExp[];
  not?: RegExp;
  places: readonly string[];
  weight: number;
}[] = [
  {
    asked: [/\betl\b|threshold|ಇಟಿಎಲ್|ಆರ್ಥಿಕ ಮಿತಿ/iu],
    places: ['10-ipm#threshold-table', '10-ipm#thresholds'],
    weight: 8,
  },
  { asked: [TRAP, HOW_MANY], not: /ಜೇಡ|ಕಟ್ಟಿ|spider|\bweb/iu, places: ['10-ipm#trap-table'], weight: 5 },
  { asked: [/ಯಾವಾಗ|yavaga|yavag\b|\bwhen\b/iu], places: WHEN, weight: 1.9 },
  {
    asked: [/ನಕಲಿ|ಅಸಲಿ|nakali|asali|\b(?:good|genuine|fake|original|quality)\b/iu],
    places: BUYING,
    weight: 1.3,
  },
  {
    asked: [STANDS],
    not: /ಭತ್ತ|ಗದ್ದೆ|paddy|rice|bhatta|gadde/iu,
    places: ['12-irrigation#flood', '15-faq#q38'],
    weight: 5,
  },
];

/** By how much a place counts more for what is asked. */
export function kindsAsked(question: string): ReadonlyMap<string, number> {
  const asked = KINDS.filter(
    (kind) => kind.asked.every((words) => words.test(question)) && !kind.not?.test(question),
  );
  return new Map(asked.flatMap(({ places, weight }) => places.map((place) => [place, weight] as const)));
}
