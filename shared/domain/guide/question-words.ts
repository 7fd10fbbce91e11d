import { stemGuideWord } from './rough-spelling.ts';

/** Words of a question that say nothing of what is asked, in the rough spelling of both languages. */
const FILLERS = new Set(
  [
    'how many much what when why where which is are it its the a an of in on for to do does i my our you your can',
    'should after before and with from by at this that any there up has have be so get got then now too worth per',
    'ಎಷ್ಟು ಏನು ಹೇಗೆ ಯಾವಾಗ ಯಾಕೆ ಏಕೆ ಯಾವ ಯಾವುದು ಎಲ್ಲಿ ಮಾಡಬೇಕು ಮಾಡೋದು ಮಾಡಲಿ ಮಾಡಲು ಮಾಡುವುದು ಮಾಡಬಹುದಾ ಹಾಕಬೇಕು ಹಾಕಲಿ ಹಾಕಬಹುದಾ ಹಾಕಬಹುದೇ',
    'ಮೇಲೆ ಬೇಕು ಇದೆ ಇದೆಯಾ ಆಗಿದೆ ಆಗ್ತಿದೆ ಆಗ್ತಾ ಆಗಿ ಆಯ್ತು ಬಂದಿದೆ ಬಂದೈತಿ ಬಂತು ಬರ್ತಿದೆ ಬಿದ್ದಿದೆ ಹೋಗಿದೆ ಹೋಗ್ತಿದೆ ಐತಿ ಹಂಗ ತರ ತೆಗೆಯೋದು ನೋಡೋದು',
    'ಹೊಡೆಯಬೇಕು ಹೊಡೆಯಬಹುದೇ ಹೊಡೆಯಬಹುದಾ ಹೊಡೀಬೇಕು ಹೊಡೀಬಹುದಾ ಒಳ್ಳೇದು ಸರಿ ಒಂದು ಒಂದೇ ಸಾಕಾ eshtu hege yavaga yava hakbeku madbeku ide aagide',
    'ಔಷಧಿ ಔಷಧ ಎಣ್ಣಿ medicine ಏನ್ ಏನೇನು ಹೆಂಗ ಹೆಂಗ್ ಹೇಳಿ ಬೇಗ ಇದ್ರೆ ಹಾಕಿದ್ರೆ ಹಾಕೋದು ಬಳಸೋದು ಮಾಡೋ ಹೋಗ್ತಿಲ್ಲ ಹೋಗ್ವಲ್ದು ಗೊತ್ತಾಗ್ತದೆ ಒಳ್ಳೇದಾ ಜಾಸ್ತಿ ಹೊಡೆದ್ರೂ',
  ]
    .join(' ')
    .split(' ')
    .map(stemGuideWord),
);
/** Measures, and words that any question of a farm may have: they tell less than the rest. */
const COMMON = new Set(
  [
    'kg kilo kilos gram grams gm ml mili litre liter litres ltr acre acres gunta hectare day days week month dose rate amount quantity',
    'ಕೆಜಿ ಕಿಲೋ ಗ್ರಾಂ ಮಿಲಿ ಲೀಟರ್ ಲೀಟರಿಗೆ ಎಕರೆಗೆ ಎಕರೆ ಗುಂಟೆ ದಿನ ದಿನಕ್ಕೆ ವಾರ ತಿಂಗಳು ಪ್ರಮಾಣ ಡೋಸ್ ekare ekarege dina pramana',
    'plant plants crop crops field farm land tree garden spray use using used put give apply good best control problem which first season',
    'ಗಿಡ ಗಿಡಕ್ಕೆ ಗಿಡದ ಬೆಳೆ ಬೆಳೆಗೆ ಬೆಳಿ ಹೊಲ ಹೊಲದ ಹೊಲದಾಗ ತೋಟ ತೋಟದಲ್ಲಿ ಸ್ಪ್ರೇ ಸಿಂಪಡಣೆ ಸಿಂಪಡಿಸಬೇಕು ನಿಯಂತ್ರಣ ರೋಗ ಹೊಡೆದು ಬಳಸಬೇಕು ಬಳಕೆ gida bele hola tota roga',
    'ಮೊದಲು ಜಾಸ್ತಿ ಕಡಿಮೆ',
  ]
    .join(' ')
    .split(' ')
    .map(stemGuideWord),
);
const COMMON_TELLS = 0.35;

/** Words of which one asks the index; all, where nothing but fillers is written. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !FILLERS.has(stemGuideWord(word)));
  return telling.length > 0 ? telling : words;
}

/** How much a word tells beside the others of a question; a bare figure is one of the common ones. */
export const tellsOf = (word: string): number =>
  COMMON.has(stemGuideWord(word)) || /^\d+$/.test(word) ? COMMON_TELLS : 1;
