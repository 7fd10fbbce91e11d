import type { Language } from '../languages.ts';
import type { CropCard, CropPage, GuidePicture } from './crop-content.ts';
import type { PlantPart } from './crop-pages.ts';

/** What the compiler of the guide makes and the guide's pages draw. */

/** The tools that stand inside chapters and at /guide#tools. */
export const GUIDE_TOOLS = [
  'my-field',
  'spray-dose',
  'harvest-date',
  'tank-mix',
  'fertilizer-blend',
  'bio-dose',
  'soil-test',
  'gypsum-lime',
  'mulch-film',
  'drip-time',
] as const;

export type GuideTool = (typeof GUIDE_TOOLS)[number];

/** A heading in the contents list; its id is the same in both languages. */
export interface GuideHeading {
  id: string;
  title: string;
  level: 2 | 3;
}

/** What only a browser can do, and a crop's rows in the tables of a chapter. */
type LivePart =
  | { kind: 'tool'; tool: GuideTool }
  | { kind: 'video'; video: string; title: string }
  | { kind: 'crops'; crops: readonly RowsOfCrop[] };

/** The crops that the label tables of a chapter speak of; `row` is the anchor of the first. */
export interface RowsOfCrop {
  crop: string;
  name: string;
  row: string;
}

/** A section folds behind its heading; its words, and the link that shares it, are HTML too. */
interface SectionPart<Leaf> {
  kind: 'section';
  id: string;
  head: string;
  link: string;
  parts: Leaf[];
}

interface HtmlPart {
  kind: 'html';
  html: string;
}

type PartOf<Html> = LivePart | Html | SectionPart<LivePart | Html>;

/** A chapter is drawn part after part: finished HTML, and between it what only a browser can do. */
export type GuidePart = PartOf<HtmlPart>;

/** What the index and the pager say about a chapter. */
export interface GuideCard {
  slug: string;
  title: string;
  summary: string;
  /** Whole minutes, at a farmer's unhurried pace. */
  minutes: number;
  picture: GuidePicture;
}

export interface GuideChapter extends GuideCard {
  /** Id of the drawing `picture` shows. */
  figure: string;
  /** ISO date of the data the chapter was written from. */
  dataDate: string;
  sources: string[];
  contents: GuideHeading[];
  parts: GuidePart[];
}

/** A part as the page's facts carry it: finished HTML stands in the page itself, under a name. */
export type PlacedPart = PartOf<{ kind: 'html'; name: string }>;

/** A chapter's parts with every piece of HTML made anew, those inside sections too. */
export function mapHtml<Html>(parts: readonly GuidePart[], map: (html: string) => Html): PartOf<Html>[] {
  const leaf = (part: LivePart | HtmlPart) => (part.kind === 'html' ? map(part.html) : part);
  return parts.map((part) =>
    part.kind === 'section' ? { ...part, parts: part.parts.map(leaf) } : leaf(part),
  );
}

/** What a chapter's page was given at build. */
export interface ChapterFacts extends Omit<GuideChapter, 'parts' | 'picture' | 'figure'> {
  parts: PlacedPart[];
  /** Address of the search index in the page's language. */
  search: string;
}

/** What the index was given at build. A chapter that is still being written has no card. */
export interface IndexFacts {
  /** Address of the label table of the tool "for my field". */
  rows: string;
  cards: GuideCard[];
  crops: CropCard[];
  /** The drawing on the door to "What do you see?". */
  leaf: GuidePicture;
  search: string;
}

/** What pages import from `virtual:guide` (the renderer alone: `pages/guide/documents.ts`). */
export interface BuiltGuide {
  chapters: Record<Language, GuideChapter[]>;
  crops: Record<Language, CropPage[]>;
  /** Every plate by the key of its problem: for pages that show one outside a chapter. */
  plates: Record<Language, Record<string, GuidePicture>>;
  /** The drawings of a plant's parts. */
  parts: Record<Language, Record<PlantPart, GuidePicture>>;
  /** Addresses of the label tables that the tool "for my field" fetches. */
  rows: Record<Language, string>;
  /** Addresses of the search indexes. */
  search: Record<Language, string>;
}
