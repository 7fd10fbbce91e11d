import { remembered } from '../remembered.ts';
import { foldGuideWord } from './rough-spelling.ts';

/**
 * Words of either language by which one and the same thing is seen on a plant or done in a field, as beginnings; `=` before a
 * word that counts only whole. The first word names the group.
 */
const GROUPS: readonly string[] = [
  'curl ಮುದುಡ ಮುಟುರ ಮುದುರ ಮಡಚ ಮಡಿಚ ಸುರುಳಿ ಮುರುಟ ಸುತ್ತಿಕೊ ಸುಕ್ಕುಗ ಸುಕ್ಕಾಗ roll fold crinkl wrinkl twist cupp',
  'wilt ಬಾಡಿ ಬಾಡು ಬಾಡ್ತ ಸೊರಗ ಜೋತು droop',
  '=dry ಒಣಗ ಒಣಕ drying dried wither',
  '=rot ಕೊಳೆ ಕೊಳಿತ ಕೊಳತ ಕೊಳ್ತ rotten rotting rots decay',
  'spot ಚುಕ್ಕೆ ಚುಕ್ಕಿ ಮಚ್ಚೆ speck blotch patch',
  'yellow ಹಳದಿ ಹಳ್ದಿ ಅರಿಶಿಣ pale',
  'white ಬಿಳಿ ಬೆಳ್ಳಗಾ ಬೆಳ್ಳಗಿ ಬೆಳ್ಳನೆ whitish',
  'black ಕಪ್ಪು ಕಪ್ಪಾ ಕಪ್ಪಗ =ಕರಿ',
  '=red ಕೆಂಪು ಕೆಂಪಾ ಕೆಂಪಗ reddish reddening',
  'powder ಬೂದಿ ಪುಡಿ ಪೌಡರ್',
  'mould ಬೂಜು ಬೂಸು ಬೂಷ್ಟ mold fuzz',
  'hole ತೂತು ತೂತಾ ರಂಧ್ರ ಕೊರೆ ಕೊರಕ ಕೊರೀ bore tunnel',
  'crack ಸೀಳು ಸೀಳಿ ಸೀಳತ ಸೀಳೋ ಸೀಳ್ತ ಒಡೆ ಒಡಿತ ಬಿರುಕ split burst',
  'drop ಉದುರ ಬೀಳುತ ಬೀಳ್ತ ಬೀಳೋ fall shed',
  'dying ಸಾಯುತ ಸಾಯ್ತ ಸಾಯೋ ಸಾಯಲ ಸತ್ತು ಸತ್ತಿ ಸತ್ತೋ =die =dies dead death',
  'burn ಸುಟ್ಟು ಸುಟ್ಟಂ ಸುಟ್ಟಿ ಸುಟ್ಟೋ ಸುಡು ಸುಡಬ ಸುಡೋ scorch',
  '=eat ತಿನ್ನು ತಿನ್ನೋ ತಿಂದ ತಿಂತ =eats eaten eating chew',
  'worm ಹುಳು ಹುಳ ಕೀಡೆ ಕೀಡಿ caterpillar larva grub',
  'fruit ಹಣ್ಣು ಹಣ್ಣಿನ ಕಾಯಿ ಕಾಯಲ್ಲಿ =pod =pods =nut =nuts boll berry berries',
  'root ಬೇರು ಬೇರಿ ಬೇರಲ್ಲಿ',
  'stem ಬುಡ ಕಾಂಡ collar =base',
  'shoot ಸುಳಿ =ಕುಡಿ whorl',
  'flower =ಹೂ ಹೂವು ಹೂವಿ ಹೂಗ blossom bloom',
  'seedling ಸಸಿ =ನಾರು ನರ್ಸರಿ nursery sapling',
  '=ear ತೆನೆ ತೆನಿ panicle earhead =ears',
  'mix ಬೆರೆಸ ಬೆರಸ ಮಿಶ್ರ ಮಿಕ್ಸ ಸೇರಿಸ ಒಟ್ಟಿಗ =ಜೊತೆ together combin compatib',
  'harvest ಕೊಯ್ಲ ಕೊಯ್ಯ ಕಟಾವ ಕೀಳುವ ಕೀಳಬ ಕೀಳೋ ಕುಯ್ ಕೊಯ್ದ pick pluck',
  'fake ನಕಲಿ ಮೋಸ ಡುಪ್ಲಿಕೇಟ್ duplicate counterfeit spurious',
  'salt ಸವಳ ಚೌಳ ಉಪ್ಪು ಉಪ್ಪಿನ ಲವಣ ಜವಳ salin',
  'hour ಹೊತ್ತು ಹೊತ್ತಿ ಸಮಯ ಗಂಟೆ ಬೆಳಿಗ್ಗೆ ಬೆಳಗ್ಗೆ ಸಂಜೆ ಸಾಯಂಕಾಲ ಮುಂಜಾನೆ =time morning evening',
  'stunt ಕುಂಠಿ ಗಿಡ್ಡ ಕುಳ್ಳ dwarf',
  '=ring ಉಂಗುರ ಬಳೆಯಾ =rings circle concentric',
  'streak ಗೆರೆ ಗೆರಿ ಪಟ್ಟೆ ಪಟ್ಟಿ stripe =line =lines',
  'margin ಅಂಚು ಅಂಚಿ =edge =edges border',
  'knot ಗಂಟು ಗಂಟಿ swell swollen =gall =galls ಊದಿ ಉಬ್ಬಿ',
  'hurt ಹಾಳಾ ಹಾಳು ನಷ್ಟ damag injur',
  'wash ತೊಳೆ ತೊಳಿ ತೊಳ್ಯ =clean =cleaning rins',
  'sow ಬಿತ್ತ ಬಿತ್ತು ನಾಟಿ =planting transplant',
  'flood ನೆರೆಯ ನೆರೆ ಪ್ರವಾಹ ಮುಳುಗ submerg waterlog inundat',
  'empty ಜೊಳ್ಳು ಪೊಳ್ಳು chaff unfilled',
  'rain =ಮಳೆ =ಮಳಿ ಮಳೆಗ ಮಳೆಯ',
  'hopper ಜಿಗಿಹುಳ ಜಿಗಿ ಜಿಗಿಯು jump jumping leafhopper planthopper jassid',
  'sticky ಅಂಟು ಜಿಗುಟ honeydew gummy',
  'spider ಜೇಡ =web =webs webbed webbing',
  'smell ವಾಸನೆ ವಾಸ್ನೆ ನಾರುತ ನಾತ stink =foul odour =odor',
  'brown ಕಂದು bronze ಕಂಚು',
  'green ಹಸಿರು ಹಸ್ರು ಹಸುರು',
  'orange ಕಿತ್ತಳೆ ಕೇಸರಿ',
  'purple ನೇರಳೆ violet',
  'silver ಬೆಳ್ಳಿ silvery shining ಹೊಳಪು',
  '=tip ತುದಿ =tips ತುದಿಯ',
  'under ಕೆಳಗ ಕೆಳಭಾಗ below underside beneath',
  'small ಸಣ್ಣ ಚಿಕ್ಕ =tiny =little =minute',
  'dropping ಲದ್ದಿ ಹಿಕ್ಕೆ frass excreta sawdust',
  'store ಸಂಗ್ರಹ ಶೇಖರ storage storing ದಾಸ್ತಾನು =idodu =iduvudu =idabeku',
  '=cost ಖರ್ಚು =price ಬೆಲೆಯ expensive costly ದುಬಾರಿ',
  'drain ಬಸಿಗಾಲು ಬಸಿದ ಬಸಿಯ',
  'spacing ಅಂತರ distance =gap',
  '=pull ಎಳೆದ ಕಿತ್ತ ಕೀಳಿದ pulled pulls',
  'mist ಮಂಜು ಇಬ್ಬನಿ ಮೋಡ =fog =foggy cloud =dew',
  '=egg ಮೊಟ್ಟೆ ತತ್ತಿ =eggs',
  '=virus ನಂಜು ವೈರಸ್ =viral',
  'bacteria ದುಂಡಾಣು ಬ್ಯಾಕ್ಟೀರಿ',
  'fungus ಶಿಲೀಂಧ್ರ ಬೂಷ್ಟು fungal ಫಂಗಸ್',
  'deficiency ಕೊರತೆ shortage lack hunger',
  'bag ಚೀಲ ಮೂಟೆ =bags',
  'bottle ಬಾಟಲಿ ಬಾಟ್ಲಿ ಡಬ್ಬಿ ಡಬ್ಬ =tin =can container',
  'beetle ದುಂಬಿ beetles weevil',
  'moth ಪತಂಗ ಚಿಟ್ಟೆ moths butterfly',
  'ant ಇರುವೆ =ants',
  'sour ಹುಳಿ acidic =acid',
  'cloth ಬಟ್ಟೆ clothes =mask ಮಾಸ್ಕ್ glove ಕೈಗವಸ',
];

/** How a term of the index begins that stands for a group. */
const MARK = '+';
const BEGINNINGS: (readonly [beginning: string, sign: string])[] = [];
const WHOLE = new Map<string, string>();
for (const group of GROUPS) {
  const words = group.split(' ');
  const sign = `${MARK}${foldGuideWord(words[0] ?? '')}`;
  for (const word of words) {
    const folded = foldGuideWord(word);
    if (word.startsWith('=')) WHOLE.set(folded, sign);
    // The vowel that a last consonant carries by itself may be another one.
    else BEGINNINGS.push([/[ಕ-ಹ]$/.test(word) ? folded.slice(0, -1) : folded, sign]);
  }
}

/** The group of a word, as a term of the index; null of a word that is in none. */
export const signOf = remembered((word: string): string | null => {
  const folded = foldGuideWord(word);
  return WHOLE.get(folded) ?? BEGINNINGS.find(([beginning]) => folded.startsWith(beginning))?.[1] ?? null;
});

export const isSign = (term: string): boolean => term.startsWith(MARK);
