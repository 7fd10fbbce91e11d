/** How English letters are called in Kannada; the longer name of two first. */
const NAMES =
  'ಡಬ್ಲ್ಯೂ=w ಡಬ್ಲ್ಯು=w ಎಕ್ಸ್=x ಕ್ಯೂ=q ಎಫ್=f ಎಚ್=h ಹೆಚ್=h ಎಲ್=l ಎಂ=m ಎಮ್=m ಎನ್=n ಆರ್=r ಎಸ್=s ಝಡ್=z ಬಿ=b ಸಿ=c ಡಿ=d ಜಿ=g ಜೆ=j ಕೆ=k ಪಿ=p ಟಿ=t ಯು=u ಯೂ=u ವಿ=v ವೈ=y ಎ=a ಇ=e ಐ=i ಓ=o ಒ=o';
const LETTERS = NAMES.split(' ').map((each) => each.split('='));

/** ಡಿಎಪಿ is DAP: a word that is nothing but names of letters, as those letters; null of every other. */
export function spelledLetters(word: string): string | null {
  let rest = word.normalize('NFC').replace(/\u200c|\u200d|\./g, '');
  let signs = '';
  while (rest !== '') {
    const [name = '', letter = ''] = LETTERS.find(([each = '']) => rest.startsWith(each)) ?? [];
    if (name === '') return null;
    signs += letter;
    rest = rest.slice(name.length);
  }
  return signs.length > 1 ? signs : null;
}
