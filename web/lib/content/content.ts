import { createContext, useContext } from 'react';
import type { ContentId, SiteContent } from '#shared/contract/content/kinds.ts';
import type { AppContent } from '#shared/domain/content/app-content.ts';

type ContentKey = Exclude<keyof SiteContent, 'samples'>;

/** What the shop says and sells, for the document that is drawn from it; apps have their own (`appContent`). */
export const SiteContentContext = createContext<SiteContent | null>(null);

/**
 * A kind of the shop's content. In a document any of them, and that it was read is noted: the page is drawn anew when it
 * changes. In an app those of `AppContent`. Islands are given what they show as props, and cannot ask here.
 */
export function useContent<K extends ContentKey>(key: K): SiteContent[K] {
  const given = useContext(SiteContentContext);
  return given ? given[key] : ofApp(key);
}

/** Whether one of these items is still as it was invented for development. */
export function useIsSample(...of: readonly ContentId[]): boolean {
  const given = useContext(SiteContentContext);
  return of.some((id) => (given ? given.samples.has(id) : appContent().samples.includes(id)));
}

let read: AppContent | undefined;

/** What the page that an app started from says of the shop. */
export function appContent(): AppContent {
  read ??= JSON.parse(document.getElementById('app-content')?.textContent ?? '') as AppContent;
  return read;
}

function ofApp<K extends ContentKey>(key: K): SiteContent[K] {
  const told: Partial<Pick<SiteContent, ContentKey>> = appContent();
  const found = told[key];
  if (found === undefined) throw new Error(`No app is told of ${key}`);
  return found as SiteContent[K];
}
