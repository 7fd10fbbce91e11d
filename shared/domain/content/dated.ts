import { isClosureTold } from '../time/closure.ts';

/** As far as days decide what is shown of it. */
interface DatedContent {
  banners: { banners: readonly { from?: string; until?: string }[] };
  hours: { closures: readonly { from: string; until: string }[] };
  licences: { licences: readonly { validUntil: string }[] };
}
type DatedKind = keyof DatedContent;

/** Of each kind: what of it shows on a day, YYYY-MM-DD. */
const SHOWN: { [K in DatedKind]: (body: DatedContent[K], day: string) => readonly boolean[] } = {
  banners: ({ banners }, day) => banners.map((banner) => isBannerShown(banner, day)),
  hours: ({ closures }, day) =>
    closures.flatMap((closure) => [isClosureTold(closure, day), closure.from <= day && day <= closure.until]),
  licences: ({ licences }, day) => licences.map(({ validUntil }) => validUntil < day),
};

/** Whether a banner of the home page shows on a day: one without dates always does. */
export const isBannerShown = ({ from, until }: { from?: string; until?: string }, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until);

/** The kinds of which something else shows on one day than on another, although nobody has changed them. */
export function turnedKinds(content: DatedContent, before: string, today: string): Set<DatedKind> {
  const differs = <K extends DatedKind>(kind: K) =>
    SHOWN[kind](content[kind], before).join() !== SHOWN[kind](content[kind], today).join();
  return new Set((Object.keys(SHOWN) as DatedKind[]).filter(differs));
}
