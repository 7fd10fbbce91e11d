/* Words that mean something else together than each by itself, and words written as one. */

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
export const saidTogether = (question: string): string =>
  TOGETHER.reduce((so, [said, meant]) => so.replace(said, meant), question);
