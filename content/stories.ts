import type { Language } from '#shared/domain/languages.ts';
import type { PictureId } from './media/pictures.ts';

/**
 * Three farmers in their own words, on the home page. Invented until the owner puts real ones here, with the
 * farmer's written consent; the page marks them 'Sample' while `BUSINESS.sample` stands. An invented story shown
 * as real would be a fake review, which consumer law forbids.
 */
export interface Story {
  picture: PictureId;
  text: Record<Language, string>;
  author: Record<Language, string>;
  place: Record<Language, string>;
  crop: Record<Language, string>;
}

export const STORIES: readonly Story[] = [
  {
    picture: 'story-tomato',
    text: {
      en: 'Half my plot had brown rings on the leaves. I sent two photos in the evening; next morning the doctor told me to pull the worst plants, stop overhead water and spray once. The rest of the crop stood till the last picking.',
      kn: 'ಅರ್ಧ ತೋಟದ ಎಲೆಗಳಲ್ಲಿ ಕಂದು ಉಂಗುರ ಬಂದಿತ್ತು. ಸಂಜೆ ಎರಡು ಫೋಟೋ ಕಳುಹಿಸಿದೆ. ಹಾಳಾದ ಗಿಡ ಕಿತ್ತು ಹಾಕಿ, ಮೇಲಿನಿಂದ ನೀರು ನಿಲ್ಲಿಸಿ, ಒಮ್ಮೆ ಮಾತ್ರ ಸಿಂಪಡಿಸಿ ಎಂದು ಮರುದಿನ ಬೆಳಿಗ್ಗೆ ಡಾಕ್ಟರು ಹೇಳಿದರು. ಉಳಿದ ಬೆಳೆ ಕೊನೆಯ ಕೊಯ್ಲಿನವರೆಗೂ ನಿಂತಿತು.',
    },
    author: { en: 'Nagaraj B.', kn: 'ನಾಗರಾಜ್ ಬಿ.' },
    place: { en: 'Hiriyur, Chitradurga', kn: 'ಹಿರಿಯೂರು, ಚಿತ್ರದುರ್ಗ' },
    crop: { en: 'Tomato', kn: 'ಟೊಮೆಟೊ' },
  },
  {
    picture: 'story-paddy',
    text: {
      en: 'I went to buy a spray for yellow paddy. They asked for a soil test first. It was zinc, not disease. One bag of zinc sulphate cost me less than the spray would have.',
      kn: 'ಭತ್ತ ಹಳದಿಯಾಗಿತ್ತು, ಔಷಧಿ ತರಲು ಹೋದೆ. ಮೊದಲು ಮಣ್ಣು ಪರೀಕ್ಷೆ ಮಾಡಿಸಿ ಎಂದರು. ಅದು ರೋಗವಲ್ಲ, ಸತುವಿನ ಕೊರತೆ. ಒಂದು ಚೀಲ ಸತುವಿನ ಸಲ್ಫೇಟ್ ಹಾಕಿದ್ದು ಔಷಧಿಗಿಂತ ಕಡಿಮೆ ಖರ್ಚಿನಲ್ಲಿ ಮುಗಿಯಿತು.',
    },
    author: { en: 'Shivamma', kn: 'ಶಿವಮ್ಮ' },
    place: { en: 'Malavalli, Mandya', kn: 'ಮಳವಳ್ಳಿ, ಮಂಡ್ಯ' },
    crop: { en: 'Paddy', kn: 'ಭತ್ತ' },
  },
  {
    picture: 'story-areca',
    text: {
      en: 'Fruit rot takes our nuts every wet July. This year the clinic told me the week to cover the bunches and mixed the Bordeaux with me over a video. The parcel came by lorry with the number to follow it.',
      kn: 'ಪ್ರತಿ ವರ್ಷ ಜುಲೈ ಮಳೆಯಲ್ಲಿ ಕೊಳೆ ರೋಗಕ್ಕೆ ಅಡಿಕೆ ಉದುರುತ್ತಿತ್ತು. ಈ ವರ್ಷ ಯಾವ ವಾರ ಗೊನೆಗೆ (ಕೊನೆ) ಕೊಟ್ಟೆ ಕಟ್ಟಬೇಕು ಎಂದು ಹೇಳಿ, ವೀಡಿಯೊ ಕಳುಹಿಸಿ ಬೋರ್ಡೋ ದ್ರಾವಣ ಮಾಡುವುದನ್ನು ತೋರಿಸಿದರು. ಸಾಮಾನು ಲಾರಿಯಲ್ಲಿ ಬಂತು, ಎಲ್ಲಿದೆ ಎಂದು ನೋಡಲು ಸಂಖ್ಯೆಯೂ ಬಂತು.',
    },
    author: { en: 'Girish Hegde', kn: 'ಗಿರೀಶ್ ಹೆಗಡೆ' },
    place: { en: 'Sirsi, Uttara Kannada', kn: 'ಶಿರಸಿ, ಉತ್ತರ ಕನ್ನಡ' },
    crop: { en: 'Areca', kn: 'ಅಡಿಕೆ' },
  },
];
