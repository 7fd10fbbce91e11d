import { GUIDE_PAGE, isCropPlace, SEE_PAGE } from './guide-search.ts';

/**
 * How much a hit counts by where it stands; fitted together on the sets of questions that the test of the search holds, on a plateau.
 */
export const WEIGHTS = {
  /** Of a place that has all words of the question, against one that has half of them. */
  covered: 1.1,
  /** The same thing in another word: worth half of the word itself. */
  sign: 0.5,
  /** Of a place on the page of the crop that the question names, on the page of another one or where none is named, and in a chapter. */
  ownCrop: 2,
  otherCrop: 0.3,
  anyCrop: 0.6,
  chapter: 0.8,
  /** The crop's name itself in chapters, where the crop has a page. */
  cropName: 1,
  /** Of a place that does not have the name of a crop that only chapters speak of. */
  silent: 0.35,
  /** What every crop's page has is asked for with the crop. */
  shared: 0.5,
  /** The part of it that is asked for by nothing else. */
  part: 3,
  /** The head of a page speaks of all that stands below: whoever asks for one of it is led there. So do the tables of a crop's year. */
  head: 0.3,
  cropHead: 0.1,
  year: 0.26,
  /** Lists of every crop's products have a word of everything too. */
  list: 0.9,
  /** The page that asks what is seen. */
  see: 0.6,
  /** Whose words are a handful: each would weigh too much. Not where reckoning is asked for. */
  tool: 0.75,
  reckoned: 1.5,
  /** A question that others have asked is answered in two sentences; a trouble that is only named, on its crop's page. */
  asked: 1.3,
  askedByName: 0.5,
  /** A chapter's part that is called after the crop. */
  calledAfterCrop: 1.4,
  /** A measure or a word of every farm beside the others of a question. */
  common: 0.6,
};

const YEAR_TABLE = /-(?:year|months)$/;
const LIST_TABLE = /-(?:products|diseases|weeds)$|^threshold-table$/;
const SHARED = /^(?:calendar|feeding|water|weeds|harvest)$/;
const FAQ = '15-faq';
/** Frequent questions about a trouble that has its own place on a crop's page; that of koleroga holds what is sprayed, and when. */
const ASKED_OF_TROUBLE = /^q(?:7|8|1[4-7]|4[7-9]|50)$/;

interface Place {
  slug: string;
  anchor: string;
}

/** What a question says of where its answer stands. */
export interface Asked {
  /** The page of the crop that is named. */
  page: string | null;
  isCropNamed: boolean;
  isReckoned: boolean;
  /** A word or two without a crop. */
  isShort: boolean;
  /** The part of a crop's page that is asked for, and the share of the words that do. */
  part: { anchor: string; share: number } | null;
}

export const weightOf = (place: Place, asked: Asked): number => ofPage(place, asked) * ofKind(place, asked);

function ofPage({ slug, anchor }: Place, { page, isCropNamed, isShort, part }: Asked): number {
  if (slug === page)
    return WEIGHTS.ownCrop * (anchor === part?.anchor ? 1 + (WEIGHTS.part - 1) * Math.sqrt(part.share) : 1);
  if (isCropPlace(slug)) return isCropNamed ? WEIGHTS.otherCrop : WEIGHTS.anyCrop;
  if (slug === FAQ)
    return (
      (isCropNamed ? WEIGHTS.chapter : 1) *
      (isShort && ASKED_OF_TROUBLE.test(anchor) ? WEIGHTS.askedByName : WEIGHTS.asked)
    );
  const isOfCrop = page !== null && anchor.startsWith(page.replace(/^crop\//, ''));
  return (isCropNamed ? WEIGHTS.chapter : 1) * (isOfCrop ? WEIGHTS.calledAfterCrop : 1);
}

/** Of places that have a word of everything, or few words. */
function ofKind({ slug, anchor }: Place, { isCropNamed, isReckoned }: Asked): number {
  if (slug === SEE_PAGE) return isCropNamed ? WEIGHTS.cropHead : WEIGHTS.see;
  if (anchor === '') return isCropPlace(slug) ? WEIGHTS.cropHead : WEIGHTS.head;
  if (anchor.startsWith('tool-')) return isReckoned ? WEIGHTS.reckoned : WEIGHTS.tool;
  if (LIST_TABLE.test(anchor)) return WEIGHTS.list;
  if (YEAR_TABLE.test(anchor)) return WEIGHTS.year;
  return !isCropNamed && slug !== GUIDE_PAGE && SHARED.test(anchor) && isCropPlace(slug) ? WEIGHTS.shared : 1;
}
