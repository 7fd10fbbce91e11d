const drawing = (en: string, kn: string) => ({ width: 96, height: 96, alt: { en, kn } });

/** The small drawings by which crops are known on their doors and pages. */
export const CROP_FIGURES = {
  'crop-arecanut': drawing('A bunch of arecanuts, one cut open', 'ಅಡಿಕೆ ಗೊನೆ, ಒಂದು ಕತ್ತರಿಸಿದ ಅಡಿಕೆ'),
  'crop-paddy': drawing('A bent panicle of ripe paddy', 'ಬಾಗಿದ ಮಾಗಿದ ಭತ್ತದ ತೆನೆ'),
  'crop-ragi': drawing('An ear of ragi with its fingers', 'ಬೆರಳುಗಳಿರುವ ರಾಗಿ ತೆನೆ'),
  'crop-maize': drawing('A cob of maize in its husk', 'ಸಿಪ್ಪೆಯಲ್ಲಿರುವ ಮುಸುಕಿನ ಜೋಳದ ತೆನೆ'),
  'crop-tomato': drawing('A truss of tomatoes, red and green', 'ಟೊಮೆಟೊ ಗೊಂಚಲು, ಕೆಂಪು ಮತ್ತು ಹಸಿರು'),
  'crop-chilli': drawing('A red chilli and a green one', 'ಒಂದು ಕೆಂಪು, ಒಂದು ಹಸಿರು ಮೆಣಸಿನಕಾಯಿ'),
  'crop-cotton': drawing('An open boll of cotton', 'ಬಿರಿದ ಹತ್ತಿ ಕಾಯಿ'),
  'crop-red-gram': drawing('Pods and a flower of red gram', 'ತೊಗರಿ ಕಾಯಿ ಮತ್ತು ಹೂ'),
  'crop-groundnut': drawing('Groundnut pods in the soil under the plant', 'ಗಿಡದ ಕೆಳಗೆ ಮಣ್ಣಿನಲ್ಲಿ ಶೇಂಗಾ ಕಾಯಿ'),
  'crop-sugarcane': drawing('Three canes with their leaves', 'ಎಲೆ ಇರುವ ಮೂರು ಕಬ್ಬಿನ ಜಲ್ಲೆ'),
  'crop-onion': drawing('An onion bulb', 'ಈರುಳ್ಳಿ ಗೆಡ್ಡೆ'),
  'crop-coffee': drawing('A branch of coffee with berries', 'ಹಣ್ಣಿರುವ ಕಾಫಿ ಕೊಂಬೆ'),
  'crop-black-pepper': drawing('Leaf and spikes of black pepper', 'ಕಾಳುಮೆಣಸಿನ ಎಲೆ ಮತ್ತು ಗೊನೆ'),
  'crop-ginger': drawing('A rhizome of ginger with shoots', 'ಚಿಗುರಿರುವ ಶುಂಠಿ ಗೆಡ್ಡೆ'),
  'crop-pomegranate': drawing('A pomegranate, cut open on one side', 'ಒಂದು ಬದಿ ಕತ್ತರಿಸಿದ ದಾಳಿಂಬೆ'),
};
