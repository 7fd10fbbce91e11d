import type { PlantPart } from './crop-pages.ts';
import type { GuidePicture } from './guide-picture.ts';

/** A part of a crop's page that is folded under its heading. */
export interface CropSection {
  id: string;
  title: string;
  html: string;
}

/** One thing that goes wrong with a crop; its id is the key by which tables, plates and links name it. */
export interface CropProblem extends CropSection {
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
}

/** What a crop's page was given at build: its finished HTML stands in the page, under the ids. */
export interface CropFacts extends Omit<CropPage, 'lead' | 'problems' | 'sections' | 'figure'> {
  problems: Omit<CropProblem, 'html'>[];
  sections: Omit<CropSection, 'html'>[];
  before: CropCard;
  after: CropCard;
  /** Address of the search index in the page's language. */
  search: string;
}
