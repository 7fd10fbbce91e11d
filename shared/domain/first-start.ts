import type { ContentId, ContentKind } from '../contract/content/kinds.ts';

/** The way from a started program to a shop of one's own, step by step, in the order it is walked. */
export const START_STEPS = [
  'you',
  'shop',
  'contact',
  'hours',
  'licences',
  'people',
  'about',
  'stories',
  'films',
  'catalogue',
  'pay',
  'sms',
] as const;
export type StartStep = (typeof START_STEPS)[number];

/** What somebody said of a step; `open`: nothing yet. */
export const STEP_STATES = ['open', 'done', 'skipped'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** The kind of content that a step fills in; steps that are none's are done when somebody says so. */
export const KIND_OF_STEP = {
  shop: 'shop',
  contact: 'contact',
  hours: 'hours',
  licences: 'licences',
  people: 'people',
  about: 'about',
  stories: 'stories',
  films: 'films',
  catalogue: 'product',
  pay: 'pay',
} as const satisfies Partial<Record<StartStep, ContentKind>>;

/** The items of a step among these. */
export function itemsOfStep(step: StartStep, ids: readonly ContentId[]): ContentId[] {
  const kinds: Partial<Record<StartStep, ContentKind>> = KIND_OF_STEP;
  const kind = kinds[step];
  return kind === undefined ? [] : ids.filter((id) => id.split(':', 1)[0] === kind);
}

/** Where somebody goes on: the first step that is open, or that was done and holds a sample again. */
export function nextStep(
  states: Readonly<Record<StartStep, StepState>>,
  samples: readonly ContentId[],
): StartStep | undefined {
  return START_STEPS.find(
    (step) => states[step] === 'open' || (states[step] === 'done' && itemsOfStep(step, samples).length > 0),
  );
}

/** Settings a shop needs before strangers come; each is given by whoever looks after the machine. */
export const SHOP_SETTINGS = ['address', 'mail', 'sms', 'payment'] as const;
export type ShopSetting = (typeof SHOP_SETTINGS)[number];
/** `home`: what is fit for trying only. `none`: without it, which is a real way. `set`: a contract. */
export type SettingState = 'home' | 'none' | 'set';
