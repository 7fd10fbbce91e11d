import { guideWords, stemGuideWord } from './rough-spelling.ts';

/**
 * What farmers ask besides and no page of the guide speaks of: animals, machines to hire, loans and papers, prices of today, orders and
 * greetings. Kannada in its own letters: in the rough spelling a goat is a maize and a sheep a seed drill.
 */
const OUTSIDE = new Set(
  [
    'cow cows cattle buffalo buffaloes goat goats sheep poultry chicken hen hens hasu hasuge emme silkworm silkworms sericulture fishery',
    'snakebite monkey monkeys boar pig pigs elephant elephants dog dogs cat horse duck ducks pigeon peacock peacocks mosquitoes',
    'ಹಸು ಹಸುಗೆ ಹಸುವಿಗೆ ಎಮ್ಮೆ ಎಮ್ಮೆಗೆ ಕೋಳಿ ಕೋಳಿಗೆ ಕುರಿ ಕುರಿಗೆ ಮೇಕೆ ಮೇಕೆಗೆ ದನ ದನಕ್ಕೆ ಜಾನುವಾರು ರೇಷ್ಮೆ ರೇಷ್ಮೆಹುಳು ಮೀನು ಎತ್ತು ಎತ್ತುಗಳು ಕರು ಆಕಳು ಆಡು',
    'ಮಂಗ ಮಂಗಗಳ ಕೋತಿ ಆನೆ ಆನೆಗಳ ಹಂದಿ ಕಾಡುಹಂದಿ ನಾಯಿ ನಾಯಿಗೆ ನವಿಲು kothi handi aane',
    'loan loans kisan pmkisan pahani rtc aadhaar aadhar market mandi apmc cctv tractor insurance pension ration khata passbook bank kcc survey mutation',
    'ಸಾಲ ಸಾಲದ ಕಿಸಾನ್ ಪಹಣಿ ಪೋಡಿ ಆಧಾರ್ ಮಾರ್ಕೆಟ್ ಮಾರುಕಟ್ಟೆ ಸಿಸಿಟಿವಿ ಟ್ರ್ಯಾಕ್ಟರ್ ಟ್ರ್ಯಾಕ್ಟರ ಟ್ರಾಕ್ಟರ್ ವಿಮೆ ಪಿಂಚಣಿ ರೇಷನ್ ಬ್ಯಾಂಕ್ ಸರ್ವೆ ಖಾತೆ ಪರಿಹಾರಧನ sala marukatte vime',
    'drone drones jcb tiller harvester transplanter rotavator motor engine generator solar fence fencing drilling godown warehouse labour labourers coolie rent hire',
    'ಡ್ರೋನ್ ಜೆಸಿಬಿ ಟಿಲ್ಲರ್ ಮೋಟರ್ ಮೋಟಾರ್ ಸೋಲಾರ್ ಬೇಲಿ ಕೂಲಿ ಬಾಡಿಗೆ ಗೋದಾಮು ಕರೆಂಟ್ ವಿದ್ಯುತ್',
    'delivery delivered courier refund payment upi otp login password account owner dealer dealers dealership franchise clinic sunday holiday job jobs vacancy salary',
    'ಆರ್ಡರ್ ಡೆಲಿವರಿ ಪೇಮೆಂಟ್ ಒಟಿಪಿ ಪಾಸ್‌ವರ್ಡ್ ಲಾಗಿನ್ ಡೀಲರ್ ಡೀಲರ್‌ಶಿಪ್ ಕ್ಲಿನಿಕ್ ಭಾನುವಾರ ಮಾಲೀಕ ಕೆಲಸಗಾರ ವಿಳಾಸ',
    'hello hi namaste namaskara thanks cricket election movie song school exam marriage wedding gold petrol diesel jcb',
    'ನಮಸ್ಕಾರ ನಮಸ್ತೆ ಹಲೋ ಧನ್ಯವಾದ ಚುನಾವಣೆ ಸಿನಿಮಾ ಹಾಡು ಶಾಲೆ ಪರೀಕ್ಷೆಫಲ ಮದುವೆ ಚಿನ್ನ ಪೆಟ್ರೋಲ್ ಡೀಸೆಲ್ ಕ್ರಿಕೆಟ್',
  ]
    .join(' ')
    .split(' '),
);
/** Dung, urine and milk of animals feed fields, and some of them plough. */
const FEEDS = new Set(
  'ಗೊಬ್ಬರ gobbara gobra manure dung ಸಗಣಿ urine ಗಂಜಲ ಮೂತ್ರ ಮಜ್ಜಿಗೆ compost jeevamrutha fish spray sprayer ಸ್ಪ್ರೇ fertilizer flood ಪ್ರವಾಹ hail'
    .split(' ')
    .map(stemGuideWord),
);

const PRICES = new Set(
  'price prices rate rates today dara darra market sell ಬೆಲೆ ದರ ರೇಟ್ ರೇಟು ಇವತ್ತು ಇವತ್ತಿನ ಇಂದಿನ ಇಂದು ಮಾರಾಟ ivattu ivathu indina'.split(
    ' ',
  ),
);

/** Whether a question is about what the guide does not speak of: a loose hit of another word would be no answer. */
export function isOutside(query: string): boolean {
  const words = guideWords(query.normalize('NFC').toLowerCase());
  return words.some((word) => OUTSIDE.has(word)) && !words.some((word) => FEEDS.has(stemGuideWord(word)));
}

/** Whether what is asked beside a crop is its price. */
export const isPrice = (word: string): boolean => PRICES.has(word.normalize('NFC').toLowerCase());
