import { foldGuideWord } from './rough-spelling.ts';

/* Questions in the tongues spoken beside Kannada: Hindi and Marathi, Telugu, in their own letters or in Latin ones. */

/** The letters of Devanagari and Telugu stand in their blocks as the Kannada ones do in theirs. */
const BLOCK = 0x80;
const KANNADA = 0x0c80;
const NEIGHBOURS = [0x0900, 0x0c00];

export const inKannadaLetters = (text: string): string =>
  text.normalize('NFC').replace(/[\u0900-\u0963\u0c00-\u0c63]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const start = NEIGHBOURS.find((block) => code >= block && code < block + BLOCK) ?? KANNADA;
    return String.fromCharCode(code - start + KANNADA);
  });

/** Words that mean something else together than each by itself, and words written as one. */
const TOGETHER: readonly (readonly [said: RegExp, meant: string])[] = [
  // A cotton plant in Telugu; patti alone is a leaf in Hindi.
  [/\bpatti(?= (?:chettu|chelu|chenu|panta|pairu)\b)/giu, 'cotton'],
  [/\bm(?:oo|u)ng(?:a|fa)? ?ph?f?ali\b/giu, 'groundnut'],
  // Once and twice, no loan.
  [/(?<=\b(?:ondu|ond|eradu|mur[ua]|mooru|nalku|naalku|eshtu|yestu|eshta) )sala\b/giu, 'bari'],
  [/\bhow (?:to|do (?:i|we)|should (?:i|we)) dry\b/giu, 'curing'],
  // A web, no trap.
  [/ಬಲೆ(?=\s*(?:ಕಟ್ಟ|ನೇಯ|ಹೆಣೆ))/gu, 'ಜೇಡ web'],
  // ಕಾಯೊಳಗೆ is ಕಾಯಿ ಒಳಗೆ, inside the pod.
  [/(?<=[\p{L}\p{M}]{2})(?:ಿ?ನ|ದ)?ೊಳ(?=ಗ)/gu, ' ಒಳ'],
];

/** A question with a space between such words, and a word of the guide for those that mean something together. */
const withTogether = (question: string): string =>
  TOGETHER.reduce((so, [said, meant]) => so.replace(said, meant), question);

/** What the guide calls what these words mean; where it is a word that says nothing, `=`. */
const MEANT: Readonly<Record<string, string>> = {
  leaf: 'patta patti patte patto pattiyan pattiya pata aaku aakulu akula panavar',
  fruit: 'phali phaliyan phal fal phalon kaaya kayalu pandu pandlu',
  flower: 'phool phul phoolon puvvu puvvulu poolu poola',
  root: 'jad jadon jade veru verlu',
  stem: 'tana khod kandam kaandam',
  worm: 'keeda keede keedi illiyan sundi sundiya purugu purugulu aalya',
  insect: 'keet',
  thrips: 'thamara tamara',
  plant: 'chettu chetlu',
  whitefly: 'makkhi makhi',
  white: 'safed safaid tella tellaga pandhra pandhri',
  red: 'lal laal erra erraga',
  black: 'kaali nalla nallaga',
  yellow: 'peela peeli peele pila pili pile pasupu pasupuga pivla pivli pivale',
  green: 'hara hare pachcha akupaccha',
  brown: 'bhura bhure godhuma',
  spot: 'dhabba dhabbe daag dag dhabbo machalu macchalu machha thipke tipke',
  rot: 'sadan sadna galan galna sad kullu kulladam kulli kullipothundi kullipoyindi kuj',
  dry: 'sukh sookh sukha sukhna sookhna endi endipothundi endipoyindi vaalat',
  wilt: 'murjha murjhana vadalipovadam vadu ukta uktha',
  curl: 'mudna mudta mudti mudata mudathalu mudatha mudutha muduta mudati sikud churda',
  drop: 'jhad jhadna gir girna girte raalu raluta raali raalipothundi galti',
  hole: 'chhed ched chhedak randhralu randhram',
  blight: 'jhulsa karpa',
  powdery: 'bhuri budida chhachya',
  blast: 'aggi',
  vine: 'bel bela',
  rust: 'ratua tambera tuppu',
  hopper: 'fudka phudka madhua tudtude doma',
  fertilizer: 'khad khaad khat eruvu eruvulu yeruvu khata',
  water: 'pani paani neellu nillu neeti niti',
  irrigation: 'sinchai',
  weed: 'kharpatwar kharpatvar ghas ghaas kalupu kalupumokkalu gavat',
  soil: 'mitti matti mitthi',
  seed: 'beej bij vittanam vittanalu ginja',
  sowing: 'buvai bovai buwai vittadam perani ropai',
  harvest: 'katai todai kotha kotalu kapani',
  growth: 'badhvar',
  disease: 'rog bimari tegulu thegulu tegullu',
  poison: 'zeher jahar zahar jeher visham',
  '=': 'kha lagi ka ki ke ko me mein hai hain kya kaise kitna kitni kitne kab kaun konsa kaunsa liye nahi raha rahi rahe gaya gayi dawa dawai davai dava karna kare karen dena dalna dale aur upay ilaj chhidkav mandu mandulu lo lu ela enta entha emi eppudu vundi undi ayindi avutundi pothundi vesindi cheyali veyali kosam par wala kaisa fasal kheti panta pantalo pairu cha chi che var kay kase kiti kadhi aahe ahe',
};

/** English words as they are written in Kannada letters. */
const IN_KANNADA: Readonly<Record<string, string>> = {
  borer: 'ಬೋರರ್ ಬೋರರ',
  berry: 'ಬೆರ್ರಿ ಬೆರಿ',
  leaf: 'ಲೀಫ್ ಲೀಫ',
  curl: 'ಕರ್ಲ್ ಕರ್ಲ',
  spot: 'ಸ್ಪಾಟ್ ಸ್ಪಾಟ',
  wilt: 'ವಿಲ್ಟ್ ವಿಲ್ಟ',
  rot: 'ರಾಟ್',
  blight: 'ಬ್ಲೈಟ್ ಬ್ಲೈಟ',
  blast: 'ಬ್ಲಾಸ್ಟ್ ಬ್ಲಾಸ್ಟ',
  rust: 'ರಸ್ಟ್',
  smut: 'ಸ್ಮಟ್',
  mite: 'ಮೈಟ್ ಮೈಟ್ಸ್',
  thrips: 'ಥ್ರಿಪ್ಸ್ ತ್ರಿಪ್ಸ್ ಟ್ರಿಪ್ಸ್',
  whitefly: 'ವೈಟ್‌ಫ್ಲೈ ವೈಟ್ಫ್ಲೈ',
  fruit: 'ಫ್ರೂಟ್ ಫ್ರುಟ್',
  flower: 'ಫ್ಲವರ್',
  root: 'ರೂಟ್',
  stem: 'ಸ್ಟೆಮ್ ಸ್ಟೆಮ',
  yellow: 'ಯೆಲ್ಲೋ ಎಲ್ಲೋ',
  fertilizer: 'ಫರ್ಟಿಲೈಸರ್ ಫರ್ಟಿಲೈಜರ್',
  water: 'ವಾಟರ್',
  soil: 'ಸಾಯಿಲ್ ಸಾಯಲ್',
  test: 'ಟೆಸ್ಟ್ ಟೆಸ್ಟಿಂಗ್',
  harvest: 'ಹಾರ್ವೆಸ್ಟ್',
  spray: 'ಸ್ಪ್ರೇಯಿಂಗ್',
  weed: 'ವೀಡ್',
  herbicide: 'ವೀಡಿಸೈಡ್ ಹರ್ಬಿಸೈಡ್',
  insecticide: 'ಇನ್ಸೆಕ್ಟಿಸೈಡ್',
  fungicide: 'ಫಂಗಿಸೈಡ್',
  pesticide: 'ಪೆಸ್ಟಿಸೈಡ್',
  nematode: 'ನೆಮಟೋಡ್',
  mildew: 'ಮಿಲ್ಡ್ಯೂ',
  dose: 'ಡೋಸೇಜ್',
  mixing: 'ಮಿಕ್ಸಿಂಗ್',
  nursery: 'ನರ್ಸರಿ',
  deficiency: 'ಡೆಫಿಷಿಯನ್ಸಿ',
};

const ROWS = Object.entries(MEANT).flatMap(([word, theirs]) =>
  theirs.split(' ').map((each) => [each, word === '=' ? '' : word] as const),
);
const BY_LETTERS = new Map(ROWS);
const IN_KANNADA_LETTERS = new Map(
  Object.entries(IN_KANNADA).flatMap(([word, theirs]) =>
    theirs.split(' ').map((each) => [each.replace(/\u200c/g, ''), word] as const),
  ),
);
const BY_SOUND = new Map(ROWS.map(([each, word]) => [foldGuideWord(each), word]));

const LATIN = /^[a-z]+$/i;
const THEIRS = /[\u0900-\u0963\u0c00-\u0c63]/;

/**
 * The word of the guide for a word of a neighbour; empty for one that says nothing, null for every other. Latin letters count as they are
 * typed: by the sound, 'fall' would be a fruit.
 */
const meantBy = (word: string): string | undefined =>
  LATIN.test(word)
    ? BY_LETTERS.get(word.toLowerCase())
    : THEIRS.test(word)
      ? BY_SOUND.get(foldGuideWord(inKannadaLetters(word)))
      : IN_KANNADA_LETTERS.get(word.replace(/\u200c/g, ''));

/** A question in words and letters that the guide knows. */
export const asGuideSays = (question: string): string =>
  withTogether(question.normalize('NFC')).replace(
    /[\p{L}\p{M}\u200c\u200d]+/gu,
    (word) => meantBy(word) ?? inKannadaLetters(word),
  );
