import type { DateOnly } from './plan-days.ts';

/** Litres of the sprayers that are on the market: a dose per tank is told for one of them. */
export const TANK_LITRES = [10, 15, 16, 20] as const;
export type TankLitres = (typeof TANK_LITRES)[number];

export const STAGES = ['nursery', 'young', 'growing', 'flowering', 'fruiting', 'ripening'] as const;
export type Stage = (typeof STAGES)[number];

/** Who will mix and spray, where the farmer told. The first is nobody's harm. */
export const SPRAYERS = ['adult', 'pregnant', 'young'] as const;
export type Sprayer = (typeof SPRAYERS)[number];

/** How sure the doctor is. `more`: photos, a sample or a visit are needed first. */
export const CERTAINTIES = ['sure', 'likely', 'more'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** At most so many lines; none at all is a plan too: no spray is needed. */
export const MOST_LINES = 3;
export const MOST_STEPS = 8;

/** What a plan's dose is written for. */
export const DOSE_PERS = ['acre', 'litre'] as const;

/** Product, in ml or g, never mixed. */
export interface WrittenDose {
  amount: number;
  unit: 'ml' | 'g';
  per: (typeof DOSE_PERS)[number];
}

/** An article that the office offers for a line; its pack as printed. */
export interface OfferedPack {
  sku: string;
  /** Ml or g, like the dose. */
  size: number;
  unit: 'ml' | 'g';
}

export interface PlanLine {
  /** Key of the label table's product; a name that is none of them stops the plan. */
  product: string;
  /** Row of the label table; null takes the one that fits crop and problem. */
  claim: string | null;
  /** Null: the label's lower figure, or what the label says where it is no spray. */
  dose: WrittenDose | null;
  /** Litres of water for an acre; null: the usual 500 litres for a hectare, where the crop is sprayed so. */
  water: number | null;
  sprayOn: DateOnly;
  /** Lines with the same number go into one tank. */
  tank: number;
  pack: OfferedPack | null;
}

/** What the doctor writes. */
export interface Plan {
  problem: {
    /** Key of content/agronomy/problems, or `weeds`; null: in the doctor's own words. */
    key: string | null;
    /** In the doctor's own words; empty where the key names it. */
    name: string;
    certainty: Certainty;
    /** What led to it. */
    signs: string;
    threshold: 'reached' | 'below' | 'unknown';
  };
  /** To be done first, without a chemical. */
  first: readonly string[];
  lines: readonly PlanLine[];
  /** When somebody looks again, and what for. */
  check: { on: DateOnly | null; look: string };
  /** So that it does not come again. */
  prevent: string;
}

/** The problem that herbicides are claimed against: their rows name kinds of weeds and no pest. */
export const WEEDS = 'weeds';

/** What a plan is judged by, beside itself: the case it is for. */
export interface PlanField {
  /** Key of the label table or of the office's list of crops; another word is a crop of no table. */
  crop: string;
  stage: Stage | null;
  acres: number | null;
  tankLitres: TankLitres | null;
  /** The first day on which the farmer means to harvest or pick. */
  harvestOn: DateOnly | null;
  nearWater: boolean;
  sprayer: Sprayer | null;
}

/** What a spray of an earlier plan still holds the harvest back for. */
export interface HarvestWait {
  /** The first day of harvest; null: the label prints no days. */
  from: DateOnly | null;
}

/** A spray of this crop that is known: of an earlier plan, or as the farmer wrote it. */
export interface PastSpray {
  on: DateOnly;
  /** Resistance groups, `IRAC 28`. */
  groups: readonly string[];
}
