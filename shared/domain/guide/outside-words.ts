import { guideWords, stemGuideWord } from './rough-spelling.ts';

/**
 * What farmers ask besides and no page of the guide speaks of: animals, loans and papers, prices of today. Kannada in its own letters: in
 * the rough spelling a goat is a maize and a sheep a seed drill.
 */
const OUTSIDE = new Set(
  [
    'cow cows cattle buffalo buffaloes goat goats sheep poultry chicken hen hens hasu hasuge emme silkworm silkworms sericulture fishery',
    'ಹಸು ಹಸುಗೆ ಹಸುವಿಗೆ ಎಮ್ಮೆ ಎಮ್ಮೆಗೆ ಕೋಳಿ ಕೋಳಿಗೆ ಕುರಿ ಕುರಿಗೆ ಮೇಕೆ ಮೇಕೆಗೆ ದನ ದನಕ್ಕೆ ಜಾನುವಾರು ರೇಷ್ಮೆ ರೇಷ್ಮೆಹುಳು ಮೀನು',
    'loan loans kisan pmkisan pahani rtc aadhaar market mandi apmc cctv tractor',
    'ಸಾಲ ಸಾಲದ ಕಿಸಾನ್ ಪಹಣಿ ಪೋಡಿ ಆಧಾರ್ ಮಾರ್ಕೆಟ್ ಮಾರುಕಟ್ಟೆ ಸಿಸಿಟಿವಿ ಟ್ರ್ಯಾಕ್ಟರ್ ಟ್ರ್ಯಾಕ್ಟರ ಟ್ರಾಕ್ಟರ್',
  ]
    .join(' ')
    .split(' '),
);
/** Dung, urine and milk of animals feed fields, and some of them plough. */
const FEEDS = new Set(
  'ಗೊಬ್ಬರ gobra manure dung ಸಗಣಿ urine ಗಂಜಲ ಮೂತ್ರ milk ಹಾಲು ಮಜ್ಜಿಗೆ compost jeevamrutha fish spray sprayer'
    .split(' ')
    .map(stemGuideWord),
);

/** Whether a question is about what the guide does not speak of: a loose hit of another word would be no answer. */
export function isOutside(query: string): boolean {
  const words = guideWords(query.normalize('NFC').toLowerCase());
  return words.some((word) => OUTSIDE.has(word)) && !words.some((word) => FEEDS.has(stemGuideWord(word)));
}
