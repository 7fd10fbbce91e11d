import type { PlantPart } from './crop-pages.ts';

/** A drawing as a page shows it. */
export interface GuidePicture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** A part of a crop's page that is folded under its heading. */
export interface CropSection {
  id: string;
  title: string;
  html: string;
}

/** What "What do you see?" shows of a trouble beside its name, sign and plate. */
export interface SeenProblem {
  /** Keys of the same crop's troubles that look like it. */
  alike: readonly string[];
  /** How it is told from what looks like it; HTML. */
  tells: string;
  /** How one of those looks that has a key, in words: by its key. */
  told: Readonly<Record<string, string>>;
  /** What is done before any product, without doses; HTML. */
  today: string;
  /** A line with a dose was left to the crop's page. */
  dosed: boolean;
}

/** One thing that goes wrong with a crop; its id is the key by which tables, plates and links name it. */
export interface CropProblem extends CropSection, SeenProblem {
  /** What the farmer sees, in one line. */
  sees: string;
  /** Where it is seen, the first place first. */
  parts: readonly PlantPart[];
  /** Its plate, where one is drawn. */
  plate?: GuidePicture | undefined;
}

/** What the guide's index and the neighbours of a crop's page show of it. */
export interface CropCard {
  slug: string;
  title: string;
  picture: GuidePicture;
}

export interface CropPage extends CropCard {
  /** The page's name for those who search. */
  pageTitle: string;
  summary: string;
  dataDate: string;
  sources: string[];
  /** Id of the drawing `picture` shows. */
  figure: string;
  lead: string;
  problems: CropProblem[];
  sections: CropSection[];
  /** Address of the file of its `SeenAnswer`s by key. */
  seen: string;
}

/** What "What do you see?" shows of a crop: a trouble as its page lists it. */
export type SeenCropProblem = Pick<CropProblem, 'id' | 'title' | 'sees' | 'parts' | 'plate'>;

/** A sign of a crop as the app shows it, which has no pages of the guide. */
export interface CropSign extends Pick<CropProblem, 'id' | 'sees' | 'parts'> {
  /** Address of its plate, where one is drawn. */
  plate?: string;
}

/** By the crop's word in addresses. */
export type SignsOfCrops = Readonly<Record<string, readonly CropSign[]>>;

/** What of the guide can be recorded, in one language; `first` by crop and trouble. */
export interface SpokenGuide {
  poison: readonly string[];
  first: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** What "What do you see?" was given at build. */
export interface SeeFacts {
  crops: (CropCard & Pick<CropPage, 'seen'> & { problems: SeenCropProblem[] })[];
  parts: Readonly<Record<PlantPart, GuidePicture>>;
}

/** A trouble in the file of its crop that the last tap is answered from. */
export interface SeenAnswer extends Pick<SeenProblem, 'tells' | 'told' | 'today' | 'dosed'> {
  title: string;
  /** Of its plate. */
  alt: string;
  /** Keys of what its sign may be, the best first: itself. */
  candidates: string[];
  /** Names of the pairs among them that only the doctor tells apart. */
  untold: (readonly [string, string])[];
}

/** What a crop's page was given at build: its finished HTML stands in the page, under the ids. */
export interface CropFacts extends Omit<CropPage, 'lead' | 'problems' | 'sections' | 'figure' | 'seen'> {
  problems: SeenCropProblem[];
  sections: Omit<CropSection, 'html'>[];
  before: CropCard;
  after: CropCard;
  /** Address of the search index in the page's language. */
  search: string;
}
