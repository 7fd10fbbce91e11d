/** Forty farmers of Karnataka as the demo knows them: name, place, first crop. Invented; numbers are unassigned samples. */
export interface DemoFarmer {
  name: string;
  place: string;
  crop: Crop;
}

export type Crop = 'areca' | 'paddy' | 'tomato' | 'chilli' | 'ragi' | 'coffee' | 'maize' | 'pomegranate';

export const DEMO_FARMERS: readonly DemoFarmer[] = [
  { name: 'ಲಕ್ಷ್ಮೀನಾರಾಯಣಪ್ಪ ಹೊಸಮನೆ', place: 'ತೀರ್ಥಹಳ್ಳಿ, ಶಿವಮೊಗ್ಗ', crop: 'areca' },
  { name: 'ಮಂಜುನಾಥ ಗೌಡ', place: 'ದೊಡ್ಡಬಳ್ಳಾಪುರ, ಬೆಂಗಳೂರು ಗ್ರಾಮಾಂತರ', crop: 'tomato' },
  { name: 'ಶಿವಮ್ಮ ಬಸವರಾಜು', place: 'ಮಳವಳ್ಳಿ, ಮಂಡ್ಯ', crop: 'paddy' },
  { name: 'ಬಸವರಾಜ ಪಾಟೀಲ', place: 'ಬ್ಯಾಡಗಿ, ಹಾವೇರಿ', crop: 'chilli' },
  { name: 'ಚಂದ್ರಶೇಖರಯ್ಯ ಹಿರೇಮಠ', place: 'ರಾಣೆಬೆನ್ನೂರು, ಹಾವೇರಿ', crop: 'maize' },
  { name: 'ಪುಟ್ಟಸ್ವಾಮಿ', place: 'ಕೊಳ್ಳೇಗಾಲ, ಚಾಮರಾಜನಗರ', crop: 'ragi' },
  { name: 'ರತ್ನಮ್ಮ', place: 'ಚಿಂತಾಮಣಿ, ಚಿಕ್ಕಬಳ್ಳಾಪುರ', crop: 'tomato' },
  { name: 'ಸುಬ್ರಹ್ಮಣ್ಯ ಭಟ್', place: 'ಪುತ್ತೂರು, ದಕ್ಷಿಣ ಕನ್ನಡ', crop: 'areca' },
  { name: 'ಪೊನ್ನಪ್ಪ ಚೆಪ್ಪುಡಿರ', place: 'ವಿರಾಜಪೇಟೆ, ಕೊಡಗು', crop: 'coffee' },
  { name: 'ಹನುಮಂತಪ್ಪ ಕುರಿ', place: 'ಕುಷ್ಟಗಿ, ಕೊಪ್ಪಳ', crop: 'pomegranate' },
  { name: 'ಗಂಗಮ್ಮ ತಿಮ್ಮಯ್ಯ', place: 'ಶಿರಾ, ತುಮಕೂರು', crop: 'ragi' },
  { name: 'ವೀರೇಶ ಅಂಗಡಿ', place: 'ಸಿಂಧನೂರು, ರಾಯಚೂರು', crop: 'paddy' },
  { name: 'ಮಹದೇವಪ್ಪ', place: 'ನಂಜನಗೂಡು, ಮೈಸೂರು', crop: 'paddy' },
  { name: 'ಅಶ್ವತ್ಥನಾರಾಯಣ', place: 'ಕೋಲಾರ', crop: 'tomato' },
  { name: 'ಶಾರದಮ್ಮ ಹೆಗಡೆ', place: 'ಶಿರಸಿ, ಉತ್ತರ ಕನ್ನಡ', crop: 'areca' },
  { name: 'ರಂಗಸ್ವಾಮಿ', place: 'ಹಿರಿಯೂರು, ಚಿತ್ರದುರ್ಗ', crop: 'pomegranate' },
  { name: 'ನಾಗರಾಜ ಮಡಿವಾಳ', place: 'ದಾವಣಗೆರೆ', crop: 'maize' },
  { name: 'ಕಾವೇರಮ್ಮ ಮುತ್ತಪ್ಪ', place: 'ಸೋಮವಾರಪೇಟೆ, ಕೊಡಗು', crop: 'coffee' },
  { name: 'ಸಿದ್ದಲಿಂಗಪ್ಪ ಬಡಿಗೇರ', place: 'ಗದಗ', crop: 'chilli' },
  { name: 'ತಿಮ್ಮೇಗೌಡ', place: 'ಚನ್ನರಾಯಪಟ್ಟಣ, ಹಾಸನ', crop: 'ragi' },
  { name: 'ಯಲ್ಲವ್ವ ಮಾದರ', place: 'ಬೈಲಹೊಂಗಲ, ಬೆಳಗಾವಿ', crop: 'maize' },
  { name: 'ಕೃಷ್ಣಮೂರ್ತಿ ಶಾಸ್ತ್ರಿ', place: 'ಸಾಗರ, ಶಿವಮೊಗ್ಗ', crop: 'areca' },
  { name: 'ದೇವರಾಜು', place: 'ಮದ್ದೂರು, ಮಂಡ್ಯ', crop: 'paddy' },
  { name: 'ಅಬ್ದುಲ್ ರಝಾಕ್', place: 'ಮಾನ್ವಿ, ರಾಯಚೂರು', crop: 'chilli' },
  { name: 'ಜಯಲಕ್ಷ್ಮಿ', place: 'ಹುಣಸೂರು, ಮೈಸೂರು', crop: 'maize' },
  { name: 'ಚೆನ್ನಬಸಪ್ಪ ಕೋರಿ', place: 'ಹುಬ್ಬಳ್ಳಿ, ಧಾರವಾಡ', crop: 'chilli' },
  { name: 'ಮುನಿಯಪ್ಪ', place: 'ಮಾಲೂರು, ಕೋಲಾರ', crop: 'tomato' },
  { name: 'ರಾಮಚಂದ್ರ ನಾಯಕ', place: 'ಕುಂದಾಪುರ, ಉಡುಪಿ', crop: 'paddy' },
  { name: 'ಪಾರ್ವತಮ್ಮ', place: 'ತಿಪಟೂರು, ತುಮಕೂರು', crop: 'ragi' },
  { name: 'ಮಲ್ಲಿಕಾರ್ಜುನ ದೇಸಾಯಿ', place: 'ವಿಜಯಪುರ', crop: 'pomegranate' },
  { name: 'Joseph D’Souza', place: 'Chikkamagaluru', crop: 'coffee' },
  { name: 'ಈರಣ್ಣ ಗೌಡರ', place: 'ನವಲಗುಂದ, ಧಾರವಾಡ', crop: 'chilli' },
  { name: 'ಸಾವಿತ್ರಮ್ಮ', place: 'ಕಡೂರು, ಚಿಕ್ಕಮಗಳೂರು', crop: 'areca' },
  { name: 'ವೆಂಕಟೇಶಪ್ಪ', place: 'ಶ್ರೀನಿವಾಸಪುರ, ಕೋಲಾರ', crop: 'tomato' },
  { name: 'ಮಾರುತಿ ಲಮಾಣಿ', place: 'ಹೂವಿನಹಡಗಲಿ, ವಿಜಯನಗರ', crop: 'maize' },
  { name: 'ಲೋಕೇಶ್', place: 'ಅರಕಲಗೂಡು, ಹಾಸನ', crop: 'maize' },
  { name: 'ಫಕೀರಪ್ಪ ಬಾರ್ಕಿ', place: 'ಶಿಗ್ಗಾಂವಿ, ಹಾವೇರಿ', crop: 'chilli' },
  { name: 'ನಿಂಗಮ್ಮ', place: 'ಪಾಂಡವಪುರ, ಮಂಡ್ಯ', crop: 'paddy' },
  { name: 'Srinivasa Reddy', place: 'Bagepalli, Chikkaballapur', crop: 'tomato' },
  { name: 'ಕಮಲಾಕ್ಷಿ ಶೆಟ್ಟಿ', place: 'ಬಂಟ್ವಾಳ, ದಕ್ಷಿಣ ಕನ್ನಡ', crop: 'areca' },
];

/** What a farmer of this crop asks first, and what the office answers. Advice stays general: no doses. */
export const OPENINGS: Record<Crop, { asks: string; answers: string; chemical: string }> = {
  areca: {
    asks: 'ನಮಸ್ಕಾರ ಸರ್. ಅಡಿಕೆ ಕಾಯಿ ಉದುರುತ್ತಿದೆ, ಕಾಯಿಯ ಮೇಲೆ ಬಿಳಿ ಬೂಷ್ಟು ಇದೆ. ಇದು ಕೊಳೆ ರೋಗವೇ?',
    answers: 'ಹೌದು, ಚಿತ್ರ ನೋಡಿದರೆ ಕೊಳೆ ರೋಗದ ಲಕ್ಷಣ. ಉದುರಿದ ಕಾಯಿಗಳನ್ನು ಆರಿಸಿ ತೋಟದಿಂದ ಹೊರಗೆ ಹಾಕಿ. ಕೊನೆಯ ಸಿಂಪಡಣೆ ಯಾವಾಗ ಮಾಡಿದ್ದೀರಿ?',
    chemical: 'ಬೋರ್ಡೋ ದ್ರಾವಣ',
  },
  paddy: {
    asks: 'ಭತ್ತದ ಎಲೆ ತುದಿ ಒಣಗುತ್ತಿದೆ. ಗದ್ದೆಯಲ್ಲಿ ಕಂದು ಜಿಗಿ ಹುಳು ಕಾಣುತ್ತಿದೆ. ಏನು ಮಾಡಬೇಕು?',
    answers: 'ಗದ್ದೆಯ ನೀರು ಎರಡು ದಿನ ಬಸಿದು ಬಿಡಿ. ಬುಡದಲ್ಲಿ ಒಂದು ಗುಂಪಿಗೆ ಎಷ್ಟು ಹುಳು ಇವೆ ಎಂದು ಎಣಿಸಿ ತಿಳಿಸಿ, ಆಮೇಲೆ ಸಿಂಪಡಣೆ ಹೇಳುತ್ತೇವೆ.',
    chemical: 'ಬೇವಿನ ಎಣ್ಣೆ',
  },
  tomato: {
    asks: 'ಟೊಮೆಟೊ ಎಲೆ ಮೇಲೆ ಕಂದು ಚುಕ್ಕೆ, ಕೆಳಗಿನ ಎಲೆ ಹಳದಿ ಆಗಿ ಉದುರುತ್ತಿದೆ. ಫೋಟೋ ಕಳಿಸಿದ್ದೇನೆ.',
    answers: 'ಇದು ಎಲೆ ಮಚ್ಚೆ ರೋಗ (ಅರ್ಲಿ ಬ್ಲೈಟ್) ಇರಬಹುದು. ಕೆಳಗಿನ ಎಲೆಗಳನ್ನು ಕಿತ್ತು ಸುಟ್ಟು ಹಾಕಿ, ಎಲೆ ಒದ್ದೆಯಾಗದಂತೆ ಹನಿ ನೀರಾವರಿ ಕೊಡಿ.',
    chemical: 'ಕ್ಲೋರೋಥಲೋನಿಲ್',
  },
  chilli: {
    asks: 'ಮೆಣಸಿನ ಗಿಡದ ಎಲೆ ಮುದುಡುತ್ತಿದೆ. ಮೂರು ಸಲ ಔಷಧಿ ಹೊಡೆದರೂ ಕಡಿಮೆ ಆಗಿಲ್ಲ.',
    answers: 'ಎಲೆಯ ಹಿಂಭಾಗದ ಹತ್ತಿರದ ಫೋಟೋ ಕಳಿಸಿ. ಥ್ರಿಪ್ಸ್ ಅಥವಾ ನುಸಿ ಯಾವುದು ಎಂದು ನೋಡಿ ಹೇಳುತ್ತೇವೆ. ನೀಲಿ ಅಂಟು ಬಲೆ ಎಕರೆಗೆ ಹಾಕಿ.',
    chemical: 'ಸ್ಪೈನೊಸ್ಯಾಡ್',
  },
  ragi: {
    asks: 'ರಾಗಿ ತೆನೆಯಲ್ಲಿ ಕಪ್ಪು ಬಣ್ಣ ಬರುತ್ತಿದೆ, ಮಳೆ ಜಾಸ್ತಿ ಆಯಿತು.',
    answers: 'ಬೆಂಕಿ ರೋಗದ ಲಕ್ಷಣ ಇದೆಯೇ ಎಂದು ನೋಡಬೇಕು. ತೆನೆಯ ಕುತ್ತಿಗೆಯ ಹತ್ತಿರದ ಫೋಟೋ ಕಳಿಸಿ.',
    chemical: '-',
  },
  coffee: {
    asks: 'ಕಾಫಿ ಗಿಡದ ಎಲೆ ಹಿಂದೆ ಕಿತ್ತಳೆ ಪುಡಿ ಇದೆ. ಎಲೆ ಉದುರುತ್ತಿದೆ.',
    answers: 'ಎಲೆ ತುಕ್ಕು ರೋಗ. ನೆರಳು ಸರಿ ಮಾಡಿ, ಮಳೆ ಬಿಟ್ಟ ಮೇಲೆ ಬೋರ್ಡೋ ದ್ರಾವಣ ಸಿಂಪಡಿಸಿ. ಎಷ್ಟು ಎಕರೆ ಇದೆ?',
    chemical: 'ಬೋರ್ಡೋ ದ್ರಾವಣ',
  },
  maize: {
    asks: 'ಮೆಕ್ಕೆಜೋಳದ ಸುಳಿಯಲ್ಲಿ ಹುಳು ತಿಂದ ತೂತು, ಹಿಕ್ಕೆ ಇದೆ. ಗಿಡ 30 ದಿನದ್ದು.',
    answers: 'ಸೈನಿಕ ಹುಳು (ಫಾಲ್ ಆರ್ಮಿವರ್ಮ್). 20 ಗಿಡ ನೋಡಿ ಎಷ್ಟರಲ್ಲಿ ಹುಳು ಇದೆ ಎಂದು ತಿಳಿಸಿ.',
    chemical: 'ಬೇವಿನ ಕಷಾಯ',
  },
  pomegranate: {
    asks: 'ದಾಳಿಂಬೆ ಹಣ್ಣಿನ ಮೇಲೆ ಕಪ್ಪು ಚುಕ್ಕೆ ಬಂದು ಬಿರಿಯುತ್ತಿದೆ. ಬೇಗ ತಿಳಿಸಿ.',
    answers: 'ದುಂಡಾಣು ಮಚ್ಚೆ ರೋಗ ಇರಬಹುದು. ರೋಗದ ಹಣ್ಣು ಕಿತ್ತು ಸುಡಿ, ಕತ್ತರಿ ತೊಳೆದು ಬಳಸಿ. ನಾಳೆ ಬೆಳಿಗ್ಗೆ ಯೋಜನೆ ಕಳಿಸುತ್ತೇವೆ.',
    chemical: 'ತಾಮ್ರದ ಆಕ್ಸಿಕ್ಲೋರೈಡ್',
  },
};
