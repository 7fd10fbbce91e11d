import type { MIXING_ORDER } from '#shared/domain/agronomy/mixing-order.ts';
import type { RedReason } from '#shared/domain/agronomy/tank-mix.ts';
import type { Localized } from '#shared/domain/by-language.ts';

/** What the letters on a pack mean, place by place of the mixing order; `letters` where the pack bears none. */
type Places<Order extends readonly unknown[]> = {
  readonly [Place in keyof Order]: { letters?: Localized; what: Localized };
};

export const MIX_START: { letters: Localized; what: Localized } = {
  letters: { en: 'Water', kn: 'ನೀರು' },
  what: {
    en: 'Half a tank, then the pH corrector',
    kn: 'ಅರ್ಧ ಟ್ಯಾಂಕ್, ನಂತರ ರಸಸಾರ ಸರಿಪಡಿಸುವುದು',
  },
};

export const MIX_PLACES: Places<typeof MIXING_ORDER> = [
  { what: { en: 'Water-soluble bag', kn: 'ನೀರಿನಲ್ಲಿ ಕರಗುವ ಚೀಲ' } },
  { what: { en: 'Granules that fall apart in water', kn: 'ನೀರಿನಲ್ಲಿ ಒಡೆಯುವ ಹರಳು' } },
  { what: { en: 'Wettable powder, made to a paste first', kn: 'ಪುಡಿ; ಮೊದಲು ಸ್ವಲ್ಪ ನೀರಿನಲ್ಲಿ ಕಲಸಿಕೊಳ್ಳಿ' } },
  {
    what: {
      en: 'Soluble powder or granule; then stir until all is spread',
      kn: 'ಕರಗುವ ಪುಡಿ ಅಥವಾ ಹರಳು; ನಂತರ ಎಲ್ಲ ಕರಗುವವರೆಗೆ ಕಲಕಿ',
    },
  },
  { what: { en: 'Tiny capsules', kn: 'ಸೂಕ್ಷ್ಮ ಗುಳಿಗೆ' } },
  { what: { en: 'Flowable liquid', kn: 'ಹರಿಯುವ ಗಟ್ಟಿ ದ್ರವ' } },
  { what: { en: 'Oil dispersion', kn: 'ಎಣ್ಣೆಯಲ್ಲಿ ಹರಡಿದ ಔಷಧಿ' } },
  { what: { en: 'Emulsion in water', kn: 'ನೀರಿನಲ್ಲಿ ಎಣ್ಣೆಹನಿ' } },
  {
    what: { en: 'Oily liquid that turns white in water', kn: 'ನೀರಿಗೆ ಹಾಕಿದರೆ ಹಾಲಿನಂತಾಗುವ ಎಣ್ಣೆ ದ್ರವ' },
  },
  { what: { en: 'Clear liquid', kn: 'ತಿಳಿ ದ್ರವ' } },
  {
    letters: { en: 'Feed', kn: 'ಎಲೆ ಗೊಬ್ಬರ' },
    what: { en: 'Soluble fertilizer, micronutrients', kn: 'ಕರಗುವ ಗೊಬ್ಬರ, ಲಘು ಪೋಷಕಾಂಶ' },
  },
  {
    letters: { en: 'Sticker', kn: 'ಅಂಟು ದ್ರಾವಣ' },
    what: { en: 'Sticker, spreader, anti-foam', kn: 'ಅಂಟು, ಹರಡುಕ, ನೊರೆ ತಡೆ' },
  },
];

interface NeverPair {
  one: Localized;
  other: Localized;
  why: Localized;
}

/** Every pair that the tool refuses, as chapter 4 names it: a refusal without its row does not compile. */
export const NEVER_TOGETHER: Record<Exclude<RedReason, 'too-many'>, NeverPair> = {
  'bordeaux-alone': {
    one: { en: 'Bordeaux or lime sulphur', kn: 'ಬೋರ್ಡೋ ಅಥವಾ ಸುಣ್ಣ ಗಂಧಕ ದ್ರಾವಣ' },
    other: {
      en: 'Anything; only for koleroga a sticker goes into Bordeaux, 1 ml/L (CPCRI)',
      kn: 'ಯಾವುದೂ ಬೇಡ; ಕೊಳೆ ರೋಗಕ್ಕೆ ಮಾತ್ರ ಬೋರ್ಡೋಗೆ ಅಂಟು ದ್ರಾವಣ, 1 ಮಿ.ಲೀ/ಲೀಟರ್ (CPCRI)',
    },
    why: {
      en: 'Alkaline: destroys the other, burns',
      kn: 'ಕ್ಷಾರ: ಇನ್ನೊಂದನ್ನು ಹಾಳು ಮಾಡುತ್ತದೆ, ಸುಡುತ್ತದೆ',
    },
  },
  'copper-burn': {
    one: { en: 'Copper', kn: 'ತಾಮ್ರ' },
    other: {
      en: 'Fosetyl-Al, acid, thiram; mancozeb unless the label allows',
      kn: 'ಫೋಸೆಟೈಲ್ (fosetyl-Al), ಆಮ್ಲ, ಥೈರಾಮ್; ಲೇಬಲ್ ಒಪ್ಪದಿದ್ದರೆ ಮ್ಯಾಂಕೋಜೆಬ್',
    },
    why: { en: 'Free copper burns', kn: 'ತಾಮ್ರ ಕರಗಿ ಹೆಚ್ಚಾಗುತ್ತದೆ, ಎಲೆ ಸುಡುತ್ತದೆ' },
  },
  'sulphur-oil': {
    one: { en: 'Sulphur', kn: 'ಗಂಧಕ' },
    other: {
      en: 'Oils, neem oil, oily EC; keep 14 days apart',
      kn: 'ಎಣ್ಣೆ, ಬೇವಿನ ಎಣ್ಣೆ, ಎಣ್ಣೆಯ EC; 14 ದಿನ ಅಂತರ ಇರಲಿ',
    },
    why: { en: 'Burns the leaf', kn: 'ಎಲೆ ಸುಡುತ್ತದೆ' },
  },
  'kills-microbe': {
    one: {
      en: 'Trichoderma, Pseudomonas, Bacillus, Beauveria, Metarhizium, NPV',
      kn: 'ಟ್ರೈಕೋಡರ್ಮಾ, ಸ್ಯೂಡೋಮೊನಾಸ್, ಬ್ಯಾಸಿಲಸ್, ಬ್ಯುವೇರಿಯಾ, ಮೆಟರೈಜಿಯಂ, NPV',
    },
    other: {
      en: 'Copper, fungicide, bactericide, strong acid or alkali',
      kn: 'ತಾಮ್ರ, ಶಿಲೀಂಧ್ರನಾಶಕ, ದುಂಡಾಣುನಾಶಕ, ಬಲವಾದ ಆಮ್ಲ ಅಥವಾ ಕ್ಷಾರ',
    },
    why: { en: 'Kills the microbe', kn: 'ಸೂಕ್ಷ್ಮಾಣು ಸಾಯುತ್ತದೆ' },
  },
  'calcium-solid': {
    one: { en: 'Calcium nitrate', kn: 'ಕ್ಯಾಲ್ಸಿಯಂ ನೈಟ್ರೇಟ್' },
    other: {
      en: 'Phosphate or sulphate feed (MKP, 19:19:19, zinc or magnesium sulphate)',
      kn: 'ರಂಜಕ ಅಥವಾ ಸಲ್ಫೇಟ್ ಗೊಬ್ಬರ (MKP, 19:19:19, ಸತು ಅಥವಾ ಮೆಗ್ನೀಸಿಯಂ ಸಲ್ಫೇಟ್)',
    },
    why: { en: 'Turns to stone, blocks the nozzle', kn: 'ಕಲ್ಲಾಗುತ್ತದೆ, ನಾಜಲ್ ಕಟ್ಟುತ್ತದೆ' },
  },
  'metal-solid': {
    one: { en: 'Zinc or iron sulphate', kn: 'ಸತು ಅಥವಾ ಕಬ್ಬಿಣದ ಸಲ್ಫೇಟ್' },
    other: { en: 'Phosphate feed, lime', kn: 'ರಂಜಕ ಗೊಬ್ಬರ, ಸುಣ್ಣ' },
    why: { en: 'Turns solid', kn: 'ಗಟ್ಟಿಯಾಗುತ್ತದೆ' },
  },
  'herbicide-apart': {
    one: { en: 'Weedkiller', kn: 'ಕಳೆನಾಶಕ' },
    other: { en: 'Insecticide, fungicide, feed', kn: 'ಕೀಟನಾಶಕ, ಶಿಲೀಂಧ್ರನಾಶಕ, ಗೊಬ್ಬರ' },
    why: { en: 'Crop injury', kn: 'ಬೆಳೆಗೆ ಹಾನಿ' },
  },
  'same-group': {
    one: { en: 'Same group number', kn: 'ಒಂದೇ ಗುಂಪಿನ ಸಂಖ್ಯೆ' },
    other: { en: 'Same group number', kn: 'ಅದೇ ಗುಂಪಿನ ಸಂಖ್ಯೆ' },
    why: { en: 'Double dose, resistance', kn: 'ಎರಡು ಪಟ್ಟು ಪ್ರಮಾಣ, ಪ್ರತಿರೋಧಕತೆ' },
  },
  'regulator-apart': {
    one: { en: 'Growth regulator', kn: 'ಬೆಳವಣಿಗೆ ನಿಯಂತ್ರಕ' },
    other: {
      en: 'Nutrients or pesticide, unless the label allows',
      kn: 'ಲೇಬಲ್ ಒಪ್ಪದ ಗೊಬ್ಬರ ಅಥವಾ ಔಷಧಿ',
    },
    why: { en: 'Wrong effect', kn: 'ತಪ್ಪು ಪರಿಣಾಮ' },
  },
  alkaline: {
    one: { en: 'Gibberellic acid, boron above 0.2%', kn: 'ಜಿಬ್ಬರೆಲಿಕ್ ಆಮ್ಲ, 0.2% ಮೀರಿದ ಬೋರಾನ್' },
    other: { en: 'Alkaline tank', kn: 'ಕ್ಷಾರ ದ್ರಾವಣ' },
    why: { en: 'Breaks down, burns', kn: 'ಹಾಳಾಗುತ್ತದೆ, ಸುಡುತ್ತದೆ' },
  },
};
