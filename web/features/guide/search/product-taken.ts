import { TAKEN_WORDS } from '#content/guide/poison-words.ts';
import { foldGuideWord } from '#shared/domain/guide/rough-spelling.ts';

type Kind = keyof typeof TAKEN_WORDS;

const SIGNS = new Map(
  (Object.keys(TAKEN_WORDS) as Kind[]).map((kind) => [
    kind,
    TAKEN_WORDS[kind].split(' ').map((word) => ({
      sign: foldGuideWord(word.replace('$', '')),
      isWhole: word.endsWith('$'),
    })),
  ]),
);

/** 'Took coragen to the field' is carried there; who took it and went to the field is not meant. In folded words. */
const CARRIED =
  / (?:tuk|taken|takes|taking)(?: (?!and |vent |ran |kame )\S+){1,2} to(?: te| my| our)? (?:pield|parm|garden|plot|land|market|sop)\b/;

interface Asked {
  /** The question's words, folded. */
  words: readonly string[];
  isProduct: boolean;
  /** The product is one that nobody should have. */
  isBanned: boolean;
  isCrop: boolean;
}

/**
 * Somebody has eaten, drunk or taken what is named. What pests and cattle do to leaves is none of it, nor how much is taken
 * for an acre; an animal that ate a product is: the poison line answers for what it is, and whoever pulled it away may have
 * it on their hands.
 */
export function isProductTaken({ words, isProduct, isBanned, isCrop }: Asked): boolean {
  const pairs = words.map((word, at) => word + (words[at + 1] ?? ''));
  const says = (kind: Kind) =>
    SIGNS.get(kind)?.some(({ sign, isWhole }) =>
      [...words, ...pairs].some((word) => (isWhole ? word === sign : word.startsWith(sign))),
    ) === true;
  if (!isProduct && !says('names')) return false;
  const [isSomebody, isOfPlants] = [says('people'), isCrop || says('plants')];
  if (says('eaten')) return isSomebody || !isOfPlants;
  if (says('work') || CARRIED.test(` ${words.join(' ')}`)) return false;
  if (isSomebody) return says('taken') || says('eats');
  return says('taken') && isBanned && !isOfPlants;
}
