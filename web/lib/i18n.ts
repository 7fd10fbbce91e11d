import { use, useMemo, useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, type Language, readLanguage } from '#shared/domain/languages.ts';
import { setShopName, shopName } from './content/shop-name.ts';
import { readStored, STORED, subscribeStored } from './device/local-store.ts';
import { listenersOf } from './listeners.ts';
import { readable } from './page/readable.ts';
import { rememberLanguage } from './page/reader-language.ts';
import type { Strings } from './strings.ts';
import {
  findSentence,
  type StringsKey,
  type StringsNamespace,
  type Values,
  type Words,
} from './translate.ts';

export type { Language, StringsNamespace };

/** Two words every screen may need at any moment, also when the network has just gone. */
const ALWAYS: StringsNamespace[] = ['common', 'errors'];

type Files = Record<string, () => Promise<Words>>;

/** But for what the office alone says (office/strings.ts), and what few threads hold: names of files weigh on every phone. */
const files: Files = import.meta.glob<Words>(
  [
    '../../content/strings/*/*.json',
    '!../../content/strings/*/{alertcard,alerts,assign,blocked,cases,customer,desk,fields,followup,health,inbox,intake,labels,log,notes,numbers,people,picturebook,pictureconsent,plancard,plans,plantext,prices,profile,receipt,reminders,replies,reviews,settings,shortcuts,spoken,told}.json',
  ],
  { import: 'default' },
);

/** Makes further words known, by files of `content/strings`. */
export function addStrings(more: Files): void {
  for (const [file, load] of Object.entries(more)) files[file.replace(/^.*?content/, '../../content')] = load;
}

type Address = `${Language}/${StringsNamespace}`;
/** What has arrived, and what is on its way: components wait on the same promise however often they ask. */
const arrived = new Map<Address, Words>();
const coming = new Map<Address, Promise<void>>();
const wanted = new Set<StringsNamespace>(ALWAYS);

let language: Language = DEFAULT_LANGUAGE;
let ready: Promise<unknown> | undefined;
const listeners = listenersOf();

/** Starts the translations; safe to call again. `standing`: of a document, which stands in its language already. */
export function startLanguage(standing?: Language): Promise<unknown> {
  ready ??= initialise(standing);
  return ready;
}

async function initialise(standing: Language | undefined): Promise<void> {
  language = standing ?? detectLanguage();
  await fetchStrings(language, ALWAYS);
  if (typeof window === 'undefined') return;
  if (!standing) remember(language);
  subscribeStored(STORED.language, reapplyLanguage);
}

/** Fetches the words of a page beside its code, so that the page never waits for them twice. */
export async function loadStrings(namespaces: readonly StringsNamespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await startLanguage();
  await fetchStrings(language, namespaces);
}

/** For the renderer of documents: every word there is, so that drawing need not wait. */
export async function loadAllStrings(languages: readonly Language[]): Promise<void> {
  ready ??= Promise.resolve();
  await Promise.all(languages.map((each) => fetchStrings(each, namespaces())));
}

/** The language of the document that is drawn next, whose words have been loaded, and the shop that it speaks for. */
export function drawIn(next: Language, shop: string): void {
  language = next;
  setShopName(shop);
}

const namespaces = () => [
  ...new Set(Object.keys(files).map((file) => file.replace(/^.*\/|\.json$/g, '') as StringsNamespace)),
];

/** The language on the screen now. */
export function currentLanguage(): Language {
  return language;
}

/** Switches without a reload; resolves when the new words are here. Rejects, and nothing has changed, without them. */
export async function switchLanguage(next: Language): Promise<void> {
  await fetchStrings(next, [...wanted]);
  language = next;
  if (typeof window !== 'undefined') remember(next);
  listeners.notify();
}

/** Brings the screen back to the stored choice (route changes, a switch made in another tab). */
export function reapplyLanguage(): void {
  const stored = readLanguage(readStored(STORED.language));
  if (stored && stored !== language) followQuietly(stored);
  else markLanguage(language);
}

/** Nobody tapped just now: where the words cannot be had, the page stays readable, and the next one asks again. */
function followQuietly(next: Language): void {
  switchLanguage(next).catch(() => markLanguage(language));
}

type Namespaces = StringsNamespace | readonly [StringsNamespace, ...StringsNamespace[]];
type FirstOf<N> = N extends readonly [infer First, ...unknown[]] ? First : N;
type AnyOf<N> = N extends readonly (infer Each)[] ? Each : N;
type KeyIn<N> =
  | StringsKey<FirstOf<N> & StringsNamespace>
  | { [Each in AnyOf<N> & StringsNamespace]: `${Each}:${StringsKey<Each>}` }[AnyOf<N> & StringsNamespace];

/**
 * The words of a namespace in the reader's language, waited for when they are not here yet. Of several
 * namespaces the first needs no name: `t('title')`, `t('common:action.back')`. A switch of language renders anew.
 */
export function useTranslation<const N extends Namespaces>(
  namespaces: N,
): { t: (key: KeyIn<N>, values?: Values) => string; language: Language } {
  const now = useSyncExternalStore(listeners.subscribe, currentLanguage, currentLanguage);
  const names: readonly StringsNamespace[] = typeof namespaces === 'string' ? [namespaces] : namespaces;
  for (const name of names) use(fetchOne(now, name));
  const first = names[0] ?? 'common';
  const t = useMemo(
    () => (key: string, values?: Values) => translateIn(now, first, key, values),
    [now, first],
  );
  return { t, language: now };
}

/** One sentence outside a component (a toast, an error), in the language of the moment. */
export function translate<N extends StringsNamespace>(
  namespace: N,
  key: StringsKey<N>,
  values?: Values,
): string {
  return translateIn(language, namespace, key, values);
}

/** The same for a key that may not exist. */
export function translateIfKnown(
  namespace: StringsNamespace,
  key: string,
  values?: Values,
): string | undefined {
  return findSentence(arrived.get(`${language}/${namespace}`) ?? {}, language, key, {
    shop: shopName(),
    ...values,
  });
}

function translateIn(inLanguage: Language, first: StringsNamespace, key: string, values?: Values): string {
  const [namespace, rest] = key.includes(':') ? (key.split(':', 2) as [keyof Strings, string]) : [first, key];
  const words = arrived.get(`${inLanguage}/${namespace}`) ?? {};
  return findSentence(words, inLanguage, rest, { shop: shopName(), ...values }) ?? key;
}

async function fetchStrings(of: Language, namespaces: readonly StringsNamespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => fetchOne(of, namespace)));
}

/** One namespace of one language is its own small chunk; nothing of another language is loaded. */
function fetchOne(of: Language, namespace: StringsNamespace): Promise<void> {
  wanted.add(namespace);
  const address: Address = `${of}/${namespace}`;
  const load = files[`../../content/strings/${address}.json`];
  if (!load) return Promise.reject(new Error(`No strings for ${address}`));
  const known = coming.get(address);
  if (known) return known;
  const fetching = readable(
    load().then(
      (words) => void arrived.set(address, words),
      (error: unknown) => {
        // The next one who asks tries again.
        coming.delete(address);
        throw error;
      },
    ),
  );
  coming.set(address, fetching);
  return fetching;
}

/**
 * Order of the specification: stored choice, then the browser, then the html tag, then English. A choice just made on
 * a page without scripts (`?choose=`) is newer than the stored one; an address that names its language (`?lang=`, a
 * search result, a shared link) counts only for a reader who has stored none.
 */
function detectLanguage(): Language {
  if (typeof window === 'undefined') return DEFAULT_LANGUAGE;
  const fromBrowser = (navigator.languages ?? [navigator.language]).map(readLanguage).find(Boolean);
  const address = new URLSearchParams(location.search);
  return (
    readLanguage(address.get('choose')) ??
    readLanguage(readStored(STORED.language)) ??
    readLanguage(address.get('lang')) ??
    fromBrowser ??
    readLanguage(document.documentElement.lang) ??
    DEFAULT_LANGUAGE
  );
}

function remember(chosen: Language): void {
  markLanguage(chosen);
  rememberLanguage(chosen);
}

/** The style of every element hangs on it: even the same word written again has them all reckoned anew. */
function markLanguage(spoken: Language): void {
  if (document.documentElement.lang !== spoken) document.documentElement.lang = spoken;
}
