/** What farmers and the office write, cut into parts that are joined at random. Advice stays general: no doses. */

export const CROPS = [
  ['ಅಡಿಕೆ', 'areca', 'adike'],
  ['ಭತ್ತ', 'paddy', 'bhatta'],
  ['ಟೊಮೆಟೊ', 'tomato', 'tomato'],
  ['ಮೆಣಸಿನಕಾಯಿ', 'chilli', 'menasinakayi'],
  ['ರಾಗಿ', 'ragi', 'ragi'],
  ['ಕಾಫಿ', 'coffee', 'coffee'],
  ['ಮೆಕ್ಕೆಜೋಳ', 'maize', 'mekkejola'],
  ['ದಾಳಿಂಬೆ', 'pomegranate', 'dalimbe'],
  ['ಕಾಳುಮೆಣಸು', 'pepper', 'kalumenasu'],
  ['ಶುಂಠಿ', 'ginger', 'shunti'],
  ['ದ್ರಾಕ್ಷಿ', 'grape', 'drakshi'],
  ['ಕಬ್ಬು', 'sugarcane', 'kabbu'],
] as const;

export const SIGNS = [
  ['ಎಲೆ ಹಳದಿ ಆಗುತ್ತಿದೆ', 'leaves are turning yellow'],
  ['ಕೊಳೆ ರೋಗ ಬಂದಿದೆ', 'fruit rot has come'],
  ['ಎಲೆಗಳ ಮೇಲೆ ಕಂದು ಚುಕ್ಕೆ', 'brown spots on the leaves'],
  ['ಹುಳು ಕಾಟ ಜಾಸ್ತಿ', 'too many caterpillars'],
  ['ಬೇರು ಕೊಳೆಯುತ್ತಿದೆ', 'roots are rotting'],
  ['ಹೂವು ಉದುರುತ್ತಿದೆ', 'flowers are dropping'],
  ['ಕ್ಷೀಣವಾಗಿ ಬೆಳೆಯುತ್ತಿದೆ', 'growth is very weak'],
  ['ಬಿಳಿ ನೊಣ ಕಾಣಿಸುತ್ತಿದೆ', 'white flies are seen'],
  ['ಥ್ರಿಪ್ಸ್ ಇದೆ ಅನಿಸುತ್ತೆ', 'I think there are thrips'],
  ['ಕಾಯಿ ಬಿರುಕು ಬಿಡುತ್ತಿದೆ', 'fruits are cracking'],
] as const;

export const ASKS = [
  ['ಏನು ಔಷಧ ಹೊಡೆಯಬೇಕು ಸರ್?', 'what should I spray sir?'],
  ['ದಯವಿಟ್ಟು ತಿಳಿಸಿ', 'please tell me'],
  ['ಫೋಟೋ ಕಳಿಸಿದ್ದೇನೆ ನೋಡಿ', 'I have sent a photo please see'],
  ['ಬೆಲೆ ಎಷ್ಟು ಆಗುತ್ತೆ?', 'how much will it cost?'],
  ['ಯಾವಾಗ ಕಳಿಸುತ್ತೀರಿ?', 'when will you send it?'],
  ['ಮಳೆ ಬರುತ್ತಿದೆ, ಈಗ ಸಿಂಪಡಿಸಬಹುದೇ?', 'it is raining, can I spray now?'],
] as const;

export const SHORT = [
  'ಸರಿ ಸರ್',
  'ಧನ್ಯವಾದಗಳು',
  'ok',
  'ಆಯ್ತು',
  'ನಮಸ್ಕಾರ',
  'Thank you sir',
  'ಹೌದು',
  'ಇಲ್ಲ ಸರ್',
  'hagadre kalisi',
  'ಪೇಮೆಂಟ್ ಮಾಡಿದ್ದೇನೆ',
  'ಇನ್ನೂ ಬಂದಿಲ್ಲ',
  'ಬಂತು ಸರ್',
  '👍',
] as const;

export const ADVICE = [
  ['ಫೋಟೋ ನೋಡಿದರೆ ಪೋಷಕಾಂಶದ ಕೊರತೆ ಕಾಣುತ್ತದೆ', 'The photo looks like a lack of nutrients'],
  ['ಉದುರಿದ ಕಾಯಿಗಳನ್ನು ಆರಿಸಿ ತೋಟದಿಂದ ಹೊರಗೆ ಹಾಕಿ', 'Collect the fallen fruits and take them out of the garden'],
  ['ಮಣ್ಣು ಪರೀಕ್ಷೆ ಮಾಡಿಸಿದ್ದೀರಾ?', 'Have you had the soil tested?'],
  ['ಕೊನೆಯ ಸಿಂಪಡಣೆ ಯಾವಾಗ ಮಾಡಿದ್ದೀರಿ?', 'When was your last spray?'],
  ['ನೀರು ನಿಲ್ಲದಂತೆ ನೋಡಿಕೊಳ್ಳಿ', 'See that no water stands'],
  ['ಸಂಜೆ ವೇಳೆ ಸಿಂಪಡಿಸಿ', 'Spray in the evening'],
  ['ಲಘು ಪೋಷಕಾಂಶಗಳ ಮಿಶ್ರಣ ಕಳಿಸುತ್ತೇವೆ', 'We will send the micronutrient mixture'],
] as const;

export const FIRST_NAMES = [
  'ಲಕ್ಷ್ಮೀನಾರಾಯಣಪ್ಪ',
  'ಮಂಜುನಾಥ',
  'ಶಿವಮ್ಮ',
  'ಬಸವರಾಜ',
  'ಚಂದ್ರಶೇಖರಯ್ಯ',
  'ಪುಟ್ಟಸ್ವಾಮಿ',
  'ರತ್ನಮ್ಮ',
  'ಸುಬ್ರಹ್ಮಣ್ಯ',
  'ಹನುಮಂತಪ್ಪ',
  'ಗಂಗಮ್ಮ',
  'ವೀರೇಶ',
  'ಮಹದೇವಪ್ಪ',
  'ಅಶ್ವತ್ಥನಾರಾಯಣ',
  'ಕೃಷ್ಣಮೂರ್ತಿ',
  'Joseph',
  'Srinivasa',
  'Abdul',
  'Ravi',
  'ಜಯಲಕ್ಷ್ಮಿ',
  'ಮಲ್ಲಿಕಾರ್ಜುನ',
] as const;

export const LAST_NAMES = [
  'ಗೌಡ',
  'ಪಾಟೀಲ',
  'ಹಿರೇಮಠ',
  'ಭಟ್',
  'ಅಂಗಡಿ',
  'ಹೆಗಡೆ',
  'ಮಡಿವಾಳ',
  'ಬಡಿಗೇರ',
  'ಶಾಸ್ತ್ರಿ',
  'ದೇಸಾಯಿ',
  'Reddy',
  'D’Souza',
  'Kumar',
  'ಶೆಟ್ಟಿ',
  'ನಾಯಕ',
  'ಹೊಸಮನೆ',
] as const;

export const PLACES = [
  'ತೀರ್ಥಹಳ್ಳಿ, ಶಿವಮೊಗ್ಗ',
  'ದೊಡ್ಡಬಳ್ಳಾಪುರ, ಬೆಂಗಳೂರು ಗ್ರಾಮಾಂತರ',
  'ಮಳವಳ್ಳಿ, ಮಂಡ್ಯ',
  'ಬ್ಯಾಡಗಿ, ಹಾವೇರಿ',
  'ಕೊಳ್ಳೇಗಾಲ, ಚಾಮರಾಜನಗರ',
  'ಪುತ್ತೂರು, ದಕ್ಷಿಣ ಕನ್ನಡ',
  'ಸಿಂಧನೂರು, ರಾಯಚೂರು',
  'ಶಿರಸಿ, ಉತ್ತರ ಕನ್ನಡ',
  'Chikkamagaluru',
  'Hosakote, Bengaluru',
] as const;

/** The makings of a rare word: of these parts come product names that stand in a handful of messages each. */
export const PARTS = [
  'ka',
  'ro',
  'vi',
  'mex',
  'tol',
  'zan',
  'fen',
  'lux',
  'gri',
  'sta',
  'pro',
  'cid',
] as const;
